import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[12:00:00] [main/WARN]: Warnings were found!\n - Mod 'Quiet Caves' (quietcaves) 1.2 recommends any version of modmenu, which is missing!",
      parameters: { mod: "Quiet Caves", recommended: "modmenu", versions: "any version" },
    },
    {
      text: " - Mod 'Quiet Caves' (quietcaves) recommends version 2.0 or later of mod 'Cave Sounds' (cavesounds), which is missing!",
      parameters: { mod: "Quiet Caves", recommended: "Cave Sounds", versions: "version 2.0 or later" },
    },
  ],
  counterSamples: [
    " - Mod 'Quiet Caves' (quietcaves) 1.2 requires any version of modmenu, which is missing!",
    "[12:00:00] [main/INFO]: Mojang recommends version 21 of Java",
  ],
} satisfies LineSamples;
