import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[main/FATAL] [net.neoforged.fml.loading.FMLLoader/]: Your NeoForge installation is corrupted. Please try to reinstall NeoForge.",
      parameters: {},
    },
    {
      text: "java.io.UncheckedIOException: java.io.IOException: Invalid paths argument, contained no existing paths: [/home/a/libraries/net/minecraftforge/forge/1.20.1-47.2.0/forge-1.20.1-47.2.0-client.jar]",
      parameters: { missing: "forge-1.20.1-47.2.0-client.jar" },
    },
    {
      text: "Error: Could not find or load main class cpw.mods.bootstraplauncher.BootstrapLauncher",
      parameters: { missing: "cpw.mods.bootstraplauncher.BootstrapLauncher" },
    },
    {
      text: "We appear to be missing one or more essential library files\nYou will need to add them to your server before FML and Forge will run successfully",
      parameters: {},
    },
    {
      text: "Could not find Minecraft server .JAR (./server.jar)!\n\nFabric's server-side launcher expects the server .JAR to be provided.",
      parameters: { missing: "server.jar" },
    },
    {
      text: "Error: could not open `libraries/net/minecraftforge/forge/1.20.1-47.2.0/unix_args.txt'",
      parameters: { missing: "libraries/net/minecraftforge/forge/1.20.1-47.2.0/unix_args.txt" },
    },
    {
      text: "[10:00:00] [WARN] [FabricLoader/Knot]: Class path entries reference missing files: C:\\games\\versions\\lamps-1.21.5\\lamps-1.21.5.jar - the game may not load properly!\n[10:00:00] [ERROR] [FabricLoader/GameProvider]: Minecraft game provider couldn't locate the game! The game may be absent from the class path, lacks some expected files, suffers from jar corruption or is of an unsupported variety/version.",
      parameters: { missing: "lamps-1.21.5.jar" },
    },
    {
      text: "[10:00:00] [ERROR] [FabricLoader/GameProvider]: None of the game providers (Minecraft, Lamps) were able to locate their game!",
      parameters: { missing: "minecraft.jar" },
    },
    {
      text: 'Exception in thread "main" java.lang.RuntimeException: Missing game jar at /srv/lamps/server-1.20.jar\n\tat net.fabricmc.loader.impl.launch.server.FabricServerLauncher.main(FabricServerLauncher.java:53)',
      parameters: { missing: "server-1.20.jar" },
    },
    {
      text: 'Exception in thread "main" java.lang.RuntimeException: Game jar lib/game.jar (/srv/lib/game.jar) configured through fabric.gameJarPath system property doesn\'t exist',
      parameters: { missing: "game.jar" },
    },
    { text: "Cannot find launch target fmlclient, unable to launch", parameters: { missing: "fmlclient" } },
    {
      text: "java.lang.IllegalStateException: Could not find net/minecraft/client/Minecraft.class in classloader SecureModuleClassLoader[SECURE-BOOTSTRAP]",
      parameters: { missing: "net/minecraft/client/Minecraft.class" },
    },
    {
      text: 'Exception in thread "main" java.lang.IllegalStateException: Could not find server-1.19.2-20220805.130853-srg.jar in classpath',
      parameters: { missing: "server-1.19.2-20220805.130853-srg.jar" },
    },
    {
      // Forge's installer.
      text: "Considering library net.minecraftforge:forge:1.12.2-14.23.5.2860\nThese libraries failed to download. Try again.\norg.example:lamps:1.12\nThere was an error during installation",
      parameters: { missing: "org.example:lamps:1.12" },
    },
    {
      text: "Failed to run processor: java.util.zip.ZipException:zip END header not found\nSee log for more details\nThere was an error during installation",
      parameters: { missing: null },
    },
  ],
  counterSamples: [
    "Error: Could not find or load main class com.acme.Main",
    "java.io.IOException: Invalid paths argument, contained no existing paths: [/srv/plugins/data.zip]",
    "<Steve> Could not find or load main class cpw.mods.a.B",
  ],
} satisfies LineSamples;
