import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [main/WARN] [net.minecraftforge.common.ForgeHooks/WP]: The following mods have version differences that were not resolved:\nlamps0 (version 1.2.0 -> 1.3.0)\nlamps1 (version 1.2.0 -> 1.3.0)\nlamps2 (version 1.2.0 -> 1.3.0)\nlamps3 (version 1.2.0 -> 1.3.0)\nlamps4 (version 1.2.0 -> 1.3.0)\nlamps5 (version 1.2.0 -> 1.3.0)\nlamps6 (version 1.2.0 -> 1.3.0)\nlamps7 (version 1.2.0 -> 1.3.0)\nThings may not work well.",
      parameters: {
        mod: "lamps0",
        saved: "1.2.0",
        mods: ["lamps0", "lamps1", "lamps2", "lamps3", "lamps4", "lamps5", "lamps6", "lamps7"],
      },
    },
    {
      text: "[10:00:00] [Server thread/INFO] [FML/]: This world was saved with mod lamps version 1.4 and it is now at version 1.2, things may not work well",
      parameters: { mod: "lamps", saved: "1.4", installed: "1.2" },
    },
    {
      text: "[10:00:00] [main/WARN] [net.minecraftforge.common.ForgeHooks/WP]: The following mods have version differences that were not resolved:\nlamps (version 1.2.0 -> 1.3.0)\nThings may not work well.",
      parameters: { mod: "lamps", saved: "1.2.0", installed: "1.3.0" },
    },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/ERROR] [FML/]: This world was saved with mod lamps which appears to be missing, things may not work well",
    "lamps (version 1.2.0 -> MISSING)",
    "[10:00:00] [main/INFO]: Loading library (version 1 -> 2)",
  ],
} satisfies LineSamples;
