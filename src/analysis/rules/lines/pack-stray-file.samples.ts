import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[12:00:05] [main/ERROR]: x\nnet.minecraft.ResourceLocationException: Non [a-z0-9_.-] character in namespace of location: .DS_Store:x",
      parameters: { file: ".DS_Store" },
    },
  ],
  counterSamples: ["[12:00:05] [main/INFO]: .DS_Store"],
} satisfies LineSamples;
