import type { FormatSamples } from "./format-samples.ts";

export default {
  CustomSkinLoader: [
    {
      text: "[2023-01-17 10:00:00] [Render thread INFO] CustomSkinLoader 14.15.1\n[2023-01-17 10:00:00] [Render thread INFO] Java Version: 17.0.4.1, Someone\n[2023-01-17 10:00:00] [Render thread INFO] Minecraft: 1.19.3",
      id: "customskinloader/client",
      version: "14.15.1",
      statements: { "CustomSkinLoader version": "14.15.1", "Java version": "17.0.4.1", "Minecraft version": "1.19.3" },
    },
    {
      text: "[2024-03-01 10:00:00] [Render thread/INFO] [CustomSkinLoader Core]: CustomSkinLoader 14.19.1\n[2024-03-01 10:00:00] [Render thread/INFO] [CustomSkinLoader Core]: Minecraft: unknown",
      id: "customskinloader/client",
      version: "14.19.1",
    },
  ],
} satisfies FormatSamples;
