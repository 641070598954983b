import { finding } from "../finding.ts";
import { isRepeated } from "./class-missing.ts";

export default finding({
  code: "world-overworld-settings",
  severity: "fatal",
  confidence: 1,
  needles: ["Overworld settings missing"],
  pattern: /^[^\n<]{0,300}IllegalStateException: Overworld settings missing/,
  parameters: (_, place) => (isRepeated(place, "Overworld settings missing") ? null : {}),
  message: {
    en: "The world cannot be loaded because the settings of its Overworld are missing.",
    "zh-CN": "世界无法加载，因为缺少主世界（Overworld）的设置。",
  },
  advice: {
    en: [
      'Install the mods and data packs again that made the world\'s terrain (look for "Missing data pack" above): without them the game does not understand the Overworld.',
      "Or restore level.dat from a backup that was made before they were removed, or let a new world be generated.",
    ],
    "zh-CN": [
      "重新安装生成该世界地形的模组和数据包（查看上方的 “Missing data pack”）：没有它们，游戏无法识别主世界。",
      "或者从移除它们之前的备份恢复 level.dat，或生成新的世界。",
    ],
  },
  causedBy: ["datapack-mod-missing", "world-mod-missing"],
  samples: [
    {
      text: "java.util.concurrent.ExecutionException: java.lang.IllegalStateException: Overworld settings missing",
      parameters: {},
    },
    {
      text: "[10:00:00] [main/WARN]: Failed to load datapacks, can't proceed with server load.\njava.lang.IllegalStateException: Overworld settings missing",
      parameters: {},
    },
  ],
  counterSamples: [
    "<Alex> java.lang.IllegalStateException: Overworld settings missing",
    "java.lang.IllegalStateException: Nether settings missing",
  ],
});
