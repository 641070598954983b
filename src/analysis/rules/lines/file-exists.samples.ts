import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "java.nio.file.FileAlreadyExistsException: C:\\Games\\.minecraft\\config\\wood",
      parameters: { file: "C:\\Games\\.minecraft\\config\\wood" },
    },
    {
      text: "Caused by: java.nio.file.FileAlreadyExistsException: /srv/mc/logs\n\tat sun.nio.fs.UnixException.translateToIOException(UnixException.java:88)",
      parameters: { file: "/srv/mc/logs" },
    },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/INFO]: <Alex> java.nio.file.FileAlreadyExistsException: a",
    "java.nio.file.NoSuchFileException: config/a.toml",
  ],
} satisfies LineSamples;
