import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "java.lang.RuntimeException: Shaders Mod detected. Please remove it, OptiFine has built-in support for shaders.",
      parameters: {},
    },
  ],
  counterSamples: ["[Shaders] Loaded shaderpack: BSL", "<Steve> Shaders Mod detected. Please remove it"],
} satisfies LineSamples;
