import type { WholeLogSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "---- Minecraft Crash Report ----\n\nTime: 2024-01-01 10:00:00\nDescription: Initializing game\n\njava.lang.NoSuchMethodError: 'net.minecraft.client.Minecraft net.minecraft.client.Minecraft.m_91087_()'\n\tat org.example.lamps.Lamps.init(Lamps.java:3) ~[lamps-1.0.jar%23120!/:1.0]\n\tat net.minecraft.client.Minecraft.run(Minecraft.java:3) ~[forge-1.20.1-47.1.0_mapped_official_1.20.1-recomp.jar:?]\n",
      parameters: { mod: "lamps", name: "m_91087_" },
    },
    {
      text: "---- Minecraft Crash Report ----\n\nTime: 2024-01-01 10:00:00\nDescription: Initializing game\n\njava.lang.NoSuchMethodError: net.minecraft.item.Item$Properties.maxStackSize(I)Lnet/minecraft/item/Item$Properties;\n\tat org.example.lamps.Lamps.<clinit>(Lamps.java:3) ~[lamps-1.0-deobf.jar:1.0]\n\n-- System Details --\nDetails:\n\tMinecraft Version: 1.16.5\n\tMod List: \n\t\tlamps-1.0-deobf.jar |Bright Lamps |lamps |1.0 |NONE |Manifest: NOSIGNATURE\n",
      parameters: {
        mod: "Bright Lamps",
        name: "Item$Properties.maxStackSize",
        file: "lamps-1.0-deobf.jar",
        build: "development",
      },
    },
    {
      text: "[10:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.0\n[10:00:03] [main/ERROR]: Minecraft has crashed!\njava.lang.NoClassDefFoundError: net/minecraft/text/Text\n\tat org.example.lamps.Lamps.init(Lamps.java:3) ~[lamps-1.0.jar:?]\n\tat net.minecraft.class_310.method_1574(class_310.java:1916) ~[client-intermediary.jar:?]\n",
      parameters: { mod: "lamps", name: "Text", build: "development" },
    },
    {
      text: "[01Jan2024 10:00:00.000] [main/INFO] [cpw.mods.modlauncher.Launcher/MODLAUNCHER]: ModLauncher running: args [--launchTarget, forgeserveruserdev, --fml.mcVersion, 1.20.1]\n[01Jan2024 10:00:05.000] [main/FATAL] [mixin/]: Mixin apply failed lamps.mixins.json:LampMixin -> net.minecraft.world.level.Level: org.spongepowered.asm.mixin.injection.throwables.InvalidInjectionException Critical injection failure\norg.spongepowered.asm.mixin.injection.throwables.InvalidInjectionException: Critical injection failure: @Inject annotation on glow could not find any targets matching 'Lnet/minecraft/world/level/Level;m_46465_()V' in net.minecraft.world.level.Level. Using refmap lamps.refmap.json [PREINJECT Applicator Phase -> lamps.mixins.json:LampMixin -> Prepare Injections]\n\tat org.spongepowered.asm.mixin.injection.struct.InjectionInfo.validateTargets(InjectionInfo.java:656) ~[mixin-0.8.5.jar:0.8.5]\n",
      parameters: { mod: "lamps", name: "m_46465_", refmap: "lamps.refmap.json" },
    },
    {
      text: '[10:00:00] [main/INFO] (FabricLoader/GameProvider) Loading Minecraft 1.19.2 with Fabric Loader 0.14.20\n[10:00:01] [main/ERROR] (FabricLoader) Uncaught exception in thread "main"\njava.lang.RuntimeException: Failed to read accessWidener file from mod lamps\n\tat net.fabricmc.loader.impl.FabricLoaderImpl.loadAccessWideners(FabricLoaderImpl.java:480) ~[fabric-loader-0.14.20.jar:?]\nCaused by: net.fabricmc.accesswidener.AccessWidenerFormatException: Namespace (intermediary) does not match current runtime namespace (named)\n\tat net.fabricmc.accesswidener.AccessWidenerReader.error(AccessWidenerReader.java:285) ~[access-widener-2.1.0.jar:?]\n',
      parameters: { mod: "lamps" },
    },
    {
      text: '[10:00:00] [main/INFO]: Loading Minecraft 1.21.8 with Fabric Loader 0.17.2\n[10:00:01] [main/ERROR]: Uncaught exception in thread "main"\njava.lang.RuntimeException: Failed to read classTweaker file from mod lamps\n\tat net.fabricmc.loader.impl.FabricLoaderImpl.loadClassTweakers(FabricLoaderImpl.java:480) ~[fabric-loader-0.17.2.jar:?]\nCaused by: net.fabricmc.classtweaker.api.ClassTweakerFormatException: line 1: Namespace (named) does not match current runtime namespace (intermediary)\n\tat net.fabricmc.classtweaker.reader.ClassTweakerReaderImpl.error(ClassTweakerReaderImpl.java:285) ~[class-tweaker-0.1.jar:?]\n',
      parameters: { mod: "lamps", build: "development" },
    },
    {
      text: "[01Apr2025 10:00:00.100] [main/INFO] [cpw.mods.modlauncher.LaunchServiceHandler/MODLAUNCHER]: Launching target 'forgeclientuserdev' with arguments [--version, MOD_DEV, --gameDir, .]\n[01Apr2025 10:00:01.100] [main/FATAL] [mixin/]: Mixin apply failed lamps.mixins.json:GuiMixin -> net.minecraft.client.gui.GuiGraphics: org.spongepowered.asm.mixin.injection.throwables.InvalidInjectionException Critical injection failure: @Inject annotation on glow could not find any targets matching 'm_280405_'\norg.spongepowered.asm.mixin.injection.throwables.InvalidInjectionException: Critical injection failure: @Inject annotation on glow could not find any targets matching 'Lnet/minecraft/client/gui/GuiGraphics;m_280405_(I)V' in net.minecraft.client.gui.GuiGraphics. Using refmap lamps.refmap.json [PREINJECT Applicator Phase -> lamps.mixins.json:GuiMixin -> Prepare Injections]\n\tat org.spongepowered.asm.mixin.injection.struct.InjectionInfo.validateTargets(InjectionInfo.java:656) ~[mixin-0.8.5.jar:0.8.5]\n",
      parameters: { mod: "lamps", name: "m_280405_" },
    },
  ],
  counterSamples: [
    "---- Minecraft Crash Report ----\n\nDescription: Initializing game\n\njava.lang.NoSuchMethodError: net.minecraft.item.Item$Properties.setRenderer(I)V\n\tat org.example.lamps.Lamps.init(Lamps.java:3) ~[lamps-1.0.jar%23120!/:1.0]\n",
    "---- Minecraft Crash Report ----\n\nDescription: Initializing game\n\njava.lang.NoSuchMethodError: 'net.minecraft.client.Minecraft net.minecraft.client.Minecraft.m_91087_()'\n\tat org.example.lamps.Lamps.init(Lamps.java:3) ~[lamps-1.0.jar%23120!/:1.0]\n",
  ],
} satisfies WholeLogSamples;
