import type { FormatSamples } from "./format-samples.ts";

export default {
  CraftBukkit: [
    {
      text: "[08:12:31 INFO]: Stopping server\n[08:12:31 INFO]: [Lanterns] Disabling Lanterns v2.4",
      id: "craftbukkit/server",
      version: null,
    },
    {
      text: "[08:12:31] [Async Chat Thread - #4/INFO]: <Alex> good morning",
      id: "craftbukkit/server",
      version: null,
    },
    {
      text: "[08:12:31] [Craft Scheduler Thread - 117/INFO]: [Lanterns] Looking for updates",
      id: "craftbukkit/server",
      version: null,
    },
    {
      text: "2012-01-20 10:00:00 [INFO] Starting minecraft server version 1.1\n2012-01-20 10:00:01 [INFO] This server is running CraftBukkit version git-Bukkit-1.1-R4-b1938jnks (MC: 1.1) (Implementing API version 1.1-R4)",
      id: "craftbukkit/server",
      version: "1.1",
      statements: { "CraftBukkit version": "git-Bukkit-1.1-R4-b1938jnks" },
    },
    {
      text: "[10:00:00] [Server thread/INFO]: This server is running Lanterns version git-Lanterns-12 (MC: 1.13.2) (Implementing API version 1.13.2-R0.1-SNAPSHOT)",
      id: "craftbukkit/server",
      version: "1.13.2",
      statements: { "Server version": "Lanterns version git-Lanterns-12" },
    },
    {
      text: "[10:00:00] [Server thread/INFO]: This server is running CraftBukkit version git-Bukkit-0000000 (MC: 1.13.2) (Implementing API version 1.13.2-R0.1-SNAPSHOT)",
      id: "craftbukkit/server",
      version: "1.13.2",
    },
    {
      // A plugin's own file.
      text: "Lanterns 2.4 encountered a NullPointerException\nRunning CraftBukkit 1.15.2-R0.1-SNAPSHOT and Java 11.0.2\n\t at org.bukkit.plugin.java.JavaPlugin.setEnabled(JavaPlugin.java:264)",
      id: "craftbukkit/server",
      version: "1.15.2",
    },
  ],
} satisfies FormatSamples;
