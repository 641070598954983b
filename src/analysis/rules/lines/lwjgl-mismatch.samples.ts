import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[LWJGL] Platform/architecture mismatch detected for module: org.lwjgl\n\tJVM architecture: arm64",
      parameters: {},
    },
    { text: "[LWJGL] [ERROR] Incompatible Java and native library versions detected.", parameters: {} },
    {
      text: "[10:00:00] [main/ERROR]: The game failed to start because the currently active LWJGL version is not compatible.\n\nInstalled version: 3.2.2\nRequired version: 3.3.1\n\nYou must change the LWJGL version in your launcher to continue.",
      parameters: { installed: "3.2.2", required: "3.3.1" },
    },
  ],
  counterSamples: ["[LWJGL] Version: 3.3.1"],
} satisfies LineSamples;
