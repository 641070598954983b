import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[12:00:00] [Render thread/ERROR]: RivaTuner Statistics Server (RTSS) is not compatible with Sodium, see here for more details: https://example.org",
      parameters: {},
    },
    {
      text: "[12:00:00] [main/ERROR]: You appear to be using an older version of RivaTuner Statistics Server (RTSS) which is not compatible",
      parameters: {},
    },
  ],
  counterSamples: [
    "0x0000 C:\\Program Files\\RivaTuner Statistics Server\\RTSSHooks64.dll",
    "<Steve> I like RivaTuner Statistics Server",
  ],
} satisfies LineSamples;
