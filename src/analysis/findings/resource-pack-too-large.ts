import { finding } from "../finding.ts";
import { isRepeated, isSaid, lineOf } from "./mod-dependency-missing.ts";

export default finding({
  code: "resource-pack-too-large",
  severity: "fatal",
  confidence: 0.95,
  needles: ["Maybe try a lower resolution", "Maybe try a lowerresolution"],
  pattern: /Maybe try a lower ?resolution (?:resource|texture) ?pack/,
  parameters: (match, place) => {
    if (isSaid(place) || isRepeated(place, match[0])) return null;
    const found = /Unable to fit: ([^\n]{1,200}?) - size: (\d{1,6}x\d{1,6})/.exec(lineOf(place));
    return { texture: found ? `${found[1]!} (${found[2]!})` : "?" };
  },
  message: {
    en: "The textures are too large for the graphics card: {texture} does not fit any more.",
    "zh-CN": "材质过大，超出显卡限制：{texture} 已无法放入。",
  },
  advice: {
    en: [
      "Use the resource pack in a lower resolution, or switch off resource packs (delete the line resourcePacks in options.txt if the game no longer starts).",
      "Set the mipmap levels to 0 in the video settings, and update the graphics driver.",
    ],
    "zh-CN": [
      "使用分辨率更低的资源包，或停用资源包（游戏无法启动时，删除 options.txt 中的 resourcePacks 一行）。",
      "在视频设置中将 Mipmap 级别设为 0，并更新显卡驱动。",
    ],
  },
  samples: [
    {
      text: "net.minecraft.client.renderer.StitcherException: Unable to fit: minecraft:block/stone - size: 4096x4096 - Maybe try a lower resolution resourcepack?",
      parameters: { texture: "minecraft:block/stone (4096x4096)" },
    },
    { text: "Maybe try a lower resolution texturepack?", parameters: { texture: "?" } },
  ],
  counterSamples: [
    "<Steve> Maybe try a lower resolution resourcepack?",
    "[12:00:00] [main/INFO]: Created: 1024x512 textures-atlas",
  ],
});
