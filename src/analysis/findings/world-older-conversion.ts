import { finding } from "../finding.ts";

export default finding({
  code: "world-older-conversion",
  severity: "fatal",
  confidence: 0.95,
  needles: ["This world must be opened in an older version"],
  pattern: /^[^\n<]{0,200}This world must be opened in an older version/,
  message: {
    en: "The world is from a very old version of Minecraft and has to be converted by an older version first.",
    "zh-CN": "该世界来自非常旧的 Minecraft 版本，需要先用较旧的版本转换。",
  },
  advice: {
    en: ["Make a backup, open the world once in Minecraft 1.6.4, and then in the version you want."],
    "zh-CN": ["先备份，用 Minecraft 1.6.4 打开一次该世界，然后再用目标版本打开。"],
  },
  samples: [
    {
      text: "[10:00:00] [main/INFO]: This world must be opened in an older version (like 1.6.4) to be safely converted",
      parameters: {},
    },
    {
      text: "[10:00:00 INFO]: This world must be opened in an older version (like 1.6.4) to be safely converted.",
      parameters: {},
    },
  ],
  counterSamples: ["<Alex> This world must be opened in an older version", "[10:00:00] [main/INFO]: Converting map!"],
});
