import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [main/ERROR]: Failed\nnet.minecraft.ResourceLocationException: Non [a-z0-9/._-] character in path of location: lamps:lıght",
      parameters: { name: "lamps:lıght" },
    },
    {
      text: "net.minecraft.ResourceLocationException: Non [a-z0-9/._-] character in path of location: lamps:l\\u0131ght",
      parameters: { name: "lamps:l\\u0131ght" },
    },
  ],
  counterSamples: [
    "[10:00:00] [main/ERROR]: Failed\nnet.minecraft.ResourceLocationException: Non [a-z0-9/._-] character in path of location: lamps:Light",
  ],
} satisfies LineSamples;
