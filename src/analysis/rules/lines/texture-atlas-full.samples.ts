import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "net.minecraft.client.renderer.StitcherException: Unable to fit: wood:blocks/oak - size: 1024x1024 - Maybe try a lower resolution resourcepack?",
      parameters: { texture: "wood:blocks/oak" },
    },
    {
      text: "bvs: Unable to fit wood:block/oak, size: 2048x2048, atlas: 16384x16384 - Maybe try a lower resolution texturepack?",
      parameters: { texture: "wood:block/oak" },
    },
  ],
  counterSamples: [
    "net.minecraft.client.renderer.StitcherException: Unable to fit: minecraft:blocks/stone - size: 1024x1024 - Maybe try a lower resolution resourcepack?",
    "[10:00:00] [main/INFO]: Created: 1024x512 textures-atlas",
    "<Alex> Maybe try a lower resolution resourcepack?",
  ],
} satisfies LineSamples;
