import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [main/ERROR]: Failed\njava.lang.OutOfMemoryError: PermGen space\n\tat java.lang.ClassLoader.defineClass1(Native Method)",
      parameters: {},
    },
  ],
  counterSamples: ["[10:00:00] [Server thread/INFO]: <Alex> java.lang.OutOfMemoryError: PermGen space"],
} satisfies LineSamples;
