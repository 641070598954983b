import type { FormatSamples } from "./format-samples.ts";

export default {
  Magma: [
    {
      text: "[10:00:00] [main/INFO] [FML]: Forge Mod Loader version 14.23.5.2814 for Minecraft 1.12.2 loading\n[10:00:09] [Server thread/INFO] [Minecraft]: This server is running Magma version 0000000 (MC: 1.12.2) (Implementing API version 1.12.2-R0.1-SNAPSHOT)",
      id: "magma/server",
      version: "1.12.2",
      statements: { "Magma version": "0000000", "Forge version": "14.23.5.2814" },
    },
    {
      text: "---- Minecraft Crash Report ----\n\nTime: 1/1/26\nDescription: Exception in server tick loop\n\n-- System Details --\nDetails:\n\tMinecraft Version: 1.12.2\n\tMagma Version: 0a1b2c3-DEV",
      id: "magma/crash-report",
      version: "1.12.2",
      statements: { "Magma version": "0a1b2c3-DEV" },
    },
  ],
} satisfies FormatSamples;
