import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: '   42.118 C Task "LaunchController(0x5a1c2d0)" failed:  "No account selected for launch."',
      parameters: {},
    },
    { text: "java.lang.IllegalStateException: No account selected for launch", parameters: {} },
  ],
  counterSamples: ["[10:00:00] [Server thread/INFO]: <Alex> No account selected for launch, what now?"],
} satisfies LineSamples;
