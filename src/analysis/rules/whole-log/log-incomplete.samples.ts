import type { WholeLogSamples } from "../samples.ts";

const begun = "[10:00:00] [main/INFO]: Setting user: Alex\n";

export default {
  samples: [
    {
      text: `${begun}[10:00:02] [Render thread/INFO]: Something was read\n[10:00:06] [Render thread/INFO]: Something else was read\n`,
      parameters: { step: null },
      only: [],
    },
    {
      text: `${begun}[10:00:02] [Render thread/INFO]: Backend library: LWJGL version 3.3.1 build 7\n[10:00:03] [Render thread/INFO]: Lamps says hello\n`,
      parameters: { step: "window" },
      only: [],
    },
    {
      text: `${begun}[10:00:02] [Client thread/INFO]: Reloading ResourceManager: Default\n[10:00:04] [Client thread/INFO]: Starting up SoundSystem...\n`,
      parameters: { step: "sound" },
      only: [],
    },
    {
      text: `${begun}[10:00:02] [Client thread/INFO]: LWJGL Version: 2.9.1\n[10:00:06] [Client thread/INFO]: Reloading ResourceManager: Default\n[10:00:09] [Client thread/INFO]: Created: 16x16 textures/blocks-atlas\n`,
      parameters: { step: "resources" },
      only: [],
    },
    {
      text: "[10:00:00] [main/INFO] [FML/]: Forge Mod Loader version 7.99.40.1614 for Minecraft 1.7.10 loading\n[10:00:04] [Client thread/TRACE] [Lamps/Lamps]: Sending event FMLPreInitializationEvent to mod Lamps\n[10:00:05] [Client thread/TRACE] [Lamps/Lamps]: Sent event FMLPreInitializationEvent to mod Lamps\n[10:00:05] [Client thread/TRACE] [Bells/Bells]: Sending event FMLPreInitializationEvent to mod Bells\n",
      parameters: { step: "part", part: "Bells" },
      only: [],
    },
    {
      text: "[10:00:00] [Server thread/INFO]: Starting minecraft server version 1.20.4\n[10:00:01] [Server thread/INFO]: Loading properties\n[10:00:05] [Server thread/INFO]: [LampShop] Enabling LampShop v1.2\n",
      parameters: { step: "part", part: "LampShop" },
      only: [],
    },
    {
      text: "[10:00:00] [Server thread/INFO]: Starting minecraft server version 1.20.4\n[10:00:01] [Server thread/INFO]: Loading properties\n[10:00:05] [Worker-Main-2/INFO]: Preparing spawn area: 4%\n",
      parameters: { step: "world" },
      only: [],
    },
    {
      text: `${begun}[10:00:09] [Render thread/INFO]: Created: 1024x512x4 minecraft:textures/atlas/blocks.png-atlas\n[10:01:00] [Server thread/INFO]: Starting integrated minecraft server version 1.20.4\n[10:01:01] [Server thread/INFO]: Something was read\n`,
      parameters: { step: "world" },
      only: [],
    },
    {
      text: "[10:00:00] [main/INFO]: Loading Minecraft 1.20.4 with Fabric Loader 0.15.9\n[10:00:00] [main/INFO]: Loading 42 mods:\n[10:00:01] [main/INFO]: SpongePowered MIXIN Subsystem Version=0.8.5\n",
      parameters: { step: "mods" },
      only: [],
    },
    {
      text: "[10:00:00] [Server thread/INFO]: Starting minecraft server version 1.20.4\n[10:00:01] [main/INFO]: Looking around\n[10:00:02] [main/INFO]: Downloading mojang_1.20.4.jar\n",
      parameters: { step: "download" },
      only: [],
    },
    {
      text: `[20Nov2023 10:00:00.100] [main/INFO] [cpw.mods.modlauncher.Launcher/MODLAUNCHER]: ModLauncher running: args [--launchTarget, forgeclient, --fml.forgeVersion, 47.2.0, --fml.mcVersion, 1.20.1]\n[20Nov2023 10:00:01.100] [main/INFO] [net.minecraftforge.fml.loading.ImmediateWindowHandler/]: Loading ImmediateWindowProvider fmlearlywindow\n[20Nov2023 10:00:01.300] [main/INFO] [EARLYDISPLAY/]: Trying GL version 4.6\n`,
      parameters: { step: "early-window" },
      only: [],
    },
  ],
  counterSamples: [
    `${begun}[10:00:02] [Client thread/INFO]: LWJGL Version: 2.9.1\n[10:00:06] [Client thread/INFO]: Stopping!\n`,
    // Somebody is playing.
    `${begun}[10:00:09] [Render thread/INFO]: Created: 1024x512x4 minecraft:textures/atlas/blocks.png-atlas\n[10:01:00] [Server thread/INFO]: Starting integrated minecraft server version 1.20.4\n[10:01:09] [Server thread/INFO]: Alex joined the game\n`,
    '[10:00:00] [Server thread/INFO]: Starting minecraft server version 1.20.4\n[10:00:09] [Server thread/INFO]: Done (8.1s)! For help, type "help"\n[10:00:10] [Server thread/INFO]: Something was read\n',
  ],
} satisfies WholeLogSamples;
