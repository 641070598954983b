import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[2025-06-28 10:00:00:182 ERROR] Failed to load Vanilla Resource Pack, is the vanilla pack missing from the loaded world?",
      parameters: { what: "vanilla-pack" },
    },
    {
      text: "[2024-03-01 10:00:00:118 ERROR] Error reading file: server.properties\n[2024-03-01 10:00:00:118 ERROR] Could not load server.properties file, Please check if the current working directory is the same as the bedrock_server directory.\n[2024-03-01 10:00:00:119 INFO] Server stop requested.",
      parameters: {},
    },
    {
      text: "NO LOG FILE! - [2022-03-01 10:00:00 ERROR] Could not load server.properties file, Please check if the current working directory is the same as the bedrock_server directory.",
      parameters: {},
    },
  ],
  counterSamples: [
    "[2024-03-01 10:00:00:118 INFO] Level Name: Could not load server.properties file",
    "[10:00:00] [Server thread/INFO]: <Alex> Could not load server.properties file",
  ],
} satisfies LineSamples;
