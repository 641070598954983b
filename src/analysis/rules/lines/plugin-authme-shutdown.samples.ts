import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:02] [Server thread/WARN]: [AuthMe] THE SERVER IS GOING TO SHUT DOWN AS DEFINED IN THE CONFIGURATION!",
      parameters: { plugin: "AuthMe" },
    },
    {
      text: "[10:00:02] [Server thread/ERROR]: [AuthMe] FATAL: THE SERVER IS GOING TO SHUT DOWN AS DEFINED IN THE CONFIGURATION!",
      parameters: { plugin: "AuthMe" },
    },
  ],
  counterSamples: [
    "<Alex> THE SERVER IS GOING TO SHUT DOWN AS DEFINED IN THE CONFIGURATION!",
    "[10:00:02] [Server thread/INFO]: [AuthMe] AuthMe 5.6.0 correctly enabled!",
  ],
} satisfies LineSamples;
