import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[12:00:00] [main/WARN]: Warnings were found!\n - Mod 'Mendify' (mendify) 1.11.0 conflicts with any version of mod 'Hint Fix' (hintfix), which is present with the following versions: 1.0.4!",
      parameters: { mods: ["Mendify", "Hint Fix"] },
    },
    {
      text: "[12:00:00] [main/WARN]: Warnings were found!\n - Mod 'Swiftium' (swiftium) 0.5.3 conflicts with any version of mod 'Slowium' (slowium), but a matching version is present: 1.13!",
      parameters: { mods: ["Swiftium", "Slowium"] },
    },
    { text: "\tMod ringcraft discourages the use of curios any", parameters: { mods: ["ringcraft", "curios"] } },
    {
      text: "[main/WARN] [net.neoforged.fml.loading.ModSorter/LOADING]: Conflicts between mods:\n\tMod 'ringcraft' discourages 'curios', versions: '[9.0,)'; Version found: '9.0.1'",
      parameters: { mods: ["ringcraft", "curios"] },
    },
  ],
  counterSamples: [
    "[12:00:00] [main/INFO]: The key conflicts with another key",
    "[12:00:00] [Render thread/INFO]: [CHAT] Mod 'A' (a) conflicts with any version of b, but no",
  ],
} satisfies LineSamples;
