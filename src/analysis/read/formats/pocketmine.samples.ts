import type { FormatSamples } from "./format-samples.ts";

export default {
  Pocketmine: [
    {
      text: "2022-03-29 [10:00:00.573] [Server thread/INFO]: Loading server configuration\n2022-03-29 [10:00:00.597] [Server thread/INFO]: Starting Minecraft: Bedrock Edition server version v1.18.10\n2022-03-29 [10:00:00.624] [Server thread/NOTICE]: This server is running PocketMine-MP version 4.2.5",
      id: "pocketmine/server",
      version: "1.18.10",
      statements: { "Bedrock version": "1.18.10", "Pocketmine version": "4.2.5" },
    },
  ],
} satisfies FormatSamples;
