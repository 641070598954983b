import type { LineSamples } from "../samples.ts";

export default {
  only: "client",
  samples: [
    {
      text: "[10:00:00] [Server Pinger #0/ERROR]: Can't ping play.old.example: Unknown host",
      parameters: { server: "play.old.example", reason: "its address is not known" },
    },
    {
      text: "[10:00:00] [Server Connector #1/ERROR]: Couldn't connect to server\nio.netty.channel.ConnectTimeoutException: connection timed out: play.example.org/203.0.113.7:25565\n\tat io.netty.channel.nio.AbstractNioChannel$AbstractNioUnsafe$1.run(AbstractNioChannel.java:263) ~[netty-transport.jar:?]",
      parameters: {},
    },
    {
      text: "[10:00:00] [Server Connector #2/ERROR]: Couldn't connect to server\nio.netty.channel.AbstractChannel$AnnotatedConnectException: Connection refused: no further information: localhost/127.0.0.1:25565",
      parameters: {},
    },
    {
      text: "[10:00:00] [Client thread/INFO]: Connecting to https://play.example.org, 25565\n[10:00:01] [Server Connector #1/ERROR]: Couldn't connect to server\njava.net.UnknownHostException: https://play.example.org\n\tat java.net.InetAddress.getAllByName(InetAddress.java:1193)",
      parameters: { server: "https://play.example.org", reason: { term: "unreachable-web-address" } },
    },
  ],
  counterSamples: [
    // It is not running at the moment.
    "[10:00:00] [Server Pinger #0/ERROR]: Can't ping play.home.example: Connection refused: no further information",
    "[10:00:00] [Render thread/INFO]: Connecting to play.example.org, 25565",
    "[10:00:00] [Render thread/INFO]: [CHAT] Couldn't connect to server\nConnection refused",
  ],
} satisfies LineSamples;
