import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    { text: "[10:00:00] [Client thread/ERROR]: 1282: Invalid operation", parameters: {} },
    {
      text: "[10:00:00] [Render thread/ERROR]: OpenGL error: 1282 (Invalid operation), at: post render",
      parameters: {},
    },
  ],
  counterSamples: [
    "[10:00:00] [Render thread/ERROR]: 1281: Invalid value",
    "[10:00:00] [Server thread/INFO]: <Alex> 1282: Invalid operation",
  ],
} satisfies LineSamples;
