import type { LineSamples } from "../samples.ts";

export default {
  only: "server",
  samples: [
    {
      text: '2023-05-01 [10:00:01.000] [Server thread/ERROR]: Corrupted data found for "Alex", creating new profile',
      parameters: { player: "Alex" },
    },
    {
      text: "[10:00:00] [Server thread/WARN]: Failed to load player data for Alex\njava.util.zip.ZipException: Not in GZIP format\n\tat java.util.zip.GZIPInputStream.readHeader(GZIPInputStream.java:176)",
      parameters: { player: "Alex" },
    },
    {
      text: "[10:00:00] [Server thread/WARN]: Failed to load player data for 01234567-89ab-4cde-8f01-23456789abcd\n[10:00:00] [Server thread/INFO]: Something else",
      parameters: { player: "01234567-89ab-4cde-8f01-23456789abcd" },
    },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/WARN]: Failed to load player data for Alex\njava.nio.file.AccessDeniedException: ./world/playerdata/a.dat",
    "[10:00:00] [Server thread/WARN]: [Lamps] Failed to load player data for Alex\njava.io.EOFException",
    "[10:00:00] [Server thread/INFO]: <Alex> Failed to load player data for Steve EOFException",
  ],
} satisfies LineSamples;
