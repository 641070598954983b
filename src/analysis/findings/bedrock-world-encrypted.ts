import { finding } from "../finding.ts";

export default finding({
  code: "bedrock-world-encrypted",
  severity: "fatal",
  confidence: 0.9,
  needles: [
    "encrypted world",
    "Encrypted world",
    "world is encrypted",
    "World is encrypted",
    "evel is encrypted",
    "encrypted level",
    "orld data is encrypted",
    "encrypted content",
  ],
  pattern:
    /^[^\n<]{0,250}?(?:ERROR|WARN|FATAL)[^\n<]{0,200}?(?:[Ee]ncrypted (?:world|level|content)|(?:[Ww]orld|[Ll]evel)(?: data)? is encrypted)/,
  message: {
    en: "The world is encrypted (it comes from the Marketplace), and a dedicated server cannot open it.",
    "zh-CN": "该世界已加密（来自市场内容），专用服务器无法打开。",
  },
  advice: {
    en: [
      "Use another world: worlds and templates bought in the Marketplace only run in the game itself or on Realms.",
      "Put a backup of your own, not encrypted world back, or let the server make a new one with another level-name.",
    ],
    "zh-CN": [
      "请使用其他世界：在市场购买的世界和模板只能在游戏本体或 Realms 中运行。",
      "恢复您自己未加密的世界备份，或更改 level-name 让服务器创建新世界。",
    ],
  },
  samples: [
    {
      text: "[2022-05-06 12:04:05:046 ERROR] Unable to load an encrypted world on a dedicated server.",
      parameters: {},
    },
    { text: "[2022-05-06 12:04:05:046 ERROR] The level is encrypted and cannot be opened.", parameters: {} },
  ],
  counterSamples: ["[2022-05-06 12:04:05:046 INFO] Level Name: encrypted world", "<Alex> ERROR the world is encrypted"],
});
