import { finding } from "../finding.ts";
import { isRepeated } from "../matching/match-text.ts";

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
  pattern:
    /^[^\n<]{0,300}(?:Unable to fit: ([^\n]{1,200}?) - size[^\n]{0,120})?Maybe try a lower ?resolution (?:resource|texture)pack\?/,
  parameters: (match, place) =>
    isRepeated(place, "pack?")
      ? null
      : { texture: match[1]?.trim() ?? /Unable to fit:? ([^\s,]{1,200})/.exec(match[0])?.[1] },
  causedBy: ["resource-pack-too-large"],
  samples: [
    {
      text: "net.minecraft.client.renderer.StitcherException: Unable to fit: minecraft:blocks/stone - size: 1024x1024 - Maybe try a lower resolution resourcepack?",
      codes: ["resource-pack-too-large", "texture-atlas-full"],
      parameters: { texture: "minecraft:blocks/stone" },
    },
    {
      text: "bvs: Unable to fit wood:block/oak, size: 2048x2048, atlas: 16384x16384 - Maybe try a lower resolution texturepack?",
      codes: ["resource-pack-too-large", "texture-atlas-full"],
      parameters: { texture: "wood:block/oak" },
    },
  ],
  counterSamples: [
    "[10:00:00] [main/INFO]: Created: 1024x512 textures-atlas",
    "<Alex> Maybe try a lower resolution resourcepack?",
  ],
});
