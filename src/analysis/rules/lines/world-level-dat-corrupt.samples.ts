import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [main/ERROR]: Exception reading ./world/level.dat\njava.io.EOFException: Unexpected end of ZLIB input stream",
      parameters: {},
    },
    {
      text: "[10:00:00] [main/ERROR]: Failed to load world data from ./world/level.dat and ./world/level.dat_old. World files may be corrupted. Shutting down.",
      parameters: {},
    },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/WARN] [FML/]: Forge Mod Loader detected that the backup level.dat is being used.",
    "[10:00:00] [Server thread/INFO]: <Alex> Exception reading level.dat",
    "[10:00:00] [Server thread/INFO]: Saved level.dat",
  ],
} satisfies LineSamples;
