import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      // It is there: whoever changes it as it is loaded fails.
      text: "java.lang.NoClassDefFoundError: net/minecraft/entity/monster/EntityBlaze\n\tat net.minecraft.client.renderer.entity.RenderManager.<init>(RenderManager.java:150)\nCaused by: java.lang.ClassNotFoundException: net.minecraft.entity.monster.EntityBlaze\n\tat net.minecraft.launchwrapper.LaunchClassLoader.findClass(LaunchClassLoader.java:191)\nCaused by: java.lang.ArrayStoreException: no lamp\n\tat org.lamps.asm.GlowTransformer.transform(GlowTransformer.java:40)\n\tat net.minecraft.launchwrapper.LaunchClassLoader.runTransformers(LaunchClassLoader.java:279)\n\tat net.minecraft.launchwrapper.LaunchClassLoader.findClass(LaunchClassLoader.java:176)",
      parameters: { class: "net.minecraft.entity.monster.EntityBlaze", suspect: "lamps", why: "changed" },
    },
    {
      text: "java.lang.NoClassDefFoundError: net/minecraft/entity/monster/EntityBlaze\n\tat net.minecraft.client.renderer.entity.RenderManager.<init>(RenderManager.java:150)\nCaused by: java.lang.ClassNotFoundException: net.minecraft.entity.monster.EntityBlaze\n\tat net.minecraft.launchwrapper.LaunchClassLoader.findClass(LaunchClassLoader.java:191)\nCaused by: java.lang.NullPointerException\n\tat org.objectweb.asm.Type.getArgumentTypes(Unknown Source)\n\tat org.objectweb.asm.ClassReader.accept(Unknown Source)\n\tat cpw.mods.fml.common.asm.transformers.DeobfuscationTransformer.transform(DeobfuscationTransformer.java:39)\n\tat net.minecraft.launchwrapper.LaunchClassLoader.runTransformers(LaunchClassLoader.java:279)\n\tat net.minecraft.launchwrapper.LaunchClassLoader.findClass(LaunchClassLoader.java:176)",
      parameters: { class: "net.minecraft.entity.monster.EntityBlaze", suspect: null, why: "changed" },
    },
    {
      // A coremod for a newer game.
      text: "[10:00:00] [main/INFO]: Forge Mod Loader version 7.99.30.1500 for Minecraft 1.7.10 loading\n[10:00:01] [main/DEBUG]: Examining for coremod candidacy Lamps-0.2-universal.jar\n[10:00:01] [main/ERROR]: Could not go on\njava.lang.NoClassDefFoundError: net/minecraftforge/fml/relauncher/IFMLLoadingPlugin\n\tat cpw.mods.fml.relauncher.CoreModManager.loadCoreMod(CoreModManager.java:460)",
      parameters: {
        class: "net.minecraftforge.fml.relauncher.IFMLLoadingPlugin",
        suspect: "Lamps",
        provider: { term: "library-newer-forge" },
        why: "other-forge",
      },
    },
    {
      // A coremod for a game of long ago.
      text: "[10:00:01] [main/DEBUG] [FML/]: Examining for coremod candidacy Lamps-0.2-universal.jar\n[10:00:01] [main/DEBUG] [FML/]: Instantiating coremod class LampPlugin\n[10:00:01] [main/ERROR] [FML/]: Could not go on\njava.lang.NoClassDefFoundError: cpw/mods/fml/relauncher/IFMLLoadingPlugin\n\tat java.lang.ClassLoader.defineClass1(Native Method)",
      parameters: {
        class: "cpw.mods.fml.relauncher.IFMLLoadingPlugin",
        suspect: "Lamps",
        provider: { term: "library-old-forge" },
        why: "other-forge",
      },
    },
    {
      text: `[10:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.11
[10:00:01] [main/ERROR]: x
java.lang.NoClassDefFoundError: net/minecraftforge/common/ForgeConfigSpec
	at com.example.belts.Belts.onInitialize(Belts.java:12) ~[belts-2.jar:?]`,
      parameters: {
        suspect: "belts",
        provider: "Forge Config API Port",
        class: "net.minecraftforge.common.ForgeConfigSpec",
      },
    },
    {
      text: `[10:11:12] [Server thread/ERROR]: Error occurred while enabling TownShop v2.1 (Is it up to date?)
java.lang.NoClassDefFoundError: net/milkbowl/vault/economy/Economy
	at com.example.townshop.TownShop.onEnable(TownShop.java:31) ~[TownShop-2.1.jar:?]
	at org.bukkit.plugin.java.JavaPlugin.setEnabled(JavaPlugin.java:264) ~[paper-api-1.20.4.jar:?]
Caused by: java.lang.ClassNotFoundException: net.milkbowl.vault.economy.Economy`,
      codes: ["class-missing", "plugin-enable-failed"],
      parameters: { suspect: "TownShop", provider: "Vault", class: "net.milkbowl.vault.economy.Economy" },
    },
    {
      text: `java.lang.RuntimeException: Could not execute entrypoint stage 'main'
	at net.fabricmc.loader.impl.FabricLoaderImpl.lambda$invokeEntrypoints$2(FabricLoaderImpl.java:388)
Caused by: java.lang.NoClassDefFoundError: com/simibubi/create/AllBlocks
	at com.example.addon.Addon.onInitialize(Addon.java:12)
	at net.fabricmc.loader.impl.FabricLoaderImpl.invokeEntrypoints(FabricLoaderImpl.java:384)`,
      parameters: { suspect: "addon", provider: "Create", class: "com.simibubi.create.AllBlocks" },
    },
    {
      text: `java.lang.NoClassDefFoundError: net/fabricmc/fabric/api/client/rendering/v1/HudRenderCallback
	at com.example.belts.Belts.onInitializeClient(Belts.java:12)
	at org.quiltmc.loader.impl.launch.knot.KnotClient.main(KnotClient.java:28)`,
      parameters: {
        suspect: "belts",
        provider: "Fabric API",
        class: "net.fabricmc.fabric.api.client.rendering.v1.HudRenderCallback",
      },
    },
    {
      text: `[10:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.11
[10:00:00] [Render thread/INFO]: Setting user: Alex
[10:00:01] [Render thread/ERROR]: x
java.lang.NoClassDefFoundError: net/fabricmc/fabric/api/client/rendering/v1/HudRenderCallback
	at com.example.belts.Belts.onInitializeClient(Belts.java:12) ~[belts-2.jar:?]`,
      parameters: { suspect: "belts", provider: "Fabric API" },
    },
    {
      text: `[10:11:12] [Server thread/ERROR]: Error occurred while enabling TownShop v2.1 (Is it up to date?)
java.lang.NoClassDefFoundError: sun/misc/BASE64Encoder
	at com.example.townshop.TownShop.onEnable(TownShop.java:31) ~[TownShop-2.1.jar:?]`,
      codes: ["class-missing", "plugin-enable-failed"],
      parameters: { suspect: "TownShop", why: "removed", provider: "sun.misc.BASE64", since: "9" },
    },
    {
      // An older Java may lack it, too.
      text: "[10:00:00] [main/INFO]: Java is OpenJDK 64-Bit Server VM, version 1.8.0_312, running on Linux:amd64:5.15, installed at /opt/java\n[10:00:01] [main/ERROR]: x\njava.lang.NoClassDefFoundError: javafx/util/Pair\n\tat com.example.belts.Belts.onInitialize(Belts.java:12) ~[belts-2.jar:?]",
      only: [],
      parameters: { suspect: "belts", why: null, provider: "JavaFX" },
    },
    {
      // The game needs a newer Java than the one that still has it.
      text: "[10:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.11\n[10:00:01] [main/ERROR]: x\njava.lang.NoClassDefFoundError: javax/xml/bind/JAXBException\n\tat com.example.belts.Belts.onInitialize(Belts.java:12) ~[belts-2.jar:?]",
      parameters: { suspect: "belts", why: "removed", provider: "JAXB", since: "11", older: null },
    },
    {
      text: "net.minecraftforge.fml.LoadingFailedException: Loading errors encountered: [\n\tRing Craft (ringcraft) has failed to load correctly\n§7java.lang.NoClassDefFoundError: com/acme/Lib\n]",
      codes: ["class-missing", "mod-fatal"],
      parameters: { suspect: "Ring Craft", class: "com.acme.Lib" },
    },
  ],
  counterSamples: [
    "[01Feb2031 10:00:00.120] [Thread-9/ERROR] [EMI/]: [EMI] java.lang.NoClassDefFoundError: net",
    // A plugin that is disabled already, at the end of the server.
    "[10:00:00] [Server thread/INFO]: Stopping server\n[10:00:01] [Thread-10/WARN]: java.lang.NoClassDefFoundError: org/h2/api/ErrorCode\n[10:00:01] [Thread-10/WARN]: \tat org.h2.message.DbException.get(DbException.java:212)\n[10:00:01] [Thread-10/WARN]: \tat org.h2.engine.OnExitDatabaseCloser.run(OnExitDatabaseCloser.java:114)",
    "[10:12:01] [Server thread/WARN] [com.sk89q.worldedit.bukkit.adapter.BukkitImplLoader/]: Failed to load the Bukkit adapter class 'com.sk89q.worldedit.bukkit.adapter.impl.Spigot_v1_14_R9' that is not supposed to be missing\njava.lang.NoClassDefFoundError: net/minecraft/server/v1_14_R9/EntityLamp\n\tat java.lang.Class.forName0(Native Method) ~[?:?]",
    "[10:11:12] [Server thread/INFO]: <Steve> java.lang.NoClassDefFoundError: net/milkbowl/vault/economy/Economy",
    "java.lang.NoClassDefFoundError: Could not initialize class com.example.Thing",
    "[10:11:12] [main/DEBUG]: java.lang.NoClassDefFoundError: io/netty/internal/tcnative/SSL",
    "[10:11:12] [main/WARN]: Error loading class: net/optifine/Config (java.lang.ClassNotFoundException: net.optifine.Config)",
  ],
} satisfies LineSamples;
