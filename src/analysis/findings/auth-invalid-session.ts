import { finding } from "../finding.ts";

export default finding({
  code: "auth-invalid-session",
  severity: "warning",
  needles: [
    "tried to join with an invalid session",
    "Failed to verify username!",
    "Invalid session (Try restarting your game",
    "multiplayer.disconnect.unverified_username",
    "disconnect.loginFailedInfo.invalidSession",
    "Not authenticated with Minecraft.net",
  ],
  pattern:
    /^[^\n<]{0,250}?(?:Username '[^'\n]{1,40}' tried to join with an invalid session|(?:Disconnecting|lost connection|disconnected|reason)[^\n<]{0,150}?(?:Failed to verify username!|multiplayer\.disconnect\.unverified_username|Not authenticated with Minecraft\.net)|(?:Invalid session \(Try restarting your game|disconnect\.loginFailedInfo\.invalidSession))/,
  parameters(match, place) {
    const recent = place.before.split("\n").slice(-3).join("\n");
    if (match[0].includes("tried to join")) return {};
    return /tried to join with an invalid session|Failed to verify username!|unverified_username/.test(recent)
      ? null
      : {};
  },
  message: {
    en: "A player could not be verified: the session of the account is invalid or has run out.",
    "zh-CN": "有玩家未能通过验证：其账号会话无效或已过期。",
  },
  advice: {
    en: [
      "The player should close the game and the launcher completely, start both again, and sign in again if that is not enough.",
      "The player must use a bought account: with online-mode=true, nobody else can join.",
      "If every player is affected, check the internet connection of the server, its clock, and that it is not itself behind a proxy with online-mode=true on both.",
    ],
    "zh-CN": [
      "请该玩家完全退出游戏和启动器后重新启动；如果仍不行，请重新登录账号。",
      "玩家必须使用正版账号：online-mode=true 时其他账号无法进入。",
      "如果所有玩家都受影响，请检查服务器的网络连接和系统时间，并确认没有在代理端和后端服务器上同时开启 online-mode=true。",
    ],
  },
  causedBy: ["auth-servers-down"],
  samples: [
    {
      text: "[12:00:01] [User Authenticator #4/ERROR]: Username 'Steve' tried to join with an invalid session",
      parameters: {},
    },
    {
      text: "[12:00:01] [Server thread/INFO]: Disconnecting Steve (/203.0.113.9:50000): Failed to verify username!",
      parameters: {},
    },
    {
      text: "[12:00:01] [Render thread/WARN]: Client disconnected with reason: Failed to log in: Invalid session (Try restarting your game and the launcher)",
      parameters: {},
    },
  ],
  counterSamples: [
    "<Alex> Failed to verify username!",
    "[12:00:01] [main/ERROR]: Could not authorize you against Realms server: Invalid session id",
  ],
});
