import type { FormatSamples } from "./format-samples.ts";

export default {
  Bedrock: [
    {
      text: "[2025-06-01 10:00:01.100 INFO] [Server] Starting Server\n[2025-06-01 10:00:01.200 INFO] [Server] Version: 1.21.80.3",
      id: "bedrock/server",
      version: "1.21.80.3",
    },
    {
      text: "10:00:01.200 INFO [Server] Version: 1.21.3.01\n10:00:01.300 INFO [Server] Level Name: Bedrock level",
      id: "bedrock/server",
      version: "1.21.3.01",
    },
    {
      text: "[2025-06-01 10:00:01.200 INFO] [Server] Version: 1.21.80.3\n[2025-06-01 10:00:02.200 INFO] [Server] This server is running Endstone version: 0.9.0 (Minecraft: 1.21.80)",
      id: "bedrock/server",
      version: "1.21.80.3",
    },
    {
      text: "NO LOG FILE! - [2023-06-01 10:00:00:123 INFO] Starting Server\n[2023-06-01 10:00:00:124 INFO] Version: 1.20.51.01\n[2023-06-01 10:00:00:125 ERROR] Something",
      id: "bedrock/server",
      version: "1.20.51.01",
      statements: { "Bedrock version": "1.20.51.01" },
    },
    {
      text: "[2019-06-01 10:00:00 INFO] Starting Server\n[2019-06-01 10:00:00 INFO] Version 1.10.0.7",
      id: "bedrock/server",
      version: "1.10.0.7",
    },
  ],
} satisfies FormatSamples;
