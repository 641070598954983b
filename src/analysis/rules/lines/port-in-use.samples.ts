import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      // Docker, which gives the port to one container at a time.
      text: "Error response from daemon: driver failed programming external connectivity on endpoint lamps (0a1b2c): Bind for 0.0.0.0:25565 failed: port is already allocated",
      parameters: { port: "25565" },
    },
    {
      text: "Error response from daemon: Ports are not available: exposing port TCP 0.0.0.0:25566 -> 0.0.0.0:0: listen tcp 0.0.0.0:25566: bind: address already in use",
      parameters: { port: "25566" },
    },
    {
      text: "[12:00:01] [Server thread/ERROR]: Encountered an unexpected exception\njava.util.concurrent.CompletionException: io.netty.channel.unix.Errors$NativeIoException: bind(..) failed: Address already in use\n\tat org.geysermc.geyser.network.netty.GeyserServer.lambda$bind$0(GeyserServer.java:113)\nCaused by: io.netty.channel.unix.Errors$NativeIoException: bind(..) failed: Address already in use\n",
      parameters: { service: "Geyser" },
    },
    {
      text: "---- Minecraft Crash Report ----\n\nTime: 2024-03-01 10:00:00\nDescription: Exception in server tick loop\n\njava.util.concurrent.CompletionException: io.netty.channel.unix.Errors$NativeIoException: bind(..) failed: Address already in use\n\tat java.base/java.util.concurrent.CompletableFuture.encodeThrowable(CompletableFuture.java:332)\n\tat org.geysermc.geyser.network.netty.GeyserServer.lambda$bind$0(GeyserServer.java:113)\n\n-- System Details --\nDetails:\n\tMinecraft Version: 1.20.1",
      parameters: { service: "Geyser" },
    },
    {
      text: "[12:00:01] [Server thread/INFO]: Starting Minecraft server on *:25566\n[12:00:01] [Server thread/WARN]: **** FAILED TO BIND TO PORT!\n[12:00:01] [Server thread/WARN]: The exception was: java.net.BindException: Address already in use: bind",
      parameters: { port: "25566" },
    },
    {
      text: "[12:00:01] [Server thread/INFO]: Starting Minecraft server on *:25566\n[12:00:01] [Server thread/WARN]: **** FAILED TO BIND TO PORT!\n[12:00:01] [Server thread/WARN]: The exception was: java.net.BindException: Normalerweise darf jede Socketadresse (Protokoll, Netzwerkadresse oder Anschluss) nur jeweils einmal verwendet werden",
      parameters: { port: "25566" },
    },
    {
      text: "12:00:01 [WARNING] Could not bind to host /0.0.0.0:25577\njava.net.BindException: Address already in use",
      parameters: { port: "25577" },
    },
    {
      text: "[12:00:01 ERROR]: Can't bind to /0.0.0.0:25577\nio.netty.channel.unix.Errors$NativeIoException: bind(..) failed: Address already in use",
      parameters: { port: "25577" },
    },
    {
      text: "[12:00:01] [Server thread/CRITICAL]: **** FAILED TO BIND TO 0.0.0.0:19132!",
      parameters: { port: "19132" },
    },
    {
      text: "[2022-06-01 10:00:00:250 ERROR] Port [19132] may be in use by another process.",
      parameters: { port: "19132" },
    },
    {
      text: "---- Minecraft Crash Report ----\n\nTime: 2025-12-01 10:00:00\nDescription: Exception in server tick loop\n\njava.lang.IllegalStateException: Failed to bind to port\n\tat net.minecraft.server.dedicated.DedicatedServer.initServer(DedicatedServer.java:300)\n\tat net.minecraft.server.MinecraftServer.runServer(MinecraftServer.java:1200)\nCaused by: io.netty.channel.unix.Errors$NativeIoException: bind(..) failed with error(-98): Cyfeiriad yn cael ei ddefnyddio\n\n-- System Details --\nDetails:\n\tMinecraft Version: 1.21.11",
      parameters: {},
    },
  ],
  counterSamples: [
    "java.lang.IllegalStateException: Failed to bind to port\n\tat net.minecraft.server.dedicated.DedicatedServer.initServer(DedicatedServer.java:300)\nCaused by: io.netty.channel.unix.Errors$NativeIoException: bind(..) failed with error(-99): Cannot assign requested address",
    "<Alex> Address already in use",
    "[12:00:01] [Server thread/INFO]: Starting Minecraft server on *:25566",
    "[12:00:01] [Server thread/WARN]: Unable to initialise RCON on 0.0.0.0:25575\njava.net.BindException: Address already in use",
    "[12:00:01] [Server thread/WARN]: The exception was: java.net.BindException: Cannot assign requested address: bind",
  ],
} satisfies LineSamples;
