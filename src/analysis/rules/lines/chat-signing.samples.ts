import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:02 ERROR]: A plugin tried to cancel a signed chat message. This is no longer possible in 1.19.1 and newer. Disconnecting player Alex",
      parameters: { player: "Alex" },
    },
  ],
  counterSamples: ["[10:00:02 INFO]: chat is signed"],
} satisfies LineSamples;
