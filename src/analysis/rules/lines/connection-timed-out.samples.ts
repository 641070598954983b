import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    { text: "[12:00:01] [Server thread/INFO]: Steve lost connection: Timed out", parameters: {} },
    {
      text: "[12:00:01] [Netty epoll Worker #0/ERROR] [com.velocitypowered.proxy.connection.MinecraftConnection]: [connected player] Steve (/192.0.2.7:40642): read timed out",
      parameters: {},
    },
    {
      text: "[12:00:01] [Server thread/INFO]: Steve lost connection: Internal Exception: java.io.IOException: Connection reset by peer",
      parameters: {},
    },
    {
      text: "[12:00:01] [Render thread/WARN]: Client disconnected with reason: Internal Exception: java.io.IOException: 远程主机强迫关闭了一个现有的连接。",
      parameters: {},
    },
  ],
  counterSamples: [
    "<Alex> Steve lost connection: Timed out",
    "[12:00:01] [Server thread/INFO]: Steve lost connection: Disconnected",
  ],
} satisfies LineSamples;
