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
  ],
  counterSamples: [
    "[10:00:02] [Client thread/ERROR]: Using missing texture, unable to load minecraft:textures/items/bulb.png",
  ],
} satisfies WholeLogSamples;
