import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "Description: Ticking player\n\njava.lang.NullPointerException\n\tat com.example.belts.Belt.tick(Belt.java:3) ~[belts-2.jar:?]",
      parameters: { suspect: "belts", culprit: "belts" },
    },
    {
      text: "[10:00:00] [Server thread/ERROR]: Encountered an unexpected exception\nnet.minecraft.ReportedException: Ticking player\n\tat net.minecraft.server.X.a(X.java:1)",
      parameters: {},
    },
  ],
  counterSamples: [
    "Description: Ticking entity",
    "[10:00:00] [Server thread/INFO]: <Alex> ReportedException: Ticking player",
  ],
} satisfies LineSamples;
