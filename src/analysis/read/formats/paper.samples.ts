import type { FormatSamples } from "./format-samples.ts";

export default {
  Paper: [
    {
      text: "---- Minecraft Crash Report ----\n\nTime: 2026-01-01 10:00:00\nDescription: Exception in server tick loop\n\njava.lang.IllegalStateException: Failed to light a lamp\n\tat net.minecraft.server.MinecraftServer.run(MinecraftServer.java:1138)\n\n-- System Details --\nDetails:\n\tMinecraft Version: 1.21.4\n\tCraftBukkit Information: \n   Running: Paper version 1.21.4-45-0000000 (MC: 1.21.4) (Implementing API version 1.21.4-R0.1-SNAPSHOT) false",
      id: "paper/crash-report",
      version: "1.21.4",
      statements: { "Minecraft version": "1.21.4", "Paper version": "1.21.4-45" },
    },
    {
      // A fork, in a report.
      text: "---- Minecraft Crash Report ----\n\nTime: 2024-01-01 10:00:00\nDescription: Exception in server tick loop\n\njava.lang.IllegalStateException: Failed to initialize server\n\tat net.minecraft.server.MinecraftServer.run(MinecraftServer.java:1138)\n\n-- System Details --\nDetails:\n\tMinecraft Version: 1.19.2\n\tCraftBukkit Information: \n   Running: MultiPaper version MultiPaper-1.19.2-1 (MC: 1.19.2) (Implementing API version 1.19.2-R0.1-SNAPSHOT) true",
      id: "paper/crash-report",
      version: "1.19.2",
    },
    {
      text: "[22:10:05] [Paper RegionFile IO Thread #0/WARN]: Took long\n[22:10:06] [Server thread/INFO]: [ChunkHolderManager] Waiting 60s for chunk system to halt for world 'lobby'",
      id: "paper/server",
      version: null,
    },
    {
      text: "[22:10:05] [Server thread/INFO]: Saving worlds\n[22:10:06] [Server thread/INFO]: Flushing Chunk IO\n[22:10:06] [Server thread/INFO]: Closing Thread Pool",
      id: "paper/server",
      version: null,
    },
    {
      text: "[10:00:00] [Server thread/INFO]: This server is running TacoSpigot version git-TacoSpigot-0000000 (MC: 1.8.8) (Implementing API version 1.8.8-R0.1-SNAPSHOT)",
      id: "paper/server",
      version: "1.8.8",
    },
    {
      text: "[10:00:00 ERROR]: Failed to start the minecraft server\njava.nio.file.AccessDeniedException: ./world/session.lock\n\tat net.minecraft.server.Main.main(Main.java:140) ~[paper-1.21.4.jar:1.21.4-232-0000000]",
      id: "paper/server",
      version: "1.21.4",
    },
    {
      text: "[10:00:00] [Server thread/INFO]: This server is running Paper version git-Paper-1 (MC: 1.20.4) (Implementing API version 1.20.4-R0.1-SNAPSHOT) (Git: 0000000)",
      id: "paper/server",
      version: "1.20.4",
      statements: { "Minecraft version": "1.20.4", "Paper version": "1" },
    },
    {
      text: "[10:00:00 INFO]: [bootstrap] Running Java 21 (OpenJDK 64-Bit Server VM 21.0.3+9-LTS; Eclipse Adoptium Temurin-21.0.3+9) on Linux 6.1 (amd64)\n[10:00:00 INFO]: [bootstrap] Loading Paper 1.21.1-1-master@0000000 (2024-06-01T10:00:00Z) for Minecraft 1.21.1",
      id: "paper/server",
      version: "1.21.1",
      statements: { "Java version": "21.0.3", "Paper version": "1.21.1-1" },
    },
    {
      text: "[10:00:00 INFO]: This server is running Pufferfish version git-Pufferfish-12 (MC: 1.20.1) (Implementing API version 1.20.1-R0.1-SNAPSHOT)\n[10:00:01 WARN]: [Pufferfish] Debug: Java: 20.0.1, test run: true\n[10:00:02 INFO]: <Steve> Java: 8, or not",
      id: "paper/server",
      version: "1.20.1",
      statements: { "Minecraft version": "1.20.1", "Java version": "20.0.1" },
    },
    {
      text: "[10:00:00 INFO]: [bootstrap] Loading Leaf 1.21.4-201-ver/1.21.4@0000000 (2025-06-01T10:00:00Z) for Minecraft 1.21.4",
      id: "paper/server",
      version: "1.21.4",
    },
    {
      text: "[10:00:00] [Server thread/ERROR]: Error occurred while enabling Lamps v1.0 (Is it up to date?)\njava.lang.NullPointerException: null\n\tat org.example.lamps.Lamps.onEnable(Lamps.java:12) ~[?:?]\n\tat org.bukkit.plugin.java.JavaPlugin.setEnabled(JavaPlugin.java:321) ~[patched_1.8.8.jar:git-PandaSpigot-40]",
      id: "paper/server",
      version: "1.8.8",
    },
    {
      text: "[00:00:10] [Server thread/INFO]: Alex issued server command: /spawn\n[00:10:00] [Server thread/INFO]: Stopping server\n[00:10:01] [Server thread/INFO]: Flushing Chunk IO\n[00:10:01] [Server thread/INFO]: Closing Thread Pool\n[00:10:01] [Server thread/INFO]: Closing Server",
      id: "paper/server",
      version: null,
    },
    {
      text: "[00:00:10] [Craft Scheduler Thread - 12 - Lamps/WARN]: [Lamps] It is dark\n[00:01:10] [Server thread/INFO]: Alex issued server command: /spawn",
      id: "paper/server",
      version: null,
    },
  ],
} satisfies FormatSamples;
