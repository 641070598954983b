import type { FormatSamples } from "./format-samples.ts";

export default {
  Arclight: [
    {
      text: "[10:00:00] [Server thread/INFO] [Minecraft]: This server is running Arclight version arclight-1.18.2-1.0.7-0000000 (MC: 1.18.2) (Implementing API version 1.18.2-R0.1-SNAPSHOT)",
      id: "arclight/server",
      version: "1.18.2",
      statements: { "Arclight version": "arclight-1.18.2-1.0.7-0000000" },
    },
    {
      text: "[03Feb2025 10:00:00.100] [main/INFO] [FabricLoader/GameProvider/]: Loading Minecraft 1.21.1 Arclight arclight-1.21.1-1.0.0-SNAPSHOT-0000000 with Fabric Loader 0.16.2",
      id: "arclight/server",
      version: "1.21.1",
      statements: { "Fabric loader version": "0.16.2" },
    },
  ],
} satisfies FormatSamples;
