import { finding } from "../finding.ts";
import { isRepeated, isSaid } from "./mod-dependency-missing.ts";

export default finding({
  code: "mod-id-limit",
  severity: "fatal",
  confidence: 0.95,
  needles: ["maximum id range exceeded"],
  pattern: /maximum id range exceeded/,
  parameters: (match, place) => (isSaid(place) || isRepeated(place, match[0]) ? null : {}),
  message: {
    en: "There are more blocks, items, biomes or other things than this Minecraft version has numbers for: too many mods.",
    "zh-CN": "方块、物品、生物群系等的数量超出了该 Minecraft 版本的 ID 上限：模组过多。",
  },
  advice: {
    en: [
      "Install a mod that raises the limit for your version: JustEnoughIDs or RoughlyEnoughIDs (1.12.2), NotEnoughIDs or EndlessIDs (1.7.10).",
      "Or remove mods that add many blocks and items.",
    ],
    "zh-CN": [
      "安装提升上限的模组：1.12.2 使用 JustEnoughIDs 或 RoughlyEnoughIDs，1.7.10 使用 NotEnoughIDs 或 EndlessIDs。",
      "或者移除添加大量方块和物品的模组。",
    ],
  },
  samples: [
    { text: "java.lang.RuntimeException: Invalid id 4096 - maximum id range exceeded.", parameters: {} },
    {
      text: "[10:00:00] [main/FATAL] [FML]: Invalid id 256 - maximum id range exceeded.\n\tat net.minecraftforge.registries.ForgeRegistry.add(ForgeRegistry.java:295)",
      parameters: {},
    },
  ],
  counterSamples: ["<Steve> maximum id range exceeded lol", "[10:00:00] [main/INFO]: The id range is 4096"],
});
