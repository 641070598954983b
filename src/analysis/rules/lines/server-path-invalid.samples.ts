import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "Cannot run server in a directory with ! or + in the pathname. Please rename the affected folders and try again.",
      parameters: {},
    },
  ],
  counterSamples: ["<Alex> Cannot run server in a directory with ! or + in the pathname."],
} satisfies LineSamples;
