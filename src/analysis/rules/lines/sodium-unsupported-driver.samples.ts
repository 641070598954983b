import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    { text: "[10:00:00] [main/ERROR]: ###ERROR_DESCRIPTION###\nSodium Renderer - Unsupported Driver", parameters: {} },
  ],
  counterSamples: ["[10:00:00] [main/INFO]: Sodium Renderer"],
} satisfies LineSamples;
