import type { FormatSamples } from "./format-samples.ts";

export default {
  Spigot: [
    {
      text: "[03:00:02] [Server thread/INFO]: .Alex left the game\n[03:00:02] [defaultEventLoopGroup-6-2/INFO]: [Geyser-Spigot] Alex has disconnected from the Java server",
      id: "spigot/server",
      version: null,
    },
    {
      text: "[03:00:02] [Server thread/INFO]: Startup script './again.sh' does not exist! Stopping server.\n[03:00:02] [Server thread/INFO]: Stopping server",
      id: "spigot/server",
      version: null,
    },
    {
      // The logger puts the version of Java behind the frames of its code.
      text: "[10:00:00] [Server thread/INFO]: This server is running CraftBukkit version git-Spigot-0000000-1111111 (MC: 1.8.8) (Implementing API version 1.8.8-R0.1-SNAPSHOT)\n[10:00:01] [Server thread/ERROR]: x\njava.io.IOException: x\n\tat java.io.File.glow(File.java:9) ~[?:1.8.0_111]",
      id: "spigot/server",
      version: "1.8.8",
      statements: { "Java version": "1.8.0_111" },
    },
    {
      text: "[10:00:00] [Server thread/INFO]: This server is running CraftBukkit version 3000-Spigot-0000000-1111111 (MC: 1.16.5) (Implementing API version 1.16.5-R0.1-SNAPSHOT)",
      id: "spigot/server",
      version: "1.16.5",
      statements: { "Spigot version": "3000-Spigot-0000000-1111111" },
    },
    {
      text: "[10:00:00] [Server thread/INFO]: Starting minecraft server version 26.1\n[10:00:00] [Server thread/INFO]: This server is running Spigot version 4600-Spigot-0000000-1111111 (MC: 26.1) (Implementing API version 26.1-R0.1-SNAPSHOT)",
      id: "spigot/server",
      version: "26.1",
    },
  ],
} satisfies FormatSamples;
