import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [Server thread/WARN]: net.kyori.adventure.text.LegacyFormattingDetected: Legacy formatting codes have been detected in a component - this is unsupported behaviour.\n\tat net.kyori.adventure.text.TextComponentImpl.warn(TextComponentImpl.java:84)\n\tat org.example.lamps.Items.name(Items.java:228)",
      parameters: { plugin: "lamps" },
    },
  ],
  counterSamples: ["[10:00:00] [Server thread/INFO]: -Dnet.kyori.adventure.text.warnWhenLegacyFormattingDetected=true"],
} satisfies LineSamples;
