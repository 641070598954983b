import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[12:00:05] [Server thread/ERROR]: x\njava.io.IOException: Too many open files\n\tat sun.nio.ch.A.b(A.java:1)",
      parameters: {},
    },
  ],
  counterSamples: ["<Alex> IOException: Too many open files"],
} satisfies LineSamples;
