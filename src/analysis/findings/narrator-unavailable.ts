import { finding } from "../finding.ts";

export default finding({
  code: "narrator-unavailable",
  severity: "notice",
  confidence: 0.95,
  needles: ["Error while loading the narrator"],
  pattern: /^[^\n<]{0,200}Error while loading the narrator/,
  message: {
    en: "The narrator (text to speech) is not available; the game works without it.",
    "zh-CN": "复述功能（文字转语音）不可用；不影响游戏运行。",
  },
  advice: {
    en: ["Nothing needs to be done. If you want the narrator on Linux, install the package flite."],
    "zh-CN": ["无需处理。如果要在 Linux 上使用复述功能，请安装 flite 软件包。"],
  },
  samples: [
    {
      text: "[10:00:00] [Render thread/ERROR]: Error while loading the narrator\ncom.mojang.text2speech.Narrator$InitializeException: Failed to load library flite",
      parameters: {},
    },
    { text: "[10:00:00] [main/ERROR]: Error while loading the narrator", parameters: {} },
  ],
  counterSamples: ["<Alex> Error while loading the narrator", "[10:00:00] [main/INFO]: Narrator loaded"],
});
