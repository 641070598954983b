import type { LineSamples } from "../samples.ts";

export default {
  only: "client",
  samples: [
    {
      text: "[10:00:00] [Worker-Main-3/WARN]: Texture minecraft:item/lantern with size 18x18 limits mip level from 4 to 1",
      parameters: { texture: "minecraft:item/lantern", size: "18x18", from: "4", to: "1" },
    },
  ],
  counterSamples: [
    "[10:00:00] [Worker-Main-3/WARN]: Texture lamps:block/lamp with size 8x8 limits mip level from 4 to 3",
    "[10:00:00] [Render thread/INFO]: <Alex> Texture a:b with size 18x18 limits mip level from 4 to 1",
  ],
} satisfies LineSamples;
