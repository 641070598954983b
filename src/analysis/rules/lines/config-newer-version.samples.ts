import type { LineSamples } from "../samples.ts";

export default {
  only: "server",
  samples: [
    {
      text: "[10:00:00] [Server thread/ERROR]: Loading a newer configuration than is supported (30 > 29)! You may have to backup & delete your global config file to start the server.",
      parameters: { saved: "30", supported: "29" },
    },
  ],
  counterSamples: ["<Alex> Loading a newer configuration than is supported (30 > 29)!"],
} satisfies LineSamples;
