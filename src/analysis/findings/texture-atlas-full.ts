import { finding } from "../finding.ts";
import { isRepeated } from "../matching/match-text.ts";
import { unfittingTexture } from "../matching/unfitting-texture.ts";

export default finding({
  code: "texture-atlas-full",
  severity: "fatal",
  confidence: 0.95,
  needles: [
    " resolution resourcepack?",
    " resolution texturepack?",
    "lowerresolution resourcepack?",
    "lowerresolution texturepack?",
  ],
  pattern: /^[^\n<]{0,300}Maybe try a lower ?resolution (?:resource|texture)pack\?/,
  // One of the game's own comes from a resource pack, and that is told as such.
  parameters: (_, place) => {
    const texture = isRepeated(place, "pack?") ? null : unfittingTexture(place);
    return texture?.isMods ? { texture: texture.name } : null;
  },
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
});
