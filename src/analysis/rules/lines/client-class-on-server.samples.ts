import type { LineSamples } from "../samples.ts";

export default {
  only: "server",
  samples: [
    {
      text: `[08:00:00] [main/INFO] [FML]: Forge Mod Loader version 14.23.5.2847 for Minecraft 1.12.2 loading
[08:00:05] [Server thread/ERROR] [FML]: Caught exception from keyring
java.lang.NoClassDefFoundError: net/minecraftforge/client/event/InputEvent$KeyPress
	at com.example.keyring.KeyRing.preInit(KeyRing.java:31) ~[KeyRing.class:?]
	at net.minecraft.server.dedicated.DedicatedServer.func_71197_b(DedicatedServer.java:169) ~[nz.class:?]
Caused by: java.lang.ClassNotFoundException: net.minecraftforge.client.event.InputEvent$KeyPress
	at net.minecraft.launchwrapper.LaunchClassLoader.findClass(LaunchClassLoader.java:191) ~[launchwrapper-1.12.jar:?]`,
      codes: ["client-class-on-server", "mod-exception"],
      parameters: { suspect: "keyring", class: "net.minecraftforge.client.event.InputEvent$KeyPress" },
    },
    {
      text: `[08:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.11
[08:00:01] [main/ERROR]: x
java.lang.RuntimeException: Could not execute entrypoint stage 'main' due to errors, provided by 'hud'!
Caused by: java.lang.NoClassDefFoundError: net/minecraft/class_310
	at com.example.hud.Hud.onInitialize(Hud.java:10) ~[hud-1.0.jar:?]
	at net.fabricmc.loader.impl.game.minecraft.launchwrapper.FabricServerTweaker.a(FabricServerTweaker.java:1)`,
      codes: ["client-class-on-server", "mod-entrypoint-failed"],
      parameters: { suspect: "hud", class: "net.minecraft.class_310" },
    },
    {
      text: `[08:00:00] [main/ERROR]: Failed to create mod instance. ModID: minimapper, class com.example.minimapper.MiniMapper
java.lang.RuntimeException: Attempted to load class net/minecraft/client/gui/screens/Screen for invalid dist DEDICATED_SERVER
	at net.minecraftforge.fml.loading.RuntimeDistCleaner.processClassWithFlags(RuntimeDistCleaner.java:57) ~[fmlloader-1.20.1-47.2.0.jar%2369!/:1.0]
	at com.example.minimapper.MiniMapper.<init>(MiniMapper.java:22) ~[minimapper-1.3.jar%23150!/:1.3]`,
      codes: ["client-class-on-server", "mod-exception"],
      parameters: { suspect: "minimapper", class: "net.minecraft.client.gui.screens.Screen" },
    },
    {
      text: `[08:00:00] [Server thread/ERROR]: Encountered an unexpected exception
java.lang.NoSuchMethodError: net.minecraft.entity.player.EntityPlayer.func_175149_z()Lnet/minecraft/client/entity/AbstractClientPlayer;
	at com.example.hud.Hud.onTick(Hud.java:10) ~[Hud.class:?]
	at net.minecraft.server.dedicated.DedicatedServer.func_71190_q(DedicatedServer.java:349) ~[nz.class:?]`,
      parameters: { suspect: "hud", class: "net.minecraft.client.entity.AbstractClientPlayer" },
    },
    {
      text: `java.lang.RuntimeException: Cannot load class net.minecraft.client.MinecraftClient in environment type SERVER
	at net.fabricmc.loader.impl.launch.knot.KnotClassDelegate.loadClass(KnotClassDelegate.java:226)
	at com.example.hud.Hud.onInitialize(Hud.java:10)`,
      parameters: { suspect: "hud", class: "net.minecraft.client.MinecraftClient" },
    },
    {
      text: `[08:00:00] [main/ERROR]: Failed to create mod instance. ModID: oculus, class net.irisshaders.iris.IrisForge
java.lang.RuntimeException: Attempted to load class net/minecraft/client/gui/screens/Options for invalid dist DEDICATED_SERVER
	at net.minecraftforge.fml.loading.RuntimeDistCleaner.processClassWithFlags(RuntimeDistCleaner.java:57) ~[fmlloader-1.20.1-47.2.0.jar%2369!/:1.0]
	at TRANSFORMER/oculus@1.7.0/net.irisshaders.iris.Iris.onEarlyInitialize(Iris.java:141)`,
      codes: ["client-class-on-server", "mod-exception"],
      parameters: { suspect: "Oculus", clientMod: "Oculus", class: "net.minecraft.client.gui.screens.Options" },
    },
    {
      // Somebody caught what the loader then threw.
      text: "[10:00:00] [modloading-worker-0/ERROR] [net.minecraftforge.fml.loading.RuntimeDistCleaner/DISTXFORM]: Attempted to load class org/example/lamps/client/GlowLayer for invalid dist DEDICATED_SERVER",
      parameters: { class: "org.example.lamps.client.GlowLayer", suspect: "lamps" },
    },
  ],
  counterSamples: [
    "[10:00:00] [modloading-worker-0/ERROR] [net.minecraftforge.fml.loading.RuntimeDistCleaner/DISTXFORM]: Attempted to load class net/minecraft/client/Lamp for invalid dist DEDICATED_SERVER",
    "[08:00:00] [main/WARN] [mixin/]: Error loading class: net/minecraft/client/gui/Hud (java.lang.RuntimeException: Attempted to load class net/minecraft/client/gui/Hud for invalid dist DEDICATED_SERVER)\n[08:00:00] [main/WARN] [mixin/]: @Mixin target net.minecraft.client.gui.Hud was not found lamps.mixins.json:HudMixin",
    "[08:00:00] [main/INFO]: Loading Minecraft 1.20.1 in environment type SERVER",
    "[08:00:00] [Server thread/INFO]: <Alex> Attempted to load class a/B for invalid dist DEDICATED_SERVER",
  ],
} satisfies LineSamples;
