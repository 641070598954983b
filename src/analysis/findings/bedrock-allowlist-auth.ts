import { finding } from "../finding.ts";

export default finding({
  code: "bedrock-allowlist-auth",
  severity: "fatal",
  confidence: 1,
  needles: ["Using an allowlist but without online authentication"],
  pattern: /^[^\n<]{0,250}?Using an allowlist but without online authentication can be dangerous/,
  message: {
    en: "The server did not start because it uses an allowlist while online authentication is off.",
    "zh-CN": "服务器未能启动，因为启用了允许列表（allowlist）却关闭了在线验证。",
  },
  advice: {
    en: [
      "Set online-mode=true in server.properties, so that nobody can join under another player's name.",
      "Or set allow-list=false in server.properties to do without the allowlist.",
    ],
    "zh-CN": [
      "在 server.properties 中设置 online-mode=true，以防有人冒用其他玩家的名字进入。",
      "或者在 server.properties 中设置 allow-list=false，不使用允许列表。",
    ],
  },
  samples: [
    {
      text: "[2023-05-06 12:04:05:046 ERROR] Using an allowlist but without online authentication can be dangerous and is not allowed.",
      parameters: {},
    },
    {
      text: "NO LOG FILE! - [2022-05-06 12:04:05 ERROR] Using an allowlist but without online authentication can be dangerous and is not allowed.",
      parameters: {},
    },
  ],
  counterSamples: [
    "[2023-05-06 12:04:05:046 INFO] Allowlist is on",
    "<Alex> Using an allowlist but without online authentication can be dangerous",
  ],
});
