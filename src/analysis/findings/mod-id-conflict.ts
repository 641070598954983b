import { finding } from "../finding.ts";
import { isRepeated, isSaid } from "./mod-dependency-missing.ts";

export default finding({
  code: "mod-id-conflict",
  severity: "fatal",
  confidence: 0.95,
  needles: [" is already occupied by "],
  pattern:
    /IllegalArgumentException: Slot (\d{1,6}) is already occupied by ([\w.$]{1,200})@?[^\n]{0,60}? when adding ([\w.$]{1,200})/,
  parameters: (match, place) =>
    isSaid(place) || isRepeated(place, " is already occupied by ")
      ? null
      : { id: match[1]!, classes: [match[2]!, match[3]!] },
  message: {
    en: "Two mods use the same block or item number {id}: {classes}.",
    "zh-CN": "两个模组使用了相同的方块或物品 ID {id}：{classes}。",
  },
  advice: {
    en: ["Change the number {id} in the configuration file of one of the two mods to a free one: {classes}."],
    "zh-CN": ["在其中一个模组的配置文件中，将 ID {id} 改为未被占用的数值：{classes}。"],
  },
  samples: [
    {
      text: "java.lang.IllegalArgumentException: Slot 212 is already occupied by com.acme.rings.RingBlock@5d1 when adding org.big.BigBlock@22f",
      parameters: { id: "212", classes: ["com.acme.rings.RingBlock", "org.big.BigBlock"] },
    },
  ],
  counterSamples: ["[10:00:00] [Server thread/INFO]: The seat is already occupied by Steve"],
});
