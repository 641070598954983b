import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[12:00:05] [main/ERROR]: ASUS GPU Tweak III is not compatible with Minecraft (more specifically, Sodium)",
      parameters: { program: "ASUS GPU Tweak III" },
    },
  ],
  counterSamples: ["<Alex> I use ASUS GPU Tweak III"],
} satisfies LineSamples;
