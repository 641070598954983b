import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "10:00:00 [WARNING] Event ServerConnectEvent(player=Alex, target=x) took 1234ms to process!",
      parameters: { event: "ServerConnectEvent", ms: "1234" },
    },
  ],
  counterSamples: ["10:00:00 [INFO] The upload took 20ms to process"],
} satisfies LineSamples;
