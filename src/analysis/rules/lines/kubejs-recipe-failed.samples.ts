import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: '[10:00:00] [WARN] Error parsing recipe pack:lamps/bulb[mekanism:smelting]: {"type":"mekanism:smelting","output":{"item":"pack:bulb_base","count":5}}: com.google.gson.JsonSyntaxException: Unknown item \'pack:bulb_base\'',
      parameters: { recipe: "pack:lamps/bulb", reason: "Unknown item 'pack:bulb_base'" },
    },
    {
      text: '[10:00:00] [Server thread/ERROR] [KubeJS Server/]: Error parsing recipe pack:glow[minecraft:smelting]: {"type":"minecraft:smelting"}: java.lang.IllegalStateException: No ingredient\n[10:00:00] [Server thread/ERROR] [KubeJS Server/]: Error parsing recipe pack:glimmer[minecraft:smelting]: {"type":"minecraft:smelting"}: java.lang.IllegalStateException: No result',
      parameters: { recipe: ["pack:glow", "pack:glimmer"], reason: "No ingredient" },
    },
  ],
  counterSamples: [
    // The game reads it itself then.
    "[10:00:00] [WARN] Failed to parse recipe 'shelves:oak_shelf[minecraft:crafting_shaped]'! Falling back to vanilla: ItemStack 'result' can't be empty!",
    "[10:00:00] [WARN] Error parsing recipe book of Alex: no such page",
    "<Alex> Error parsing recipe pack:glow[minecraft:smelting]: {}: no",
    "[10:00:00] [INFO] Added 631 recipes, removed 530 recipes, modified 2536 recipes, with 0 failed recipes in 14.24 ms",
  ],
} satisfies LineSamples;
