import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "net.minecraft.client.renderer.StitcherException: Unable to fit: minecraft:block/stone - size: 4096x4096 - Maybe try a lower resolution resourcepack?",
      parameters: { texture: "minecraft:block/stone (4096x4096)" },
    },
    {
      text: "Maybe try a lower resolution texturepack?",
      parameters: { texture: null },
    },
  ],
  counterSamples: [
    "bvs: Unable to fit wood:block/oak, size: 2048x2048, atlas: 16384x16384 - Maybe try a lower resolution texturepack?",
    "<Steve> Maybe try a lower resolution resourcepack?",
    "[12:00:00] [main/INFO]: Created: 1024x512 textures-atlas",
  ],
} satisfies LineSamples;
