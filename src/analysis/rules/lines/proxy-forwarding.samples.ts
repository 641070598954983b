import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00 WARN]: [BungeeGuard] Denying connection from 203.0.113.9 - reason: NO_TOKEN",
      parameters: {},
    },
    {
      text: "[10:00:00 WARN]: Player info forwarding is disabled! All players will appear to be connecting from the proxy and will have offline-mode UUIDs.",
      parameters: { state: "off" },
    },
    {
      text: "[10:00:00] [Netty epoll Worker #0/ERROR] [com.velocitypowered.proxy.connection.client.ConnectedPlayer]: [connected player] Alex (/10.0.0.2:5000): unable to connect to server creative\njava.lang.IllegalStateException: Backend server is online-mode!",
      parameters: { backend: "creative" },
    },
    {
      text: "[10:00:00] [Netty epoll Worker #1/ERROR] [com.velocitypowered.proxy.connection.MinecraftConnection]: [server connection] Alex -> creative: exception encountered in com.velocitypowered.proxy.connection.backend.LoginSessionHandler@1a2b3c4d\njava.lang.IllegalStateException: Backend server is online-mode!\n\tat com.velocitypowered.proxy.connection.backend.LoginSessionHandler.handle(LoginSessionHandler.java:1)",
      parameters: { backend: "creative" },
    },
    {
      text: "[10:00:00 ERROR]: [connected player] Alex (/192.0.2.7:56806): unable to connect to server arena\ncom.velocitypowered.proxy.util.except.QuietRuntimeException: The connection to the remote server was unexpectedly closed.\nThis is usually because the remote server does not have BungeeCord IP forwarding correctly enabled.\nSee https://docs.papermc.io/velocity for instructions.",
      parameters: { server: "arena", proxy: null },
    },
    {
      text: "[12:00:01] [Server thread/INFO]: Disconnecting Steve (/203.0.113.9:50000): If you wish to use IP forwarding, please enable it in your BungeeCord config as well!",
      parameters: {},
    },
    {
      text: "[12:00:01] [Server thread/INFO]: Disconnecting com.mojang.authlib.GameProfile@2[id=<null>,name=Steve,properties={},legacy=false] (/203.0.113.9:50000): If you wish to use IP forwarding, please enable it in your BungeeCord config as well!",
      parameters: {},
    },
    {
      text: "[12:00:01 INFO]: com.mojang.authlib.GameProfile@1 (/203.0.113.9:50000) lost connection: Unable to verify player details",
      parameters: {},
    },
    {
      text: "[12:00:01 ERROR]: [connected player] Steve (/203.0.113.9:50000): Your server did not send a forwarding request to the proxy. Is it set up correctly?",
      parameters: { proxy: "velocity" },
    },
    {
      text: "10:00:00 [WARNING] [Alex] <-> ServerConnector [survival] - encountered exception: net.md_5.bungee.util.QuietException: Server is online mode!",
      parameters: { backend: "survival" },
    },
    {
      text: "10:00:00 [INFO] [Alex] <-> ServerConnector [survival] has connected\n10:00:00 [INFO] [Alex] disconnected with: Could not connect to a default or fallback server. Incorrectly configured address/port/firewall? net.md_5.bungee.util.QuietException: Server is online mode!",
      parameters: { backend: "survival" },
    },
    {
      text: "[09:14:02] [Netty epoll Worker #1/ERROR] [com.velocitypowered.proxy.connection.MinecraftConnection]: [server connection] Alex -> hub: exception encountered in com.velocitypowered.proxy.connection.backend.LoginSessionHandler@5d3e2f\njava.lang.IllegalStateException: Backend server is online-mode!\n\tat com.velocitypowered.proxy.connection.backend.LoginSessionHandler.handle(LoginSessionHandler.java:79) ~[server.jar:3.3.0]",
      parameters: { backend: "hub" },
    },
    {
      text: "[09:14:02 ERROR]: [connected player] Alex (/203.0.113.9:50100): unable to connect to server hub\njava.lang.IllegalStateException: Backend server is online-mode!\n\tat com.velocitypowered.proxy.connection.backend.LoginSessionHandler.handle(LoginSessionHandler.java:79) ~[velocity.jar:?]",
      parameters: { backend: "hub" },
    },
    {
      text: "[09:14:02 ERROR]: [connected player] Alex (/203.0.113.9:50100): disconnected while connecting to hub: This server requires you to connect with Velocity.",
      parameters: { server: "hub", setting: null, proxy: "velocity" },
    },
    {
      text: "[09:13:40 WARN]: Player info forwarding is disabled! All players will appear to be connecting from the proxy and will have offline-mode UUIDs.\n[09:14:02 ERROR]: [connected player] Alex (/203.0.113.9:50100): disconnected while connecting to hub: This server requires you to connect with Velocity.",
      parameters: { server: "hub", setting: 'player-info-forwarding-mode = "none"', proxy: "velocity" },
    },
    {
      text: "10:00:00 [INFO] [Alex] <-> ServerConnector [survival] has connected\n10:00:00 [INFO] [Alex] disconnected with: Kicked whilst connecting to survival: If you wish to use IP forwarding, please enable it in your BungeeCord config as well!",
      parameters: { server: "survival" },
    },
  ],
  counterSamples: [
    "<Alex> Unable to verify player details",
    "[12:00:01] [Server thread/WARN]: Whilst this makes it possible to use BungeeCord, unless access to your server is properly restricted, it also opens up the ability for hackers to connect with any username they choose.",
  ],
} satisfies LineSamples;
