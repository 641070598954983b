import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "Error occurred during initialization of VM\nCould not reserve enough space for 4194304KB object heap",
      parameters: { size: "4 GB" },
    },
    {
      text: "Could not reserve enough space for object heap\nError: Could not create the Java Virtual Machine.",
      parameters: {},
    },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/WARN]: [Plots] Could not reserve enough space for a plot",
    "<Alex> Could not reserve enough space for object heap",
  ],
} satisfies LineSamples;
