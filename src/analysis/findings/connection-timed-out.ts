import { finding } from "../finding.ts";

export default finding({
  code: "connection-timed-out",
  severity: "notice",
  confidence: 0.8,
  needles: [
    "lost connection: Timed out",
    "lost connection: Internal Exception: ",
    "lost connection: disconnect.timeout",
    "has disconnected: Timed out",
    "Client disconnected with reason: ",
  ],
  pattern:
    /^[^\n<]{0,250}?(?:lost connection: |has disconnected: |Client disconnected with reason: )(?:Timed out|disconnect\.timeout|Internal Exception: (?:java\.io\.IOException: (?:Connection (?:reset|timed out)|An existing connection)|java\.net\.SocketException: Connection reset|io\.netty\.handler\.timeout\.ReadTimeoutException))/,
  message: {
    en: "A connection between the game and the server timed out or was cut.",
    "zh-CN": "游戏与服务器之间的连接超时或被中断。",
  },
  advice: {
    en: [
      "If one player is affected, the connection or the computer of this player is too slow or fell asleep; try a cable instead of wireless.",
      "If many players are affected at once, look for lag of the server at that time or a problem of its network.",
    ],
    "zh-CN": [
      "如果只有个别玩家受影响，通常是其网络或电脑过慢、休眠所致；可改用有线网络。",
      "如果多名玩家同时掉线，请检查当时服务器是否卡顿，或其网络是否有问题。",
    ],
  },
  samples: [
    { text: "[12:00:01] [Server thread/INFO]: Steve lost connection: Timed out", parameters: {} },
    {
      text: "[12:00:01] [Server thread/INFO]: Steve lost connection: Internal Exception: java.io.IOException: Connection reset by peer",
      parameters: {},
    },
  ],
  counterSamples: [
    "<Alex> Steve lost connection: Timed out",
    "[12:00:01] [Server thread/INFO]: Steve lost connection: Disconnected",
  ],
});
