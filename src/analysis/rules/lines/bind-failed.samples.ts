import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "java.lang.IllegalStateException: Failed to bind to port\n\tat net.minecraft.server.dedicated.DedicatedServer.initServer(DedicatedServer.java:300)\nCaused by: io.netty.channel.unix.Errors$NativeIoException: bind(..) failed with error(-99): Cannot assign requested address",
      parameters: { address: "server-ip" },
    },
    {
      text: "[12:00:01] [Server thread/INFO]: Starting Minecraft server on 203.0.113.7:25565\n[12:00:01] [Server thread/WARN]: **** FAILED TO BIND TO PORT!\n[12:00:01] [Server thread/WARN]: The exception was: java.net.BindException: Cannot assign requested address: bind",
      parameters: { address: "203.0.113.7:25565" },
    },
    {
      text: "12:00:01 [WARNING] Could not bind to host /203.0.113.7:25577\njava.net.BindException: Cannot assign requested address",
      parameters: { address: "203.0.113.7:25577" },
    },
    {
      text: "[12:00:01] [Server thread/INFO]: Starting Minecraft server on 203.0.113.7:25565\n[12:00:01] [Server thread/WARN]: **** FAILED TO BIND TO PORT!\n[12:00:01] [Server thread/WARN]: The exception was: java.net.BindException: Die angeforderte Adresse ist in diesem Kontext ungültig",
      parameters: { address: "203.0.113.7:25565" },
    },
  ],
  counterSamples: [
    "<Alex> Could not bind to host /203.0.113.7:25577",
    "[12:00:01] [Server thread/WARN]: The exception was: java.net.BindException: Address already in use: bind",
    "[12:00:01] [Server thread/INFO]: The exception was: none",
  ],
} satisfies LineSamples;
