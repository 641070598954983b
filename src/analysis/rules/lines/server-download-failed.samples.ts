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
  ],
  counterSamples: [
    "Failed to download mojang_1.21.1.jar (attempt 1 of 3): java.net.SocketTimeoutException: Read timed out",
    "[10:00:00] [Server thread/WARN]: [Lamps] Failed to download lamps-2.0.jar",
  ],
} satisfies LineSamples;
