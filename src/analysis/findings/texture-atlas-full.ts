import { finding } from "../finding.ts";
import { isRepeated } from "./class-missing.ts";

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
      : { texture: match[1]?.trim() ?? /Unable to fit:? ([^\s,]{1,200})/.exec(match[0])?.[1] ?? "?" },
  message: {
    en: "The textures are too large for the graphics card: {texture} did not fit any more.",
    "zh-CN": "材质过大，显卡放不下：{texture} 已无处容纳。",
  },
  advice: {
    en: [
      "Use a resource pack of a lower resolution (for example 32x or 64x), or none.",
      "Remove mods that bring very large textures, lower the mipmap level, or use a newer graphics card or driver.",
    ],
    "zh-CN": [
      "使用较低分辨率的资源包（例如 32x 或 64x），或不使用资源包。",
      "移除带有超大材质的模组，降低 Mipmap 级别，或更换更新的显卡或驱动。",
    ],
  },
  samples: [
    {
      text: "net.minecraft.client.renderer.StitcherException: Unable to fit: minecraft:blocks/stone - size: 1024x1024 - Maybe try a lower resolution resourcepack?",
      parameters: { texture: "minecraft:blocks/stone" },
    },
    {
      text: "bvs: Unable to fit wood:block/oak, size: 2048x2048, atlas: 16384x16384 - Maybe try a lower resolution texturepack?",
      parameters: { texture: "wood:block/oak" },
    },
  ],
  counterSamples: [
    "[10:00:00] [main/INFO]: Created: 1024x512 textures-atlas",
    "<Alex> Maybe try a lower resolution resourcepack?",
  ],
});
