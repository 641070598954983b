import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[12:00:05] [main/ERROR]: Incompatible mappings\nnet.fabricmc.loader.impl.FormattedException: Supplied mappings for minecraft 1.20 are incompatible with minecraft 1.20.1, this is likely caused by launcher misbehavior",
      parameters: {},
    },
    {
      text: "[12:00:05] [main/ERROR]: x\njava.lang.RuntimeException: Mappings not present!",
      parameters: {},
    },
  ],
  counterSamples: ["[12:00:05] [main/INFO]: Supplied mappings"],
} satisfies LineSamples;
