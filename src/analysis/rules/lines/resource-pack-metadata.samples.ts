import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [Render thread/WARN]: Missing metadata in pack file/Soft 64x.zip",
      parameters: { pack: "Soft 64x.zip" },
    },
  ],
  counterSamples: ["[10:00:00] [Render thread/INFO]: Found metadata in pack x"],
} satisfies LineSamples;
