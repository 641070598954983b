import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "10:00:00 [INFO] [Alex] <-> ServerConnector [hub] has connected\n10:00:01 [INFO] [Alex] disconnected with: Kicked whilst connecting to hub: You are already connected to this proxy!",
      parameters: { server: "hub", why: "itself" },
    },
    {
      text: "10:00:00 [INFO] [Alex] disconnected with: Could not connect to a default or fallback server, please try again later: io.netty.channel.AbstractChannel$AnnotatedConnectException",
      parameters: {},
    },
    {
      text: "10:00:00 [INFO] [Alex] disconnected with: §cCould not connect to a default or fallback server, please try again later: java.net.UnknownHostException",
      parameters: { address: null, reason: { term: "unreachable-unknown-host" } },
    },
    {
      text: "10:00:00 [INFO] [Alex] disconnected with: §cCould not connect to a default or fallback server. Incorrectly configured address/port/firewall? AnnotatedConnectException : connect(..) failed: Invalid argument: /192.0.2.9:25570",
      parameters: { address: "192.0.2.9:25570", reason: { term: "unreachable-local-only" } },
    },
    {
      text: "10:00:00 [INFO] [Alex] disconnected with: §cCould not connect to a default or fallback server. Incorrectly configured address/port/firewall? AnnotatedConnectException : Connection refused: no further information: lamps.example.org/192.0.2.9:25570",
      parameters: { address: "192.0.2.9:25570", reason: { term: "unreachable-refused" } },
    },
    {
      text: "[10:00:00] [Proxy #1/INFO] (ViaProxy) (connect) [/192.0.2.1:5000] [1.8.x <-> 1.20.4] Connecting to lamps.example.org:25565\n[10:00:01] [Proxy #1/ERROR] (ViaProxy) (kick) [/192.0.2.1:5000] Could not connect to the backend server!",
      parameters: { address: "lamps.example.org:25565" },
    },
    {
      text: "[10:00:00 ERROR]: [connected player] Alex (/192.0.2.1:1): unable to connect to server lobby",
      parameters: { server: "lobby", address: null, reason: null },
    },
    {
      text: "[10:00:00 ERROR]: [connected player] Alex (/192.0.2.1:1000): unable to connect to server hub\nio.netty.channel.ConnectTimeoutException: connection timed out: hub/192.0.2.7:25566",
      parameters: { server: "hub", address: "192.0.2.7:25566", reason: { term: "unreachable-timeout" } },
    },
    {
      text: "[10:00:00] [Geyser player thread/WARN] Alex (logged in as: Alex) has disconnected from the Java server because of Connection refused: /127.0.0.1:25565",
      parameters: { address: "127.0.0.1:25565", reason: { term: "unreachable-refused" } },
    },
    {
      text: "[10:00:00 INFO] Alex has disconnected from remote Java server on address 192.0.2.9 because of Could not reach the Java Edition server! It is either not running or not accepting connections",
      parameters: { address: "192.0.2.9" },
    },
    {
      text: "[10:00:00 ERROR] Failed to get ping information for 127.0.0.1:25565\njava.net.ConnectException: Connection refused",
      parameters: {},
    },
    {
      text: "10:00:00 [WARNING] [Alex] <-> ServerConnector [arena] - SocketException: Connection reset",
      parameters: { servers: ["arena"], why: "broken-off", said: "Connection reset" },
    },
    {
      text: "[10:00:00] [Netty NIO Worker #3/ERROR] [com.velocitypowered.proxy.connection.client.ConnectedPlayer]: [connected player] Alex (/192.0.2.7:56806): unable to connect to server arena\nio.netty.handler.timeout.ReadTimeoutException: null",
      parameters: { servers: ["arena"], why: "broken-off", said: "read timed out" },
    },
    {
      text: "[10:00:00 ERROR]: [connected player] Alex (/192.0.2.7:56806): unable to connect to server arena\ncom.velocitypowered.proxy.util.except.QuietRuntimeException: The connection to the remote server was unexpectedly closed.",
      parameters: { servers: ["arena"], why: "broken-off", said: "unexpectedly closed" },
    },
    {
      text: "[10:00:00] [Netty epoll Worker #3/ERROR]: [connected player] Alex (/192.0.2.7:56806): unable to connect to server arena\njava.io.IOException: Unexpectedly disconnected from remote server\n\tat com.velocitypowered.proxy.connection.backend.LoginSessionHandler.disconnected(LoginSessionHandler.java:1) ~[velocity.jar:1.0.0]",
      parameters: { servers: ["arena"], why: "broken-off", said: "unexpectedly disconnected" },
    },
    {
      text: "[10:00:00 ERROR]: [connected player] Alex (/192.0.2.7:56806): unable to connect to server arena\nio.netty.channel.unix.Errors$NativeIoException: recvAddress(..) failed: Connection reset by peer",
      parameters: { servers: ["arena"], why: "broken-off", said: "Connection reset by peer" },
    },
    {
      text: "10:00:00 [AVERTISSEMENT] [Alex] <-> ServerConnector [arena] - read timed out",
      parameters: { servers: ["arena"], why: "broken-off", said: "read timed out" },
    },
    {
      text: "[10:00:00.000 main/ERROR] [Primary Session] Failed to ping server\njava.util.concurrent.ExecutionException: java.util.concurrent.TimeoutException\n\tat java.util.concurrent.CompletableFuture.get(CompletableFuture.java:1) ~[?:?]\n\tat com.rtm516.mcxboxbroadcast.bootstrap.standalone.StandaloneMain.updateSessionInfo(StandaloneMain.java:1) [MCXboxBroadcastStandalone.jar:?]",
      parameters: { tool: "MCXboxBroadcast", why: "silent" },
    },
    {
      text: "[10:00:00.000 Scheduled Thread/ERROR] Failed to ping server, falling back to config values\njava.util.concurrent.ExecutionException: io.netty.channel.ConnectTimeoutException\n\tat com.rtm516.mcxboxbroadcast.core.ping.PingUtil.ping(PingUtil.java:1) [MCXboxBroadcastStandalone.jar:?]",
      parameters: { tool: "MCXboxBroadcast", why: "silent" },
    },
    {
      text: "[10:00:00] [main/INFO]: Enabled Waterfall version git:Waterfall-Bootstrap:1.16-R0.4-SNAPSHOT:aaaaaaa:400\n[10:00:09] [LampQueue Pool Thread #2/WARN] [LampQueue]: Main Server is down!!!\n[10:00:11] [LampQueue Pool Thread #2/WARN] [LampQueue]: Main Server is down!!!",
      parameters: { server: "Main", address: null, reason: null },
    },
    {
      text: "[10:00:00 INFO]: Booting up Velocity 3.3.0-SNAPSHOT (git-0a0a0a0a-b100)...\n[10:00:09 WARN] [lampstatus]: Server 'arena' is not responding.",
      parameters: { server: "arena" },
    },
    {
      text: "10:00:00 [INFO] Enabled BungeeCord version git:BungeeCord-Bootstrap:1.16-R0.4-SNAPSHOT:aaaaaaa:1500\n10:00:09 [WARNING] [LampStatus] The lobby server is currently offline!",
      parameters: { server: "lobby" },
    },
    {
      text: "[10:00:00 INFO]: Booting up Velocity 3.3.0-SNAPSHOT (git-0a0a0a0a-b100)...\n[10:00:09 ERROR] [lampstatus]: Server arena is offline\n[10:00:12 ERROR] [lampstatus]: The hub server is unreachable.",
      codes: ["proxy-backend-unreachable", "proxy-backend-unreachable"],
      parameters: { server: "arena" },
    },
  ],
  counterSamples: [
    "[10:00:00 INFO]: Booting up Velocity 3.3.0-SNAPSHOT (git-0a0a0a0a-b100)...\n[10:00:09 WARN] [lampstatus]: The update server is down for today, trying again tomorrow.",
    "[10:00:00 INFO]: Booting up Velocity 3.3.0-SNAPSHOT (git-0a0a0a0a-b100)...\n[10:00:09 INFO] [lampstatus]: Server arena is offline!",
    "[10:00:09] [Server thread/WARN]: [Lamps] Vote server is down!!!",
    // It closes its connections before it ends.
    "[10:00:00] [main/INFO]: Enabled Waterfall version git:Waterfall-Bootstrap:1.16-R0.4-SNAPSHOT:aaaaaaa:400\n[10:00:01] [Netty Boss IO Thread #0/INFO]: Listening on /0.0.0.0:25565\n[10:09:00] [Shutdown Thread/INFO]: Closing pending connections\n[10:09:01] [LampQueue Pool Thread #2/WARN] [LampQueue]: Main Server is down!!!",

    "[10:00:00] [Netty epoll Worker #0/ERROR] [com.velocitypowered.proxy.connection.client.ConnectedPlayer]: [connected player] Alex (/10.0.0.2:5000): unable to connect to server creative\njava.lang.IllegalStateException: Backend server is online-mode!",
    "[10:00:00 ERROR]: [connected player] Alex (/192.0.2.7:56806): unable to connect to server arena\ncom.velocitypowered.proxy.util.except.QuietRuntimeException: The connection to the remote server was unexpectedly closed.\nThis is usually because the remote server does not have BungeeCord IP forwarding correctly enabled.",
    // Told by itself.
    "[10:00:05 ERROR]: [connected player] Alex (/192.0.2.1:1): unable to connect to server hub: Connection throttled! Please wait before reconnecting.",
    "[10:00:00] [Server thread/INFO]: /192.0.2.1:1 lost connection: Connection throttled! Please wait before reconnecting.",
    "[10:00:00] [Render thread/ERROR]: Failed to ping server\njava.util.concurrent.TimeoutException\n\tat org.example.lamps.Pinger.ping(Pinger.java:1)",
    "[10:00:00] [Geyser player thread/INFO] Alex has disconnected from the Java server because of Bedrock client timed out",
    "10:00:00 [INFO] [Alex] <-> ServerConnector [arena] has connected",
    "[10:00:00] [Geyser player thread/INFO] Alex has disconnected from the Java server because of Bedrock client disconnected",
    "10:00:00 [INFO] <Alex> Could not connect to a default or fallback server",
  ],
} satisfies LineSamples;
