import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "Description: Exception generating new chunk\n\njava.lang.IllegalStateException: x\n\tat com.example.hills.Hills.place(Hills.java:5) ~[hills-1.jar:?]",
      parameters: { culprit: "hills", suspect: "hills" },
    },
    {
      text: "[10:00:00] [Server thread/ERROR]: Encountered an unexpected exception\nnet.minecraft.ReportedException: Feature placement\n\tat net.minecraft.X.a(X.java:1)",
      parameters: {},
    },
  ],
  counterSamples: [
    "Description: Unexpected error",
    "[10:00:00] [Server thread/INFO]: <Alex> Description: Feature placement",
  ],
} satisfies LineSamples;
