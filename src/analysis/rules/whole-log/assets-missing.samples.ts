import type { WholeLogSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [main/INFO] [GradleStart]: x\n[10:00:00] [main/INFO] [FML]: Forge Mod Loader version 7.10.99.99 for Minecraft 1.7.10 loading\n[10:00:01] [Client thread/INFO] [FML]: x\n\tUCHIJA\tlamps{1.0} [Bright Lamps] (bin) \n[10:00:02] [Client thread/ERROR]: Using missing texture, unable to load lamps:textures/items/bulb.png\njava.io.FileNotFoundException: lamps:textures/items/bulb.png",
      code: "own-assets-missing",
      parameters: { mod: "Bright Lamps", files: ["textures/items/bulb.png"] },
    },
    {
      text: "[10:00:02] [Client thread/ERROR]: Using missing texture, unable to load lamps:textures/items/bulb.png\njava.io.FileNotFoundException: lamps:textures/items/bulb.png",
      parameters: { mod: "lamps" },
    },
    {
      text: "[10:00:00] [main/INFO] [GradleStart]: x\n[10:00:00] [main/INFO] [FML]: Forge Mod Loader version 14.23.99.99 for Minecraft 1.12.2 loading\n[10:00:02] [main/ERROR] [FML.TEXTURE_ERRORS]: +=+=+=+=+=\n[10:00:02] [main/ERROR] [FML.TEXTURE_ERRORS]:   DOMAIN lamps\n[10:00:02] [main/ERROR] [FML.TEXTURE_ERRORS]:   domain lamps is missing 0 textures\n[10:00:02] [main/ERROR] [FML.TEXTURE_ERRORS]:     Problem: broken aspect ratio and not an animation\n[10:00:02] [main/ERROR] [FML.TEXTURE_ERRORS]:       textures/items/bulb.png\n[10:00:02] [main/ERROR] [FML.TEXTURE_ERRORS]: ==========",
      code: "own-assets-missing",
      parameters: {
        mod: "lamps",
        files: ["textures/items/bulb.png"],
        problem: "broken aspect ratio and not an animation",
      },
    },
  ],
  counterSamples: [
    "[10:00:02] [Client thread/ERROR]: Could not load override model minecraft:item/bow_pulling for model minecraft:item/bow",
    "[10:00:02] [Client thread/ERROR]: Using missing texture, unable to load minecraft:textures/items/bulb.png",
  ],
} satisfies WholeLogSamples;
