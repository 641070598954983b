import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[12:00:01] [Server thread/WARN]: Can't keep up! Is the server overloaded? Running 2345ms or 46 ticks behind",
      parameters: { ms: "2345", ticks: "46" },
    },
    {
      text: "[12:00:01] [Server thread/WARN]: Can't keep up! Did the system time change, or is the server overloaded? Running 12345ms behind, skipping 246 tick(s)",
      parameters: { ms: "12345", ticks: "246" },
    },
    {
      text: "2012-02-02 12:00:01 [WARNING] Can't keep up! Did the system time change, or is the server overloaded?",
      parameters: {},
    },
  ],
  counterSamples: [
    "<Alex> Can't keep up! Is the server overloaded? Running 2345ms or 46 ticks behind",
    "[12:00:01] [Server thread/INFO]: Can't keep up! with this",
  ],
} satisfies LineSamples;
