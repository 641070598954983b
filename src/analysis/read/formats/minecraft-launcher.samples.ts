import type { FormatSamples } from "./format-samples.ts";

export default {
  "Minecraft Launcher": [
    {
      text: "[Info: 2024-06-01 10:00:00.250000: AAAAAAAAAAA=: Common.cpp(12)] Native Launcher Version: 2.4.7\n[Warning: 2024-06-01 10:00:00.250000: AAAAAAAAAAA=: Common.cpp(13)] Something",
      id: "minecraft-launcher/client",
      version: null,
    },
  ],
} satisfies FormatSamples;
