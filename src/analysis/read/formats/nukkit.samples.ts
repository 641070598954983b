import type { FormatSamples } from "./format-samples.ts";

export default {
  Nukkit: [
    {
      text: "2020-01-31 10:00:00.047 [main] INFO  - Loading §anukkit.yml§f ...\n2020-01-31 10:00:00.208 [main] INFO  - 正在启动 Minecraft: BE §bv1.14.0§r",
      id: "nukkit/server",
      version: "1.14.0",
    },
    {
      text: "2016-2-17 10:00:00 [INFO] Loading nukkit.yml...\n2016-2-17 10:00:00 [INFO] Starting Minecraft: PE server version v0.14.0 alpha",
      id: "nukkit/server",
      version: "0.14.0",
    },
  ],
} satisfies FormatSamples;
