import { type MadeUpBundle, text } from "./made-up-bundle.ts";

export const twoSides: MadeUpBundle[] = [
  {
    name: "the game lacks a mod of the server, and neither log says so",
    files: {
      "client-latest.log": text`
[19:00:12] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.11
[19:00:12] [main/INFO]: Loading 5 mods:
→- fabric-api 0.92.0+1.20.1
→- fabricloader 0.15.11
→- java 17
→- minecraft 1.20.1
→- stonework 3.0.1
[19:00:30] [Render thread/INFO]: Setting user: Wendeline
[19:03:01] [Render thread/INFO]: Connecting to play.example.org, 25565
[19:03:04] [Render thread/WARN]: Client disconnected with reason: Internal Exception: io.netty.handler.codec.DecoderException: Failed to decode packet 'clientbound/minecraft:level_chunk_with_light'
`,
      "server-latest.log": text`
[18:10:01] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.11
[18:10:01] [main/INFO]: Loading 6 mods:
→- fabric-api 0.92.0+1.20.1
→- fabricloader 0.15.11
→- java 17
→- minecraft 1.20.1
→- stonework 3.0.1
→- windmills 1.8.2
[18:10:20] [Server thread/INFO]: Starting minecraft server version 1.20.1
[18:10:31] [Server thread/INFO]: Done (9.821s)! For help, type "help"
[19:03:02] [Server thread/INFO]: Wendeline[/203.0.113.9:51222] logged in with entity id 312 at (8.5, 70.0, -20.5)
[19:03:02] [Server thread/INFO]: Wendeline joined the game
[19:03:04] [Server thread/INFO]: Wendeline lost connection: Disconnected
[19:03:04] [Server thread/INFO]: Wendeline left the game
[19:40:00] [Server thread/INFO]: Saving the game (this may take a moment!)
`,
    },
    answer: {
      code: "mods-differ",
      parameters: { missing: ["windmills"] },
      proofs: { "client-latest.log": "Client disconnected", "server-latest.log": "windmills 1.8.2" },
    },
  },
  {
    name: "Forge: a mismatched list, of which neither side names the mod",
    files: {
      "server.log": text`
[05Aug2024 12:00:01.101] [main/INFO] [cpw.mods.modlauncher.Launcher/MODLAUNCHER]: ModLauncher running: args [--launchTarget, forgeserver, --fml.forgeVersion, 47.2.20, --fml.mcVersion, 1.20.1, --fml.forgeGroup, net.minecraftforge, --fml.mcpVersion, 20230612.114412, nogui]
[05Aug2024 12:00:04.110] [main/DEBUG] [net.minecraftforge.fml.loading.moddiscovery.ModFileInfo/LOADING]: Found valid mod file birchwood-1.1.jar with {birchwood} mods - versions {1.1}
[05Aug2024 12:00:04.111] [main/DEBUG] [net.minecraftforge.fml.loading.moddiscovery.ModFileInfo/LOADING]: Found valid mod file gearmill-4.1.jar with {gearmill} mods - versions {4.1}
[05Aug2024 12:00:20.004] [Server thread/INFO] [net.minecraft.server.dedicated.DedicatedServer/]: Starting minecraft server version 1.20.1
[05Aug2024 12:00:44.733] [Server thread/INFO] [net.minecraft.server.dedicated.DedicatedServer/]: Done (23.110s)! For help, type "help"
[05Aug2024 12:31:10.200] [Netty Server IO #2/ERROR] [net.minecraftforge.network.HandshakeHandler/FMLHANDSHAKE]: Terminating connection with client, mismatched mod list
`,
      "client.log": text`
[05Aug2024 12:29:01.101] [main/INFO] [cpw.mods.modlauncher.Launcher/MODLAUNCHER]: ModLauncher running: args [--username, Tamsin, --launchTarget, forgeclient, --fml.forgeVersion, 47.2.20, --fml.mcVersion, 1.20.1, --fml.forgeGroup, net.minecraftforge, --fml.mcpVersion, 20230612.114412]
[05Aug2024 12:29:04.110] [main/DEBUG] [net.minecraftforge.fml.loading.moddiscovery.ModFileInfo/LOADING]: Found valid mod file birchwood-1.1.jar with {birchwood} mods - versions {1.1}
[05Aug2024 12:29:04.111] [main/DEBUG] [net.minecraftforge.fml.loading.moddiscovery.ModFileInfo/LOADING]: Found valid mod file gearmill-3.9.jar with {gearmill} mods - versions {3.9}
[05Aug2024 12:29:40.120] [Render thread/INFO] [net.minecraft.client.Minecraft/]: Setting user: Tamsin
[05Aug2024 12:31:09.902] [Render thread/INFO] [net.minecraft.client.gui.screens.ConnectScreen/]: Connecting to play.example.org, 25565
[05Aug2024 12:31:10.310] [Render thread/WARN] [net.minecraft.client.multiplayer.ClientHandshakePacketListenerImpl/]: Client disconnected with reason: Disconnected
`,
    },
    answer: {
      code: "mods-differ",
      parameters: { versions: ["gearmill (3.9 / 4.1)"] },
      proofs: { "server.log": "mismatched mod list", "client.log": "gearmill-3.9.jar" },
    },
  },
  {
    name: "a player is thrown out, and of the errors of the server one is of that second",
    files: {
      "latest.log": text`
[22:00:12] [Render thread/INFO]: Setting user: Ottoline
[22:00:13] [Render thread/INFO]: Backend library: LWJGL version 3.3.3 SNAPSHOT
[22:04:30] [Render thread/INFO]: Connecting to mc.example.net, 25565
[22:04:33] [Render thread/WARN]: Client disconnected with reason: Internal server error
`,
      "server-2024-08-06.log": text`
[20:00:01] [ServerMain/INFO]: [bootstrap] Loading Paper 1.20.6-147-ver/1.20.6@e41d44f (2024-06-17T19:24:35Z) for Minecraft 1.20.6
[20:00:09] [Server thread/INFO]: Starting minecraft server version 1.20.6
[20:00:10] [Server thread/ERROR]: Could not load 'plugins/OldShop.jar' in folder 'plugins'
org.bukkit.plugin.UnknownDependencyException: Unknown/missing dependency plugins: [Vault]. Please download and install these plugins to run 'OldShop'.
→at io.papermc.paper.plugin.entrypoint.strategy.modern.ModernPluginLoadingStrategy.loadProviders(ModernPluginLoadingStrategy.java:88)
[20:00:12] [Server thread/INFO]: [HomeWarp] Enabling HomeWarp v2.3
[20:00:12] [Server thread/INFO]: [QuietChat] Enabling QuietChat v1.0.4
[20:00:20] [Server thread/INFO]: Done (11.204s)! For help, type "help"
[20:04:32] [Server thread/INFO]: Ottoline[/203.0.113.12:50111] logged in with entity id 41 at ([world]0.5, 64.0, 0.5)
[20:04:33] [Server thread/ERROR]: Could not pass event PlayerJoinEvent to HomeWarp v2.3
java.lang.NullPointerException: Cannot invoke "org.bukkit.Location.getWorld()" because "home" is null
→at net.hearth.homewarp.JoinListener.onJoin(JoinListener.java:31) ~[HomeWarp-2.3.jar:?]
→at org.bukkit.plugin.java.JavaPluginLoader$1.execute(JavaPluginLoader.java:310) ~[paper-api.jar:?]
[20:04:33] [Server thread/INFO]: Ottoline lost connection: Internal server error
[20:31:00] [Server thread/INFO]: There are 0 of a max of 20 players online
`,
    },
    answer: {
      code: "plugin-runtime-error",
      parameters: { plugin: "HomeWarp" },
      proofs: { "latest.log": "Client disconnected", "server-2024-08-06.log": "PlayerJoinEvent to HomeWarp" },
    },
  },
];
