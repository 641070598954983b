import type { FormatSamples } from "./format-samples.ts";

export default {
  Folia: [
    {
      text: '[10:00:00] [Server thread/INFO]: This server is running Folia version git-Folia-"0000000" (MC: 1.19.4) (Implementing API version 1.19.4-R0.1-SNAPSHOT)',
      id: "folia/server",
      version: "1.19.4",
      statements: { "Folia version": "0000000" },
    },
  ],
} satisfies FormatSamples;
