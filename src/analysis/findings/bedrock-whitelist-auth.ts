import { finding } from "../finding.ts";

export default finding({
  code: "bedrock-whitelist-auth",
  severity: "fatal",
  confidence: 1,
  needles: ["Using a whitelist but without online authentication"],
  pattern: /^[^\n<]{0,250}?Using a whitelist but without online authentication can be dangerous/,
  message: {
    en: "The server did not start because it uses a whitelist while online authentication is off.",
    "zh-CN": "服务器未能启动，因为启用了白名单却关闭了在线验证。",
  },
  advice: {
    en: [
      "Set online-mode=true in server.properties, so that nobody can join under another player's name.",
      "Or set white-list=false in server.properties to do without the whitelist.",
    ],
    "zh-CN": [
      "在 server.properties 中设置 online-mode=true，以防有人冒用其他玩家的名字进入。",
      "或者在 server.properties 中设置 white-list=false，不使用白名单。",
    ],
  },
  samples: [
    {
      text: "[2020-05-06 12:04:05 ERROR] Using a whitelist but without online authentication can be dangerous and is not allowed.",
      parameters: {},
    },
    {
      text: "NO LOG FILE! - [2020-05-06 12:04:05 ERROR] Using a whitelist but without online authentication can be dangerous and is not allowed.",
      parameters: {},
    },
  ],
  counterSamples: [
    "[2020-05-06 12:04:05 INFO] Whitelist is on",
    "<Alex> Using a whitelist but without online authentication can be dangerous",
  ],
});
