import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "java.lang.module.ResolutionException: Module optifine reads another module named optifine",
      parameters: {},
    },
    {
      text: 'Exception in thread "main" java.lang.module.ResolutionException: Module optifine reads more than one module named ringcraft',
      parameters: {},
    },
  ],
  counterSamples: [
    "java.lang.module.ResolutionException: Module jei reads more than one module named acme",
    "[OptiFine] Loaded",
  ],
} satisfies LineSamples;
