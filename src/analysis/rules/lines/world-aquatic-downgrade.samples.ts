import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [Server thread/ERROR]: Couldn't load chunk\njava.lang.IllegalArgumentException: ChunkNibbleArrays should be 2048 bytes not: 0\n\tat net.minecraft.server.v1_12_R1.NibbleArray.<init>(SourceFile:17)",
      codes: ["world-aquatic-downgrade", "world-chunk-failed"],
      parameters: {},
    },
    {
      text: "Caused by: java.lang.IllegalArgumentException: ChunkNibbleArrays should be 2048 bytes not: 0",
      parameters: {},
    },
  ],
  counterSamples: [
    "java.lang.IllegalArgumentException: ChunkNibbleArrays should be 2048 bytes not: 4096",
    "<Alex> ChunkNibbleArrays should be 2048 bytes not: 0",
  ],
} satisfies LineSamples;
