import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[01Jan2024 10:00:00.000] [main/WARN] [net.minecraft.server.MinecraftServer/]: Missing data pack mod:ringcraft",
      parameters: { mod: "ringcraft" },
    },
    { text: "[10:00:00] [main/WARN]: Missing data pack mod/ringcraft", parameters: { mod: "ringcraft" } },
  ],
  counterSamples: ["[10:00:00] [main/WARN]: Missing data pack file/terrain.zip", "<Steve> Missing data pack mod:a"],
} satisfies LineSamples;
