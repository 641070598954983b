import type { FormatSamples } from "./format-samples.ts";

export default {
  "Minecraft Launcher": [
    {
      text: "[Info: 2026-03-27 10:00:00.478412: F7glmp8EmJE=: Common.cpp(35)] Native Launcher Version: 2.5.2\n[Warning: 2026-03-27 10:00:00.478412: F7glmp8EmJE=: Common.cpp(36)] Something",
      id: "minecraft-launcher/client",
      version: null,
    },
  ],
} satisfies FormatSamples;
