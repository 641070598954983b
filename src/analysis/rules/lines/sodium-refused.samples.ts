import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[12:00:05] [main/ERROR]: ASUS GPU Tweak III is not compatible with Minecraft (more specifically, Sodium)",
      parameters: { program: "ASUS GPU Tweak III", newer: null },
    },
    {
      text: "java.lang.RuntimeException: The installed version of RivaTuner Statistics Server (RTSS) is not compatible with Sodium, see here for more details: https://example.org",
      parameters: { program: "RivaTuner Statistics Server (RTSS)", newer: "7.3.4" },
    },
    {
      text: "[12:00:00] [main/ERROR]: You appear to be using an older version of RivaTuner Statistics Server (RTSS) which is not compatible with Sodium.",
      parameters: { program: "RivaTuner Statistics Server (RTSS)", newer: "7.3.4" },
    },
    {
      text: "java.lang.RuntimeException: It appears that you are using PojavLauncher, which is not supported when using Sodium. Please check your mods list.",
      parameters: { program: "PojavLauncher", newer: null },
    },
  ],
  counterSamples: [
    "<Alex> I use ASUS GPU Tweak III",
    "[12:00:00] [Render thread/WARN]: RivaTuner Statistics Server (RTSS) has injected into the process! Attempting to apply workarounds for compatibility...",
    "<Steve> RivaTuner Statistics Server (RTSS) is not compatible",
  ],
} satisfies LineSamples;
