import { finding } from "../finding.ts";

export default finding({
  code: "plugin-authme-shutdown",
  severity: "fatal",
  confidence: 1,
  needles: ["THE SERVER IS GOING TO SHUT"],
  pattern:
    /^[^\n<]{0,250}?(?:\[AuthMe\]|FATAL:)[^\n<]{0,60}?THE SERVER IS GOING TO SHUT ?DOWN AS DEFINED IN THE CONFIGURATION!/,
  message: {
    en: "The plugin AuthMe could not start and shut the server down, as its configuration tells it to.",
    "zh-CN": "插件 AuthMe 启动失败，并按照其配置关闭了服务器。",
  },
  advice: {
    en: [
      "Solve the problem of AuthMe that the log shows just before this line, usually its database or its configuration.",
      "Update AuthMe to a version made for this server.",
      "To let the server run without AuthMe, set Security.SQLProblem.stopServer to false in plugins/AuthMe/config.yml: players can then join without a password.",
    ],
    "zh-CN": [
      "解决日志中这一行之前显示的 AuthMe 问题，通常是数据库或配置错误。",
      "将 AuthMe 更新到适用于当前服务器的版本。",
      "若要在没有 AuthMe 的情况下运行服务器，可在 plugins/AuthMe/config.yml 中将 Security.SQLProblem.stopServer 设为 false；但此时玩家无需密码即可进入。",
    ],
  },
  samples: [
    {
      text: "[04:24:12] [Server thread/WARN]: [AuthMe] THE SERVER IS GOING TO SHUT DOWN AS DEFINED IN THE CONFIGURATION!",
      parameters: {},
    },
    {
      text: "[04:24:12] [Server thread/ERROR]: [AuthMe] FATAL: THE SERVER IS GOING TO SHUT DOWN AS DEFINED IN THE CONFIGURATION!",
      parameters: {},
    },
  ],
  counterSamples: [
    "<Alex> THE SERVER IS GOING TO SHUT DOWN AS DEFINED IN THE CONFIGURATION!",
    "[04:24:12] [Server thread/INFO]: [AuthMe] AuthMe 5.6.0 correctly enabled!",
  ],
});
