import type { FormatSamples } from "./format-samples.ts";

export default {
  Pocketmine: [
    {
      text: "2018-03-01 [10:00:00] [Server thread/INFO]: Starting Minecraft: PE server version v1.2.9",
      id: "pocketmine/server",
      version: "1.2.9",
    },
    {
      text: "2022-06-01 [10:00:00.250] [Server thread/INFO]: Loading server configuration\n2022-06-01 [10:00:00.300] [Server thread/INFO]: Starting Minecraft: Bedrock Edition server version v1.18.30\n2022-06-01 [10:00:00.350] [Server thread/NOTICE]: This server is running PocketMine-MP version 4.3.1",
      id: "pocketmine/server",
      version: "1.18.30",
      statements: { "Bedrock version": "1.18.30", "Pocketmine version": "4.3.1" },
    },
    {
      text: "2023-06-01 [10:00:00.250] [Server thread/INFO]: Загрузка pocketmine.yml...\n2023-06-01 [10:00:00.300] [Server thread/INFO]: Запускается сервер для Minecraft: Bedrock Edition версии v1.20.10\n2023-06-01 [10:00:00.350] [Server thread/INFO]: PocketMine-MP распространяется под лицензией LGPL",
      id: "pocketmine/server",
      version: "1.20.10",
    },
    {
      text: "2024-06-01 [10:00:00.250] [Server thread/INFO]: Loading server configuration\n2024-06-01 [10:00:00.300] [Server thread/INFO]: 正在启动 Minecraft: Bedrock Edition 服务器，版本号：v1.21.20\n2024-06-01 [10:00:00.350] [Server thread/INFO]: 此服务器正在运行 PocketMine-MP 版本 5.17.0\n2024-06-01 [10:00:00.350] [Server thread/INFO]: PocketMine-MP 根据LGPL协议分发",
      id: "pocketmine/server",
      version: "1.21.20",
      statements: { "Bedrock version": "1.21.20", "Pocketmine version": "5.17.0" },
    },
    {
      text: '2015-06-01 [10:00:00] [Server thread/INFO]: This server is running PocketMine-MP version 1.5dev "Someplace" (API 1.12.0)',
      id: "pocketmine/server",
      version: null,
      statements: { "Pocketmine version": "1.5dev", "Pocketmine API version": "1.12.0" },
    },
    {
      text: "2016-03-01 [10:00:00] [INFO]: Starting Minecraft: PE server version v0.14.x\n2016-03-01 [10:00:00] [INFO]: This server is running Lanterns version 1.3 (API Dusk)",
      id: "pocketmine/server",
      version: "0.14.x",
      statements: { "Server version": "Lanterns version 1.3" },
    },
  ],
} satisfies FormatSamples;
