import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "java.lang.OutOfMemoryError: GC overhead limit exceeded\n\tat java.util.Arrays.copyOf(Arrays.java:3332)",
      parameters: {},
    },
    {
      text: 'Exception in thread "Server thread" java.lang.OutOfMemoryError: GC overhead limit exceeded',
      parameters: {},
    },
  ],
  counterSamples: [
    "java.lang.OutOfMemoryError: Java heap space",
    "[10:00:00] [Server thread/INFO]: <Alex> GC overhead limit exceeded",
  ],
} satisfies LineSamples;
