import { finding } from "../finding.ts";
import { isSaid } from "./mod-dependency-missing.ts";

export default finding({
  code: "datapack-mod-missing",
  severity: "warning",
  confidence: 0.9,
  needles: ["Missing data pack mod:", "Missing data pack mod/"],
  pattern: /Missing data pack mod[:/]([\w.-]{1,64})/,
  parameters: (match, place) => (isSaid(place) ? null : { mod: match[1]! }),
  message: {
    en: "The world was saved with the mod {mod}, whose data pack is no longer there.",
    "zh-CN": "世界保存时使用了模组 {mod}，但它的数据包现在已不存在。",
  },
  advice: {
    en: [
      "If the mod {mod} was removed by mistake, install it again; otherwise its blocks, items and terrain in the world are lost.",
      "If it was removed on purpose, nothing has to be done, provided the world still loads. Make a backup first.",
    ],
    "zh-CN": [
      "如果是误删了模组 {mod}，请重新安装；否则世界中它的方块、物品和地形会丢失。",
      "如果是有意移除，只要世界仍能加载就无需处理。请先备份。",
    ],
  },
  samples: [
    {
      text: "[01Jan2024 10:00:00.000] [main/WARN] [net.minecraft.server.MinecraftServer/]: Missing data pack mod:ringcraft",
      parameters: { mod: "ringcraft" },
    },
    { text: "[10:00:00] [main/WARN]: Missing data pack mod/ringcraft", parameters: { mod: "ringcraft" } },
  ],
  counterSamples: ["[10:00:00] [main/WARN]: Missing data pack file/terrain.zip", "<Steve> Missing data pack mod:a"],
});
