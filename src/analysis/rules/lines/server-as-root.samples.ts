import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [Server thread/WARN]: YOU ARE RUNNING THIS SERVER AS AN ADMINISTRATIVE OR ROOT USER. THIS IS NOT ADVISED.",
      parameters: {},
    },
  ],
  counterSamples: ["[10:00:00] [Server thread/INFO]: I run nothing AS AN ADMINISTRATIVE OR ROOT USER"],
} satisfies LineSamples;
