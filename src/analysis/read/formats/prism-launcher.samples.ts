import type { FormatSamples } from "./format-samples.ts";

export default {
  "Prism Launcher": [
    {
      text: "Prism Launcher version: 8.0 (official)\n\n\nLaunched instance in online mode\n\nJava is version 21.0.1, using 64 (amd64) architecture, from N/A.\n\nProcess exited with code 1.",
      id: "prism-launcher/client",
      version: null,
      statements: { "Java version": "21.0.1" },
    },
  ],
} satisfies FormatSamples;
