import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[LWJGL] Platform/architecture mismatch detected for module: org.lwjgl\n\tJVM architecture: arm64",
      parameters: {},
    },
    { text: "[LWJGL] [ERROR] Incompatible Java and native library versions detected.", parameters: {} },
  ],
  counterSamples: ["[LWJGL] Version: 3.3.1"],
} satisfies LineSamples;
