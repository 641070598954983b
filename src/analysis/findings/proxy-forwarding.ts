import { finding } from "../finding.ts";
import { earlierInEntry } from "./plugin-load-failed.ts";

export default finding({
  code: "proxy-forwarding",
  severity: "error",
  confidence: 0.95,
  needles: [
    "If you wish to use IP forwarding, please enable it in your BungeeCord config",
    "Unable to verify player details",
    "This server requires you to connect with Velocity",
    "did not send a forwarding request to the proxy",
    "Backend server is online-mode!",
    "Server is online mode!",
    "no data was forwarded by the proxy",
    "Unknown data in login hostname, did you forget to enable BungeeCord",
    "unable to verify player details",
  ],
  pattern:
    /^[^\n<]{0,300}?(?:If you wish to use IP forwarding, please enable it in your BungeeCord config|[Uu]nable to verify player details|This server requires you to connect with Velocity|did not send a forwarding request to the proxy|Backend server is online-mode!|Server is online mode!|no data was forwarded by the proxy|Unknown data in login hostname, did you forget to enable BungeeCord)/,
  parameters(match, place) {
    const recent = place.before.split("\n").slice(-2).join("\n");
    const before = earlierInEntry(place);
    const said = match[0].slice(-24);
    return recent.includes(said) || before.includes(said) ? null : {};
  },
  message: {
    en: "The proxy and the server behind it do not agree on how players are passed on (player information forwarding).",
    "zh-CN": "代理端与后端服务器的玩家信息转发（forwarding）设置不一致。",
  },
  advice: {
    en: [
      "BungeeCord: set ip_forward: true in its config.yml, bungeecord: true in spigot.yml of every server, and online-mode=false in their server.properties.",
      "Velocity: set player-info-forwarding-mode to modern in velocity.toml, switch proxies.velocity.enabled on in config/paper-global.yml of every server, and give both the same forwarding secret.",
      "Fabric and Forge servers need a mod for this, such as FabricProxy-Lite or Proxy Compatible Forge.",
      "Join through the address of the proxy, never directly through that of the server; restart the proxy and the servers after every change.",
    ],
    "zh-CN": [
      "BungeeCord：在其 config.yml 中设置 ip_forward: true，在每个后端的 spigot.yml 中设置 bungeecord: true，并在其 server.properties 中设置 online-mode=false。",
      "Velocity：在 velocity.toml 中将 player-info-forwarding-mode 设为 modern，在每个后端的 config/paper-global.yml 中开启 proxies.velocity.enabled，并使两端的转发密钥一致。",
      "Fabric 与 Forge 后端需要安装相应模组，例如 FabricProxy-Lite 或 Proxy Compatible Forge。",
      "请通过代理端地址进入，不要直接连接后端服务器；每次修改后都要重启代理端和后端。",
    ],
  },
  samples: [
    {
      text: "[12:00:01] [Server thread/INFO]: Disconnecting Steve (/203.0.113.9:50000): If you wish to use IP forwarding, please enable it in your BungeeCord config as well!",
      parameters: {},
    },
    {
      text: "[12:00:01 INFO]: com.mojang.authlib.GameProfile@1 (/203.0.113.9:50000) lost connection: Unable to verify player details",
      parameters: {},
    },
    {
      text: "[12:00:01 ERROR]: [connected player] Steve (/203.0.113.9:50000): Your server did not send a forwarding request to the proxy. Is it set up correctly?",
      parameters: {},
    },
  ],
  counterSamples: [
    "<Alex> Unable to verify player details",
    "[12:00:01] [Server thread/WARN]: Whilst this makes it possible to use BungeeCord, unless access to your server is properly restricted, it also opens up the ability for hackers to connect with any username they choose.",
  ],
});
