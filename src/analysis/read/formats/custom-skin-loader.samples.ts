import type { FormatSamples } from "./format-samples.ts";

export default {
  CustomSkinLoader: [
    {
      text: "[2023-06-01 10:00:00] [Render thread INFO] CustomSkinLoader 14.16\n[2023-06-01 10:00:00] [Render thread INFO] Java Version: 17.0.6, Someone\n[2023-06-01 10:00:00] [Render thread INFO] Minecraft: 1.19.4",
      id: "customskinloader/client",
      version: "14.16",
      statements: { "CustomSkinLoader version": "14.16", "Java version": "17.0.6", "Minecraft version": "1.19.4" },
    },
    {
      text: "[2024-06-01 10:00:00] [Render thread/INFO] [CustomSkinLoader Core]: CustomSkinLoader 14.20\n[2024-06-01 10:00:00] [Render thread/INFO] [CustomSkinLoader Core]: Minecraft: unknown",
      id: "customskinloader/client",
      version: "14.20",
    },
  ],
} satisfies FormatSamples;
