import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: '2021-06-01 [10:00:01.250] [Server thread/ERROR]: Could not load world "lobby": Corruption detected: Corruption: CURRENT points to a non-existent file',
      parameters: { world: "lobby", reason: "Corruption detected: Corruption: CURRENT points to a non-existent file" },
    },
    {
      text: "[10:00:00.123] [Server thread/EMERGENCY]: No default world has been loaded",
      parameters: { world: null },
    },
  ],
  counterSamples: ['2021-06-01 [10:00:01.250] [Server thread/INFO]: Loading world "lobby"'],
} satisfies LineSamples;
