import type { LineSamples } from "../samples.ts";

export default {
  only: "client",
  samples: [
    {
      text: "[10:00:00] [Download-1/ERROR]: Failed to download https://packs.example.org/lamps.zip\njava.io.FileNotFoundException: https://packs.example.org/lamps.zip\n\tat sun.net.www.protocol.http.HttpURLConnection.getInputStream0(HttpURLConnection.java:1993) ~[?:?]",
      parameters: {
        address: "https://packs.example.org/lamps.zip",
        reason: "FileNotFoundException: https://packs.example.org/lamps.zip",
      },
    },
    {
      text: "[10:00:00] [Server Pack Downloader/WARN]: Pack application failed: java.io.IOException: Filesize is bigger than maximum allowed (file is 400, limit is 300), deleting file C:\\mc\\server-resource-packs\\0a1b",
      parameters: {
        address: null,
        reason: "java.io.IOException: Filesize is bigger than maximum allowed (file is 400, limit is 300)",
      },
    },
  ],
  counterSamples: [
    "[10:00:00] [Render thread/ERROR]: Failed to download https://lamps.example.org/list.json\njava.io.IOException: no\n\tat org.example.lamps.Lamps.read(Lamps.java:3)",
    "[10:00:00] [Render thread/INFO]: [CHAT] Pack application failed: lamps, deleting file x",
  ],
} satisfies LineSamples;
