import { finding } from "../finding.ts";
import { isSaid } from "./mod-dependency-missing.ts";

export default finding({
  code: "datapack-missing",
  severity: "warning",
  confidence: 0.9,
  needles: ["Missing data pack "],
  pattern: /^[^\n]{0,300}?: Missing data pack (?!mod[:/])([^\n]{1,150}?)\s{0,4}(?:\n|$)/,
  parameters: (match, place) => (isSaid(place) ? null : { datapack: match[1]!.replace(/^file\//, "").trim() }),
  message: {
    en: "The world uses the data pack {datapack}, which is no longer there.",
    "zh-CN": "世界使用的数据包 {datapack} 已不存在。",
  },
  advice: {
    en: [
      "Put {datapack} back into the datapacks folder of the world, or install the mod again that brought it.",
      "If it was removed on purpose, nothing has to be done.",
    ],
    "zh-CN": ["将 {datapack} 放回世界的 datapacks 文件夹，或重新安装提供它的模组。", "如果是有意移除，则无需处理。"],
  },
  samples: [
    { text: "[10:00:00] [main/WARN]: Missing data pack file/terrain.zip", parameters: { datapack: "terrain.zip" } },
    { text: "[10:00:00] [Server thread/WARN]: Missing data pack quietcaves", parameters: { datapack: "quietcaves" } },
  ],
  counterSamples: [
    "[10:00:00] [main/WARN]: Missing data pack mod:ringcraft",
    "[10:00:00] [Server thread/INFO]: <Steve> : Missing data pack a",
  ],
});
