import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [Server thread/ERROR]: Too many chained neighbor updates. Skipping the rest. First skipped position: 12, 64, -8",
      parameters: { location: "12, 64, -8" },
    },
  ],
  counterSamples: [
    "<Alex> Too many chained neighbor updates. Skipping the rest. First skipped position: 12, 64, -8",
    "[10:00:00] [Server thread/INFO]: Too many chained neighbor updates. None",
  ],
} satisfies LineSamples;
