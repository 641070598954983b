import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [main/WARN] [net.neoforged.neoforge.common.CommonHooks/WP]: The following mods have version differences that were not resolved:\nlamps (version 1.2.0 -> MISSING)\nThings may not work well.\n[10:00:09] [Worker-1/ERROR]: Recoverable errors when loading section [0, 7, 0]: (Unknown registry key in ResourceKey[minecraft:root / minecraft:block]: lamps:red_lamp -> using default)",
      parameters: { mod: "lamps" },
    },
    {
      text: "[10:00:00] [main/WARN] [net.minecraftforge.common.ForgeHooks/WP]: The following mods have version differences that were not resolved:\nlamps0 (version 1.2.0 -> MISSING)\nlamps1 (version 1.2.0 -> MISSING)\nlamps2 (version 1.2.0 -> MISSING)\nlamps3 (version 1.2.0 -> MISSING)\nlamps4 (version 1.2.0 -> MISSING)\nlamps5 (version 1.2.0 -> MISSING)\nlamps6 (version 1.2.0 -> MISSING)\nlamps7 (version 1.2.0 -> MISSING)\nThings may not work well.",
      parameters: {
        mod: "lamps0",
        mods: ["lamps0", "lamps1", "lamps2", "lamps3", "lamps4", "lamps5", "lamps6", "lamps7"],
      },
    },
    {
      text: "[10:00:00] [Server thread/ERROR] [FML/]: This world was saved with mod lamps which appears to be missing, things may not work well",
      parameters: { mod: "lamps" },
    },
    {
      text: "[10:00:00] [main/WARN] [net.minecraftforge.common.ForgeHooks/WP]: The following mods have version differences that were not resolved:\nlamps (version 1.2.0 -> MISSING)\nThings may not work well.",
      parameters: { mod: "lamps" },
    },
    {
      text: "[10:00:00] [Server thread/ERROR]: Recoverable errors when loading section [3, -4, 5]: (Unknown registry key in ResourceKey[minecraft:root / minecraft:block]: ringcraft:ring_ore -> using default)",
      parameters: { mod: "ringcraft" },
    },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/ERROR] [FML/]: This world was saved with mod minecraft which appears to be missing, things may not work well",
    "[10:00:00] [Server thread/INFO] [FML/]: This world was saved with mod lamps version 1 and it is now at version 2, things may not work well",
    "[10:00:00] [Server thread/INFO]: <Alex> This world was saved with mod lamps which appears to be missing",
  ],
} satisfies LineSamples;
