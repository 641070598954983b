import { finding } from "../finding.ts";
import { isRepeated } from "../matching/match-text.ts";
import { unfittingTexture } from "../matching/unfitting-texture.ts";

export default finding({
  code: "resource-pack-too-large",
  severity: "fatal",
  confidence: 0.95,
  needles: ["Maybe try a lower resolution", "Maybe try a lowerresolution"],
  pattern: /Maybe try a lower ?resolution (?:resource|texture) ?pack/,
  parameters: (match, place) => {
    if (isRepeated(place, match[0])) return null;
    const texture = unfittingTexture(place);
    if (texture?.isMods) return null;
    return { texture: texture?.size ? `${texture.name} (${texture.size})` : texture?.name };
  },
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
});
