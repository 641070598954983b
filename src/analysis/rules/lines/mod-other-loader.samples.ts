import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.11\n[10:00:01] [main/ERROR]: A mod crashed on startup!\njava.lang.RuntimeException: Could not execute entrypoint stage 'main' due to errors, provided by 'belts'!\n\tat net.fabricmc.loader.impl.FabricLoaderImpl.invokeEntrypoints(FabricLoaderImpl.java:386)\nCaused by: java.lang.NoClassDefFoundError: net/minecraftforge/eventbus/api/IEventBus\n\tat com.example.belts.Belts.onInitialize(Belts.java:12) ~[belts-2.jar:?]",
      codes: ["mod-other-loader", "class-missing", "mod-entrypoint-failed"],
      parameters: { mod: "belts", loader: "Forge", class: "net.minecraftforge.eventbus.api.IEventBus" },
    },
    {
      text: "[modloading-worker-0/ERROR] [net.minecraftforge.fml.javafmlmod.FMLModContainer/LOADING]: Failed to create mod instance. ModID: belts, class com.example.belts.Belts\njava.lang.ExceptionInInitializerError: null\n\tat com.example.belts.Belts.<init>(Belts.java:3) ~[belts-2.jar:?]\nCaused by: java.lang.NullPointerException: Failed to load service for com.example.belts.platform.IPlatformHelper\n\tat com.example.belts.Services.load(Services.java:9) ~[belts-2.jar:?]",
      codes: ["mod-other-loader", "mod-exception"],
      parameters: { mod: "belts", class: "com.example.belts.platform.IPlatformHelper" },
    },
  ],
  counterSamples: [
    "[10:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.11\njava.lang.NoClassDefFoundError: net/minecraftforge/common/ForgeConfigSpec\n\tat com.example.belts.Belts.a(Belts.java:1)",
    "[10:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.11\njava.lang.NoClassDefFoundError: net/minecraft/class_1\n\tat com.example.belts.Belts.a(Belts.java:1)",
    "[10:00:00] [main/INFO]: [cpw.mods.modlauncher.Launcher/MODLAUNCHER]: ModLauncher running: args [--launchTarget, forgeclient, --fml.forgeVersion, 47.3.12, --fml.mcVersion, 1.20.1, --fml.forgeGroup, net.minecraftforge]\njava.lang.NoClassDefFoundError: net/minecraftforge/common/Gone\n\tat com.example.belts.Belts.a(Belts.java:1)",
    "<Alex> java.lang.NoClassDefFoundError: net/minecraftforge/common/ForgeConfigSpec",
  ],
} satisfies LineSamples;
