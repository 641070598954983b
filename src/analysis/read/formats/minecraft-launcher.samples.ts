import type { FormatSamples } from "./format-samples.ts";

export default {
  "Minecraft Launcher": [
    {
      // Inside the log of Mojang's launcher.
      text: "[Info: 2025-03-01 10:00:00.1: Queue.cpp(32)] Starting\n[Info: 2025-03-01 10:00:09.1: GameCallbacks.cpp(162)] Game/net.minecraft.client.Minecraft (main) Info Setting user: Alex",
      id: "minecraft-launcher/launcher",
      version: null,
    },
    {
      text: "[Info: 2024-03-01 10:00:00.1: Common.cpp(32)] Native Launcher Version: 2.9.1\n[10:00:09] [main/INFO] [cp.mo.mo.Launcher/MODLAUNCHER]: ModLauncher running: args [--username, Alex, --version, 1.19.4-forge-45.3.0, --launchTarget, forgeclient, --fml.forgeVersion, 45.3.0, --fml.mcVersion, 1.19.4]",
      id: "minecraft-launcher/launcher",
      version: null,
      statements: { "Minecraft version": "1.19.4" },
    },
    {
      // The game has begun, and says nothing that would tell which one it is.
      text: "[Info: 2025-03-01 10:00:00.1: Queue.cpp(32)] Starting\n[Info: 2025-03-01 10:00:09.1: Queue.cpp(32)] Setting user: none",
      id: "minecraft-launcher/launcher",
      version: null,
    },
    {
      text: "[0301/100000:INFO:ClientHandler.cpp(182)] Creating launcher window.\n\n[0301/100001:INFO:GameController.cpp(33)] Ready\n",
      id: "minecraft-launcher/launcher",
      version: null,
    },
    {
      text: "[Info: 2024-03-01 10:00:00.1: Common.cpp(32)] Native Launcher Version: 2.9.1\n[Info: 2024-03-01 10:00:01.1: Common.cpp(33)] Operating System: Windows 11",
      id: "minecraft-launcher/launcher",
      version: null,
    },
    {
      text: "[Info: 2024-06-01 10:00:00.250000: AAAAAAAAAAA=: Common.cpp(12)] Native Launcher Version: 2.4.7\n[Warning: 2024-06-01 10:00:00.250000: AAAAAAAAAAA=: Common.cpp(13)] Something",
      id: "minecraft-launcher/launcher",
      version: null,
    },
  ],
} satisfies FormatSamples;
