import { finding } from "../finding.ts";

export default finding({
  code: "online-mode-off",
  severity: "notice",
  confidence: 1,
  needles: ["SERVER IS RUNNING IN OFFLINE/INSECURE MODE", "The proxy is running in offline mode!"],
  pattern:
    /^[^\n<]{0,250}?(?:\*{2,4} SERVER IS RUNNING IN OFFLINE\/INSECURE MODE|The proxy is running in offline mode!)/,
  message: {
    en: "The server runs in offline mode: it does not check who joins, and anybody can use any name.",
    "zh-CN": "服务器正以离线模式运行：不验证玩家身份，任何人都可以使用任意名字进入。",
  },
  advice: {
    en: [
      "Set online-mode=true in server.properties, unless the server stands behind a proxy such as BungeeCord or Velocity.",
      "Behind a proxy, keep it off, let the proxy check the players, and close the port of the server to everybody else with a firewall.",
    ],
    "zh-CN": [
      "除非服务器位于 BungeeCord 或 Velocity 等代理端之后，否则请在 server.properties 中设置 online-mode=true。",
      "如果使用代理端，请保持关闭，由代理端验证玩家，并用防火墙禁止外部直接访问服务器端口。",
    ],
  },
  samples: [
    { text: "[12:00:01] [Server thread/WARN]: **** SERVER IS RUNNING IN OFFLINE/INSECURE MODE!", parameters: {} },
    {
      text: "[12:00:01 WARN]: The proxy is running in offline mode! This is a security risk and you will NOT receive any support!",
      parameters: {},
    },
  ],
  counterSamples: [
    "<Alex> **** SERVER IS RUNNING IN OFFLINE/INSECURE MODE!",
    "[12:00:01] [Server thread/INFO]: Default game type: SURVIVAL",
  ],
});
