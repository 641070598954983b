import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[12:00:01] [Server thread/ERROR]: Error occurred while enabling SignalBox v3.1 (Is it up to date?)\njava.net.BindException: Address already in use\n\tat org.example.signals.SignalBox.onEnable(SignalBox.java:20) ~[SignalBox-3.1.jar:?]",
      codes: ["service-port-in-use", "plugin-enable-failed"],
      parameters: { service: "SignalBox" },
    },
    {
      text: "[12:00:01] [VoiceChatServerThread/ERROR]: [voicechat] Failed to run voice chat at UDP port 24454, make sure no other application is running at that port\n[12:00:01] [VoiceChatServerThread/ERROR]: [voicechat] Voice chat server error Address already in use",
      parameters: { service: "voicechat", port: "24454" },
    },
    {
      text: "[12:00:01] [Server thread/WARN]: Unable to initialise RCON on 0.0.0.0:25575\njava.net.BindException: Address already in use",
      parameters: { service: "RCON", port: "25575" },
    },
    {
      text: "[12:00:01] [Server thread/ERROR]: [dynmap] Failed to start WebServer on 0.0.0.0:8123!\njava.io.IOException: Failed to bind\nCaused by: java.net.BindException: Address already in use",
      parameters: { service: "dynmap", port: "8123" },
    },
    {
      text: "[12:00:00] [Server thread/INFO]: Starting Minecraft server on *:25565\n[12:00:01] [ForkJoinPool.commonPool-worker-1/ERROR]: [BlueMap] Failed to start the webserver!\njava.net.BindException: Address already in use",
      parameters: { service: "BlueMap", port: null },
    },
    {
      text: "[12:00:01] [Server thread/ERROR]: [Geyser-Spigot] Failed to start Geyser on 0.0.0.0:19132\njava.net.BindException: Address already in use",
      parameters: { service: "Geyser-Spigot", port: "19132" },
    },
  ],
  counterSamples: [
    "[12:00:00 INFO] Loading Geyser version 2.4.0-b600 (git-master-1a2b3c4)\n[12:00:01 ERROR] Failed to start Geyser on 0.0.0.0:19132\njava.net.BindException: Address already in use",
    "<Alex> RCON Address already in use",
    "[12:00:01] [Server thread/WARN]: The exception was: java.net.BindException: Address already in use: bind",
  ],
} satisfies LineSamples;
