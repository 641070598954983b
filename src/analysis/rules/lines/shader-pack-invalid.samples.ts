import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: '[10:00:00] [Render thread/ERROR] [Iris/]: Pack "Soft Light v1.zip" is not valid! Can\'t load it.',
      parameters: { pack: "Soft Light v1.zip" },
    },
  ],
  counterSamples: ['[10:00:00] [Render thread/INFO]: Pack "x" is valid'],
} satisfies LineSamples;
