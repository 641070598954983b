import { finding } from "../finding.ts";

export default finding({
  code: "auth-servers-down",
  severity: "error",
  needles: [
    "Couldn't verify username because servers are unavailable",
    "Authentication servers are down. Please try again later",
    "The authentication servers are currently ",
    "Error occurred while contacting login servers, are they down?",
    "Error authenticating ",
  ],
  pattern:
    /^[^\n<]{0,250}?(?:Couldn't verify username because servers are unavailable|(?:lost connection|Disconnecting|disconnected|reason)[^\n<]{0,150}?: {0,2}Authentication servers are down\. Please try again later|The authentication servers are currently (?:not reachable|down|unreachable)|Error occurred while contacting login servers, are they down\?|Error authenticating [^\s]{1,80} with minecraft\.net)/,
  parameters(match, place) {
    // The same player is first reported, then disconnected, then gone.
    const recent = place.before.split("\n").slice(-3).join("\n");
    const isFollowUp = /Authentication servers are down|are they down\?/.test(match[0]);
    if (isFollowUp && /servers are unavailable|Authentication servers are down|Error authenticating/.test(recent))
      return null;
    return {};
  },
  message: {
    en: "The login servers of Mojang could not be reached, so players could not be verified.",
    "zh-CN": "无法连接 Mojang 的验证服务器，因此无法验证玩家身份。",
  },
  advice: {
    en: [
      "Wait and try again: look at a status page whether the session servers of Minecraft are down.",
      "If they are up, check the internet connection, the DNS settings and the firewall of this computer: it must reach sessionserver.mojang.com over HTTPS.",
      "Check that the clock of the computer is right and that Java is up to date.",
    ],
    "zh-CN": [
      "稍后再试：先查看状态页面，确认 Minecraft 验证服务器是否故障。",
      "如果服务正常，请检查本机的网络连接、DNS 设置和防火墙：必须能通过 HTTPS 访问 sessionserver.mojang.com。",
      "检查电脑时间是否正确，以及 Java 是否为较新版本。",
    ],
  },
  samples: [
    {
      text: "[12:00:01] [User Authenticator #1/ERROR]: Couldn't verify username because servers are unavailable",
      parameters: {},
    },
    {
      text: "[12:00:01] [Server thread/INFO]: Steve (/203.0.113.9:50000) lost connection: Authentication servers are down. Please try again later, sorry!",
      parameters: {},
    },
    {
      text: "12:00:01 [SEVERE] Error authenticating Steve with minecraft.net\njava.net.SocketTimeoutException: connect timed out",
      parameters: {},
    },
  ],
  counterSamples: [
    "<Alex> Authentication servers are down. Please try again later, sorry!",
    "[12:00:01] [User Authenticator #1/INFO]: UUID of player Steve is 00000000-0000-0000-0000-000000000000",
  ],
});
