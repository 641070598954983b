import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [Server thread/ERROR]: Couldn't save chunk\njava.io.IOException: No space left on device",
      parameters: {},
    },
    {
      text: "[Pterodactyl Daemon]: Server is exceeding the assigned disk space limit, stopping process now.",
      parameters: {},
    },
    { text: "java.io.IOException: There is not enough space on the disk", parameters: {} },
    { text: "java.io.IOException: 磁盘空间不足。", parameters: {} },
    {
      text: "[10:00:00] [IO-Worker-7/ERROR]: Failed to store chunk [12, 8]\njava.io.IOException: Es steht nicht genug Speicherplatz auf dem Datenträger zur Verfügung",
      parameters: {},
    },
    {
      text: "java.nio.file.FileSystemException: C:\\mc\\saves\\a\\level.dat: Espace insuffisant sur le disque",
      parameters: {},
    },
    {
      text: "[10:00:00] [Server thread/WARN]: Low disk space! Might not be able to save the world.",
      parameters: {},
    },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/INFO]: <Alex> No space left on device",
    "java.io.IOException: Connection reset by peer",
    "java.io.IOException: Es steht nicht genug Arbeitsspeicher zur Verfügung",
  ],
} satisfies LineSamples;
