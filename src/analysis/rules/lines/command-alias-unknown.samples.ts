import type { LineSamples } from "../samples.ts";

export default {
  only: "server",
  samples: [
    {
      text: "[10:00:00] [Server thread/WARN]: Could not register alias light because it contains commands that do not exist: lamps:lightall $1-",
      parameters: { alias: "light", command: "lamps:lightall" },
    },
    {
      text: "[10:00:00 WARN]: Could not register alias gm because it contains commands that do not exist: mode",
      parameters: { alias: "gm", command: "mode" },
    },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/INFO]: <Alex> Could not register alias light because it contains commands that do not exist: lamps",
  ],
} satisfies LineSamples;
