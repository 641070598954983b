import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[2025-03-02 10:20:00:100 ERROR] [Scripting] [Watchdog] 10042.12 ms script hang detected in behavior pack 'Lamps'",
      parameters: { pack: "Lamps", file: null },
    },
    {
      text: "[2024-06-01 10:00:00:250 ERROR] [Scripting] Unhandled promise rejection: TypeError: not a function\n    at <anonymous> (lamps/main.js:88)",
      parameters: { pack: null, file: "lamps/main.js:88" },
    },
    {
      text: "[2024-06-01 10:00:00:250 ERROR] [Scripting] Plugin [Lamps - 1.4.0] - [main.js] ran with error: [TypeError: cannot read property 'subscribe' of undefined    at <anonymous> (main.js:12)\n]",
      parameters: { pack: "Lamps", file: "main.js" },
    },
    {
      text: "10:00:00[Scripting][error]-Plugin [Lamps - 1.4.0] - [main.js] ran with error: [ReferenceError: 'bulbs' is not defined    at <anonymous> (main.js:14)\n]",
      parameters: { pack: "Lamps", file: "main.js" },
    },
  ],
  counterSamples: [
    "[2024-06-01 10:00:00:250 WARN] [Scripting] slow tick (lamps/main.js:12)",
    "[2024-06-01 10:00:00:250 INFO] [Scripting] Plugin [Lamps - 1.4.0] loaded",
  ],
} satisfies LineSamples;
