import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[12:00:05] [Server thread/ERROR]: x\njava.lang.InternalError: a fault occurred in a recent unsafe memory access operation in compiled Java code",
      parameters: {},
    },
  ],
  counterSamples: ["<Alex> a fault occurred in a recent unsafe memory access operation"],
} satisfies LineSamples;
