import { finding } from "../finding.ts";

export default finding({
  code: "server-reloaded",
  severity: "notice",
  confidence: 0.9,
  needles: ["Please note that this command is not supported and may cause issues when using some plugins."],
  pattern:
    /^[^\n<]{0,250}?Please note that this command is not supported and may cause issues when using some plugins\./,
  message: {
    en: "The server was reloaded with /reload, which breaks many plugins.",
    "zh-CN": "服务器使用了 /reload 重载，这会导致许多插件出错。",
  },
  advice: {
    en: [
      "Restart the server before you look for other causes: errors after a /reload often vanish with that.",
      "Use the reload command of a single plugin, or a restart, instead of /reload.",
    ],
    "zh-CN": [
      "在排查其他原因之前先重启服务器：/reload 之后的错误往往重启即可消失。",
      "请使用插件自带的重载命令或重启服务器，不要使用 /reload。",
    ],
  },
  samples: [
    {
      text: "[12:00:01] [Server thread/INFO]: Steve: Please note that this command is not supported and may cause issues when using some plugins.",
      parameters: {},
    },
    {
      text: "[12:00:01 INFO]: [CONSOLE: Please note that this command is not supported and may cause issues when using some plugins.]",
      parameters: {},
    },
  ],
  counterSamples: [
    "<Alex> Please note that this command is not supported and may cause issues when using some plugins.",
    "[12:00:01] [Server thread/INFO]: Reload complete.",
  ],
});
