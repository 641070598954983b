import type { FormatSamples } from "./format-samples.ts";

export default {
  Purpur: [
    {
      text: "[10:00:00] [main/FATAL]: Failed to start the minecraft server\njava.lang.IllegalStateException: x\n\tat net.minecraft.server.Main.main(Main.java:151) ~[patched_1.17.1.jar:git-Purpur-1420]",
      id: "purpur/server",
      version: "1.17.1",
    },
    {
      text: "[10:00:00] [Server thread/INFO]: This server is running Purpur version git-Purpur-1 (MC: 1.19.2) (Implementing API version 1.19.2-R0.1-SNAPSHOT)",
      id: "purpur/server",
      version: "1.19.2",
      statements: { "Purpur version": "1" },
    },
    {
      text: "[10:00:00] [ServerMain/INFO]: [bootstrap] Loading Purpur 1.21.1-2300-HEAD@0000000 (2024-06-01T10:00:00Z) for Minecraft 1.21.1\n[10:00:00] [ServerMain/INFO]: [PluginInitializerManager] Initializing plugins...",
      id: "purpur/server",
      version: "1.21.1",
      statements: { "Purpur version": "1.21.1-2300" },
    },
  ],
} satisfies FormatSamples;
