import { type MadeUpBundle, text } from "./made-up-bundle.ts";

/** One file has the trouble, another one knows whose it is. */
export const listsOfOtherFiles: MadeUpBundle[] = [
  {
    name: "an old report of another mod, today's report without a list, and today's log with it",
    files: {
      "crash-2024-10-01_16.00.02-client.txt": text`
---- Minecraft Crash Report ----
// Ouch. That hurt :(

Time: 2024-10-01 16:00:02
Description: Ticking screen

java.lang.NullPointerException: shelf
→at ee.vahter.bookbarn.Shelf.tick(Shelf.java:19)
→at net.minecraft.class_310.method_1523(class_310.java:1219)

-- System Details --
Details:
→Minecraft Version: 1.20.4
→Fabric Mods:
→→bookbarn: Book Barn 1.0.0
→→minecraft: Minecraft 1.20.4
`,
      "crash-2024-10-04_10.20.30-client.txt": text`
---- Minecraft Crash Report ----
// You should try our sister game, Minceraft!

Time: 2024-10-04 10:20:30
Description: Unexpected error

java.lang.ArrayIndexOutOfBoundsException: Index 9 out of bounds for length 9
→at lv.berzins.plumagehats.client.HatLayer.draw(HatLayer.java:140)
→at net.minecraft.class_922.method_4054(class_922.java:120)
→at net.minecraft.class_310.method_1523(class_310.java:1219)

-- System Details --
Details:
→Minecraft Version: 1.20.4
`,
      "latest.log": text`
[10:11:00] [main/INFO]: Loading Minecraft 1.20.4 with Fabric Loader 0.15.11
[10:11:00] [main/INFO]: Loading 4 mods:
→- bookbarn 1.0.1
→- fabricloader 0.15.11
→- minecraft 1.20.4
→- plumage_hats 5.2.0
[10:11:20] [Render thread/INFO]: Setting user: Leida
[10:20:30] [Render thread/ERROR]: Reported exception thrown!
[10:20:31] [Render thread/INFO]: Stopping!
`,
    },
    answer: {
      code: "mod-crash",
      parameters: { mod: "plumage_hats" },
      proofs: { "crash-2024-10-04_10.20.30-client.txt": "Index 9", "latest.log": "plumage_hats 5.2.0" },
    },
    apart: ["crash-2024-10-01_16.00.02-client.txt"],
  },
  {
    name: "the mixin failed in debug.log by its id, the report has the mod's name",
    files: {
      "debug.log": text`
[09Oct2024 12:00:01.101] [main/INFO] [cpw.mods.modlauncher.Launcher/MODLAUNCHER]: ModLauncher running: args [--username, Ragna, --launchTarget, forgeclient, --fml.forgeVersion, 47.2.20, --fml.mcVersion, 1.20.1, --fml.forgeGroup, net.minecraftforge]
[09Oct2024 12:00:30.000] [Render thread/DEBUG] [mixin/]: Mixing EntityMixin from sleddogs.mixins.json into net.minecraft.world.entity.Entity
[09Oct2024 12:00:30.020] [Render thread/WARN] [mixin/]: Injection warning: LVT in net/minecraft/world/entity/Entity::m_6478_ has incompatible changes
[09Oct2024 12:00:30.044] [Render thread/ERROR] [mixin/]: Mixin apply for mod sleddogs failed sleddogs.mixins.json:EntityMixin from mod sleddogs -> net.minecraft.world.entity.Entity: org.spongepowered.asm.mixin.injection.throwables.InvalidInjectionException Critical injection failure: @Inject annotation on sleddogs$pull could not find any targets matching 'm_6478_' in net.minecraft.world.entity.Entity
`,
      "crash-2024-10-09_12.00.31-client.txt": text`
---- Minecraft Crash Report ----
// Everything's going to plan. No, really, that was supposed to happen.

Time: 2024-10-09 12:00:31
Description: Initializing game

java.lang.RuntimeException: Mixin transformation of net.minecraft.world.entity.Entity failed
→at cpw.mods.modlauncher.TransformingClassLoader.maybeTransformClassBytes(TransformingClassLoader.java:50) ~[modlauncher-10.0.9.jar:?] {}
→at net.minecraft.client.Minecraft.<init>(Minecraft.java:450) ~[client-1.20.1-20230612.114412-srg.jar%23180!/:?] {re:classloading}

-- System Details --
Details:
→Minecraft Version: 1.20.1
→Mod List: 
→→client-1.20.1-20230612.114412-srg.jar             |Minecraft                     |minecraft                     |1.20.1              |DONE      |Manifest: NOSIGNATURE
→→sleddogs-2.2.jar                                  |Winter Sled Dogs              |sleddogs                      |2.2                 |DONE      |Manifest: NOSIGNATURE
→→fjordlib-1.0.jar                                  |Fjord Library                 |fjordlib                      |1.0                 |DONE      |Manifest: NOSIGNATURE
`,
    },
    answer: {
      code: "mixin-failed",
      parameters: { mod: "Winter Sled Dogs" },
      proofs: { "debug.log": "Critical injection failure", "crash-2024-10-09_12.00.31-client.txt": "" },
    },
  },
  {
    name: "the missing dependency stands in debug.log by ids, the report has the names",
    files: {
      "crash-2024-10-10_08.00.40-fml.txt": text`
---- Minecraft Crash Report ----
// Don't do that.

Time: 2024-10-10 08:00:40
Description: Mod loading error has occurred

java.lang.Exception: Mod Loading has failed
→at net.minecraftforge.logging.CrashReportExtender.dumpModLoadingCrashReport(CrashReportExtender.java:60) ~[forge-1.20.1-47.2.20-universal.jar%23190!/:?] {re:classloading}
→at net.minecraftforge.client.loading.ClientModLoader.completeModLoading(ClientModLoader.java:185) ~[forge-1.20.1-47.2.20-universal.jar%23190!/:?] {re:classloading}

-- System Details --
Details:
→Minecraft Version: 1.20.1
→Mod List: 
→→client-1.20.1-20230612.114412-srg.jar             |Minecraft                     |minecraft                     |1.20.1              |NONE      |Manifest: NOSIGNATURE
→→inkwells-3.1.jar                                  |Inkwells and Quills           |inkwells                      |3.1                 |NONE      |Manifest: NOSIGNATURE
`,
      "debug.log": text`
[10Oct2024 08:00:01.101] [main/INFO] [cpw.mods.modlauncher.Launcher/MODLAUNCHER]: ModLauncher running: args [--username, Signe, --launchTarget, forgeclient, --fml.forgeVersion, 47.2.20, --fml.mcVersion, 1.20.1, --fml.forgeGroup, net.minecraftforge]
[10Oct2024 08:00:12.300] [main/ERROR] [net.minecraftforge.fml.loading.ModSorter/LOADING]: Missing or unsupported mandatory dependencies:
→Mod ID: 'vellumlib', Requested by: 'inkwells', Expected range: '[2.0,)', Actual version: '[MISSING]'
[10Oct2024 08:00:12.310] [main/DEBUG] [net.minecraftforge.fml.loading.LoadingModList/CORE]: Mod list is empty
`,
    },
    answer: {
      code: "mod-dependency-missing",
      parameters: { mod: "Inkwells and Quills", dependencies: ["vellumlib"] },
      proofs: { "debug.log": "vellumlib", "crash-2024-10-10_08.00.40-fml.txt": "Inkwells and Quills" },
    },
  },
  {
    name: "the game refused a packet: the report of the connection has the frames, the log the mods",
    files: {
      "disconnect-2024-10-11_20.05.10-client.txt": text`
---- Minecraft Network Protocol Error Report ----
// Hi. I'm Minecraft, and I'm a crashaholic.

Time: 2024-10-11 20:05:10
Description: Packet handling error

java.lang.ClassCastException: class ro.vlasin.brewhall.Mug cannot be cast to class ro.vlasin.brewhall.Keg
→at ro.vlasin.brewhall.net.TapPayload.handle(TapPayload.java:54)
→at net.minecraft.class_8673.method_52800(class_8673.java:70)
→at net.minecraft.class_2600.method_11072(class_2600.java:30)

-- Incoming Packet --
Details:
→Type: clientbound/minecraft:custom_payload
→Is Terminal: false
→Is Skippable: false
`,
      "latest.log": text`
[20:00:00] [main/INFO]: Loading Minecraft 1.21.1 with Fabric Loader 0.16.5
[20:00:00] [main/INFO]: Loading 3 mods:
→- brew-hall 1.9.0
→- fabricloader 0.16.5
→- minecraft 1.21.1
[20:00:20] [Render thread/INFO]: Setting user: Ilinca
[20:04:58] [Render thread/INFO]: Connecting to play.example.org, 25565
[20:05:10] [Render thread/ERROR]: Failed to handle packet net.minecraft.class_2658@4c1a2b3d, disconnecting
[20:05:10] [Render thread/WARN]: Client disconnected with reason: Network Protocol Error
`,
    },
    answer: {
      code: "mod-crash",
      parameters: { mod: "brew-hall" },
      proofs: { "disconnect-2024-10-11_20.05.10-client.txt": "ClassCastException", "latest.log": "brew-hall 1.9.0" },
    },
    missing: null,
  },
  {
    name: "a method that another mod does not have: the report names neither, the log both",
    files: {
      "crash-2024-10-12_17.40.00-server.txt": text`
---- Minecraft Crash Report ----
// Shall we play a game?

Time: 2024-10-12 17:40:00
Description: Ticking block entity

java.lang.NoSuchMethodError: 'void dev.hollin.brooklib.Pipe.open(int)'
→at net.ostra.millrace.WheelEntity.turn(WheelEntity.java:66)
→at net.minecraft.class_2818$class_5563.method_31703(class_2818.java:712)
→at net.minecraft.class_1937.method_18471(class_1937.java:480)

-- System Details --
Details:
→Minecraft Version: 1.20.4
`,
      "latest.log": text`
[17:30:00] [main/INFO]: Loading Minecraft 1.20.4 with Fabric Loader 0.15.11
[17:30:00] [main/INFO]: Loading 5 mods:
→- brooklib 1.2.0
→- fabricloader 0.15.11
→- millrace 3.0.0
→- minecraft 1.20.4
→- stonemason 1.0.0
[17:30:11] [Server thread/INFO]: Starting minecraft server version 1.20.4
[17:30:30] [Server thread/INFO]: Done (12.100s)! For help, type "help"
[17:40:00] [Server thread/ERROR]: Encountered an unexpected exception
`,
    },
    answer: {
      code: "method-missing",
      parameters: { suspect: "millrace", provider: "brooklib" },
      proofs: { "crash-2024-10-12_17.40.00-server.txt": "NoSuchMethodError", "latest.log": "millrace 3.0.0" },
    },
  },
  {
    name: "a block of a mod fails in code of the game: the report has its id, the log its name",
    files: {
      "crash-2024-10-13_14.14.14-server.txt": text`
---- Minecraft Crash Report ----
// Surprise! Haha. Well, this is awkward.

Time: 2024-10-13 14:14:14
Description: Ticking block entity

java.lang.IllegalArgumentException: Cannot get property DirectionProperty{name=facing, clazz=class net.minecraft.core.Direction} as it does not exist in Block{minecraft:air}
→at net.minecraft.world.level.block.state.StateHolder.getValue(StateHolder.java:94)
→at net.minecraft.world.level.chunk.LevelChunk$BoundTickingBlockEntity.tick(LevelChunk.java:690)
→at net.minecraft.server.MinecraftServer.tickServer(MinecraftServer.java:902)

A detailed walkthrough of the error, its code path and all known details is as follows:
---------------------------------------------------------------------------------------

-- Block entity being ticked --
Details:
→Name: brasskettles:kettle // com.mojang.Kettle
→Block: Block{brasskettles:kettle}[lit=true]
→Block location: World: (12,64,-8), Section: (at 12,0,8 in 0,4,-1; chunk contains blocks 0,-64,-16 to 15,319,-1)

-- System Details --
Details:
→Minecraft Version: 1.21.1
`,
      "latest.log": text`
[13Oct2024 14:00:00.000] [main/INFO] [net.neoforged.fml.loading.moddiscovery.ModDiscoverer/SCAN]: Found mod file "brasskettles-1.21.1-2.0.jar" [locator: mods folder, reader: mod manifest]
[13Oct2024 14:00:01.000] [main/INFO] [net.neoforged.fml.loading.moddiscovery.ModDiscoverer/SCAN]: 
     Mod List:
→→Name Version (Mod Id)
→→
→→Brass Kettles and Pots 2.0 (brasskettles)
→→Minecraft 1.21.1 (minecraft)
→→NeoForge 21.1.66 (neoforge)
[13Oct2024 14:00:11.000] [Server thread/INFO] [net.minecraft.server.dedicated.DedicatedServer/]: Starting minecraft server version 1.21.1
[13Oct2024 14:00:30.000] [Server thread/INFO] [net.minecraft.server.dedicated.DedicatedServer/]: Done (12.100s)! For help, type "help"
[13Oct2024 14:14:14.000] [Server thread/ERROR] [net.minecraft.server.MinecraftServer/]: Encountered an unexpected exception
`,
    },
    answer: {
      code: "ticking-block-entity",
      parameters: { culprit: "Brass Kettles and Pots", block: "brasskettles:kettle" },
      proofs: { "crash-2024-10-13_14.14.14-server.txt": "brasskettles", "latest.log": "Brass Kettles and Pots" },
    },
  },
  {
    name: "the JVM died in a library without a frame of Java, and the log says who unpacked it",
    files: {
      "hs_err_pid4410.log": text`
#
# A fatal error has been detected by the Java Runtime Environment:
#
#  SIGSEGV (0xb) at pc=0x00007f3a1c0a4e10, pid=4410, tid=4488
#
# JRE version: OpenJDK Runtime Environment Temurin-21.0.2+13 (21.0.2+13) (build 21.0.2+13-LTS)
# Java VM: OpenJDK 64-Bit Server VM Temurin-21.0.2+13 (21.0.2+13-LTS, mixed mode, sharing, tiered, compressed oops, compressed class ptrs, g1 gc, linux-amd64)
# Problematic frame:
# C  [libwarblecore.so+0x4e10]  wc_resample+0x40
#

---------------  S U M M A R Y ------------

Time: Mon Oct 14 21:12:09 2024 UTC elapsed time: 321.100 seconds (0d 0h 5m 21s)

---------------  T H R E A D  ---------------

Current thread is native thread

Native frames: (J=compiled Java code, j=interpreted, Vv=VM code, C=native code)
C  [libwarblecore.so+0x4e10]  wc_resample+0x40
C  [libc.so.6+0x94ac3]
`,
      "latest.log": text`
[21:06:50] [main/INFO]: Loading Minecraft 1.20.4 with Fabric Loader 0.15.11
[21:06:50] [main/INFO]: Loading 4 mods:
→- birdsong 1.4.2
→- fabricloader 0.15.11
→- minecraft 1.20.4
→- mosswall 0.2.0
[21:07:02] [Render thread/INFO]: Setting user: Tuva
[21:07:09] [Render thread/INFO]: [birdsong] Unpacked native library to /home/user/.minecraft/natives/libwarblecore.so
[21:12:08] [Render thread/INFO]: [CHAT] Tuva joined the game
`,
    },
    answer: {
      code: "jvm-crash",
      parameters: { module: "libwarblecore.so", suspect: "birdsong" },
      proofs: { "hs_err_pid4410.log": "libwarblecore.so", "latest.log": "libwarblecore.so" },
    },
  },
];
