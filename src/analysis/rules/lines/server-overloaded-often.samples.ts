import type { LineSamples } from "../samples.ts";

export default {
  only: "server",
  samples: [
    {
      text: Array.from(
        { length: 10 },
        (_, i) =>
          `[12:${10 + i}:01] [Server thread/WARN]: Can't keep up! Is the server overloaded? Running 3${i}45ms or 66 ticks behind`,
      ).join("\n"),
      parameters: {},
    },
    {
      text: Array.from(
        { length: 12 },
        (_, i) =>
          `2012-02-02 12:${10 + i}:01 [WARNING] Can't keep up! Did the system time change, or is the server overloaded?`,
      ).join("\n"),
      parameters: {},
    },
  ],
  counterSamples: [
    "[12:00:01] [Server thread/WARN]: Can't keep up! Is the server overloaded? Running 2345ms or 46 ticks behind",
    "<Alex> Can't keep up! Is the server overloaded?",
  ],
} satisfies LineSamples;
