import type { LineSamples } from "../samples.ts";

export default {
  only: "server",
  samples: [
    {
      text: "Failed to download mojang_1.20.4.jar\njava.net.UnknownHostException: piston-data.mojang.com\n\tat java.base/java.net.Socket.connect(Socket.java:633)\n\tat io.papermc.paperclip.DownloadContext.download(DownloadContext.java:60)",
      codes: ["server-download-failed", "no-internet"],
      parameters: { file: "mojang_1.20.4.jar", why: null },
    },
    {
      text: 'Exception in thread "main" java.lang.IllegalStateException: Hash check failed for downloaded file mojang_1.21.1.jar\n\tat io.papermc.paperclip.DownloadContext.download(DownloadContext.java:60)',
      parameters: { file: "mojang_1.21.1.jar", why: "damaged" },
    },
    {
      text: 'Applying patches\nException in thread "main" java.lang.IllegalStateException: Hash check failed for extract filed versions/1.20.4/paper-1.20.4.jar\n\tat io.papermc.paperclip.FileEntry.extractFile(FileEntry.java:121)',
      parameters: { file: "paper-1.20.4.jar", why: "damaged" },
    },
    {
      text: 'Exception in thread "main" java.lang.IllegalStateException: Hash check of input file failed for /META-INF/versions/1.19.4/server-1.19.4.jar\n\tat io.papermc.paperclip.PatchEntry.applyPatch(PatchEntry.java:90)',
      parameters: { file: "server-1.19.4.jar", why: "damaged" },
    },
    {
      text: "Downloading vanilla jar...\nDownloaded vanilla jar is not valid",
      parameters: { file: "vanilla jar", why: "damaged" },
    },
    {
      text: "Downloading vanilla jar...\nFailed to download vanilla jar\njava.net.SocketTimeoutException: connect timed out\n\tat io.papermc.paperclip.Paperclip.checkVanillaJar(Paperclip.java:170)",
      parameters: { file: "vanilla jar", why: null },
    },
    // Mohist and what came from it.
    {
      text: "Checking libraries, please wait...\nThe download of lamps-3.1.jar failed :(\n",
      parameters: { file: "lamps-3.1.jar", why: null },
    },
    {
      text: "The download of lamps-3.1.jar failed because the MD5 of this file is 0123456789abcdef0123456789abcdef while it should be fedcba9876543210fedcba9876543210. The file got deleted for security reasons.",
      parameters: { file: "lamps-3.1.jar", why: "damaged" },
    },
  ],
  counterSamples: [
    "Failed to download mojang_1.21.1.jar (attempt 1 of 3): java.net.SocketTimeoutException: Read timed out",
    "All libraries are nice :) !",
    "[10:00:00] [Server thread/INFO]: [Lamps] lamps-2.0.jar is out of date :(",
    "[10:00:00] [Server thread/INFO]: <Alex> my lamps-2.0.jar is gone :(",
    "[10:00:00] [Server thread/WARN]: [Lamps] Failed to download lamps-2.0.jar",
  ],
} satisfies LineSamples;
