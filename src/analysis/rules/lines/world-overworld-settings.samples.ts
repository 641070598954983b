import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "java.util.concurrent.ExecutionException: java.lang.IllegalStateException: Overworld settings missing",
      parameters: {},
    },
    {
      text: "[10:00:00] [main/WARN]: Failed to load datapacks, can't proceed with server load.\njava.lang.IllegalStateException: Overworld settings missing",
      parameters: {},
    },
    {
      text: "[10:00:00] [main/ERROR]: Error reading worldgen settings after loading data packs: Overworld settings missing",
      parameters: {},
    },
    {
      text: "[10:00:00] [Render thread/WARN]: Failed to load level data or datapacks, can't proceed with server load\njava.util.concurrent.ExecutionException: java.lang.IllegalStateException: No key dimensions in MapLike[{}]; No key seed in MapLike[{}]\n\tat net.minecraft.A.b(A.java:1)",
      parameters: {},
    },
  ],
  counterSamples: [
    "[10:00:00] [main/ERROR]: Tried to load invalid item: 'No key id in MapLike[{}]'",
    "<Alex> java.lang.IllegalStateException: Overworld settings missing",
    "java.lang.IllegalStateException: Nether settings missing",
  ],
} satisfies LineSamples;
