import type { FormatSamples } from "./format-samples.ts";

export default {
  Nukkit: [
    {
      text: "10:00:00 [INFO ] This server is running Lumi 1.2.3 「Lamp」 implementing API version 1.1.0 for Minecraft: BE v1.21.0 (protocol version 685)",
      id: "nukkit/server",
      version: "1.21.0",
    },
    {
      text: '10:00:00 [INFO ] Loading server properties...\n10:00:01 [INFO ] Preparing level "world"',
      id: "nukkit/server",
      version: null,
    },
    {
      text: "2020-06-01 10:00:00.100 [main] INFO  - Loading §anukkit.yml§f ...\n2020-06-01 10:00:00.200 [main] INFO  - 正在启动 Minecraft: BE §bv1.13.0§r",
      id: "nukkit/server",
      version: "1.13.0",
    },
    {
      text: '2020-06-01 10:00:00.100 [main] INFO  - Loading server.properties ...\n2020-06-01 10:00:00.200 [main] INFO  - This server is running Nukkit version §egit-1a2b3c4§f "§b§f" (API 1.0.9)',
      id: "nukkit/server",
      version: null,
      statements: { "Nukkit version": "git-1a2b3c4", "Nukkit API version": "1.0.9" },
    },
    {
      text: "2016-6-1 10:00:00 [INFO] Loading nukkit.yml...\n2016-6-1 10:00:00 [INFO] Starting Minecraft: PE server version v0.13.2 alpha",
      id: "nukkit/server",
      version: "0.13.2",
    },
  ],
} satisfies FormatSamples;
