import { fill, type MadeUpBundle, text } from "./made-up-bundle.ts";

const forgeHead = (stamp: string) => text`
[${stamp}:01.101] [main/INFO] [cpw.mods.modlauncher.Launcher/MODLAUNCHER]: ModLauncher running: args [--username, Tamsin, --version, 1.20.1-forge-47.2.20, --gameDir, /home/user/.minecraft, --launchTarget, forgeclient, --fml.forgeVersion, 47.2.20, --fml.mcVersion, 1.20.1, --fml.forgeGroup, net.minecraftforge, --fml.mcpVersion, 20230612.114412]
[${stamp}:01.104] [main/INFO] [cpw.mods.modlauncher.Launcher/MODLAUNCHER]: ModLauncher 10.0.9+10.0.9+main.dcd20f30 starting: java version 17.0.8 by Eclipse Adoptium; OS Windows 10 arch amd64 version 10.0
[${stamp}:03.520] [main/INFO] [net.minecraftforge.fml.loading.ImmediateWindowHandler/]: Loading ImmediateWindowProvider fmlearlywindow`;

const reportEnd = (mods: string) => text`

A detailed walkthrough of the error, its code path and all known details is as follows:
---------------------------------------------------------------------------------------

-- Head --
Thread: Render thread
Stacktrace:
→at net.minecraft.client.renderer.GameRenderer.m_252967_(GameRenderer.java:643) ~[client-1.20.1-20230612.114412-srg.jar%23291!/:?] {re:classloading,pl:runtimedistcleaner:A}

-- System Details --
Details:
→Minecraft Version: 1.20.1
→Minecraft Version ID: 1.20.1
→Java Version: 17.0.8, Eclipse Adoptium
→ModLauncher: 10.0.9+10.0.9+main.dcd20f30
→FML: 47.2
→Forge: net.minecraftforge:47.2.20
→Mod List:
→→client-1.20.1-20230612.114412-srg.jar             |Minecraft                     |minecraft                     |1.20.1              |COMMON_SET|Manifest: a1:d4:5e:04
→→forge-1.20.1-47.2.20-universal.jar                |Forge                         |forge                         |47.2.20             |COMMON_SET|Manifest: 84:ce:76:e8
${mods}
`;

export const forgeAndNeoForge: MadeUpBundle[] = [
  {
    name: "the report only follows, the log has the failure by ids, the list of the report has the names",
    files: {
      "crash-2024-06-01_10.04.30-fml.txt": `${text`
---- Minecraft Crash Report ----
// Daisy, daisy...

Time: 2024-06-01 10:04:30
Description: Rendering overlay

java.lang.IllegalStateException: Failed to load shader
→at net.minecraft.client.renderer.GameRenderer.m_252967_(GameRenderer.java:643) ~[client-1.20.1-20230612.114412-srg.jar%23291!/:?] {re:classloading,pl:runtimedistcleaner:A}
→at net.minecraft.client.main.Main.main(Main.java:218) ~[forge-47.2.20.jar:?] {re:classloading}
Caused by: java.io.IOException: Invalid shaders/core/copper_glow.json: java.io.FileNotFoundException
→at net.minecraft.client.renderer.ShaderInstance.<init>(ShaderInstance.java:164) ~[client-1.20.1-20230612.114412-srg.jar%23291!/:?] {re:classloading}`}${reportEnd(
        "\t\tcprp-1.2.0.jar                                   |Copper Pipes                  |cprp                          |1.2.0               |COMMON_SET|Manifest: NOSIGNATURE\n\t\tengcore-2.0.jar                                  |Engineer's Core               |engcore                       |2.0                 |COMMON_SET|Manifest: NOSIGNATURE",
      )}`,
      "latest.log": `${forgeHead("01Jun2024 10:04")}
${text`
[01Jun2024 10:04:21.777] [modloading-worker-0/ERROR] [net.minecraftforge.fml.javafmlmod.FMLModContainer/LOADING]: Failed to create mod instance. ModID: cprp, class org.pipeworks.cprp.CopperPipes
java.lang.NoClassDefFoundError: org/brassworks/engcore/api/Tank
→at org.pipeworks.cprp.CopperPipes.<init>(CopperPipes.java:19) ~[cprp-1.2.0.jar%23160!/:1.2.0] {re:classloading}
→at java.lang.reflect.Constructor.newInstance(Constructor.java:480) ~[?:?] {}
→at net.minecraftforge.fml.javafmlmod.FMLModContainer.constructMod(FMLModContainer.java:70) ~[javafmllanguage-1.20.1-47.2.20.jar%23287!/:?] {}
Caused by: java.lang.ClassNotFoundException: org.brassworks.engcore.api.Tank
→at java.lang.ClassLoader.loadClass(ClassLoader.java:525) ~[?:?] {}
→... 8 more
`}`,
    },
    answer: {
      code: "class-missing",
      parameters: { class: "org.brassworks.engcore.api.Tank", provider: "Engineer's Core" },
      proofs: { "latest.log": "org", "crash-2024-06-01_10.04.30-fml.txt": "" },
    },
  },
  {
    name: "the report names nobody, and the log has an error of a mod in the same second",
    files: {
      "crash-2024-06-02_12.30.07-server.txt": text`
---- Minecraft Crash Report ----
// Everything's going to plan. No, really, that was supposed to happen.

Time: 2024-06-02 12:30:07
Description: Exception ticking world

java.util.ConcurrentModificationException: null
→at java.util.HashMap$HashIterator.nextNode(HashMap.java:1597) ~[?:?] {}
→at net.minecraft.world.level.entity.EntityTickList.m_156910_(EntityTickList.java:43) ~[server-1.20.1-20230612.114412-srg.jar%23120!/:?] {re:classloading}
→at net.minecraft.server.level.ServerLevel.m_8793_(ServerLevel.java:323) ~[server-1.20.1-20230612.114412-srg.jar%23120!/:?] {re:classloading}
→at net.minecraft.server.MinecraftServer.m_5703_(MinecraftServer.java:893) ~[server-1.20.1-20230612.114412-srg.jar%23120!/:?] {re:classloading}

-- System Details --
Details:
→Minecraft Version: 1.20.1
→Java Version: 17.0.8, Eclipse Adoptium
→Forge: net.minecraftforge:47.2.20
→Mod List:
→→server-1.20.1-20230612.114412-srg.jar             |Minecraft                     |minecraft                     |1.20.1              |DONE      |Manifest: a1:d4:5e:04
→→forge-1.20.1-47.2.20-universal.jar                |Forge                         |forge                         |47.2.20             |DONE      |Manifest: 84:ce:76:e8
→→beehavior-1.0.9.jar                               |Bee Havior                    |beehavior                     |1.0.9               |DONE      |Manifest: NOSIGNATURE
→→gearmill-4.1.jar                                  |Gear Mill                     |gearmill                      |4.1                 |DONE      |Manifest: NOSIGNATURE
`,
      "latest.log": text`
[02Jun2024 11:58:01.101] [main/INFO] [cpw.mods.modlauncher.Launcher/MODLAUNCHER]: ModLauncher running: args [--launchTarget, forgeserver, --fml.forgeVersion, 47.2.20, --fml.mcVersion, 1.20.1, --fml.forgeGroup, net.minecraftforge, --fml.mcpVersion, 20230612.114412, nogui]
[02Jun2024 11:58:20.004] [Server thread/INFO] [net.minecraft.server.dedicated.DedicatedServer/]: Starting minecraft server version 1.20.1
[02Jun2024 11:58:44.733] [Server thread/INFO] [net.minecraft.server.dedicated.DedicatedServer/]: Done (23.110s)! For help, type "help"
[02Jun2024 12:30:06.902] [Worker-Main-3/ERROR] [gearmill/]: Mill worker failed, entities may be left behind
java.lang.IllegalStateException: Accessing EntityLookup from outside the main thread
→at org.millwrights.gearmill.MillWorker.collect(MillWorker.java:88) ~[gearmill-4.1.jar%23101!/:4.1] {re:classloading}
→at org.millwrights.gearmill.MillWorker.run(MillWorker.java:51) ~[gearmill-4.1.jar%23101!/:4.1] {re:classloading}
→at java.util.concurrent.ForkJoinWorkerThread.run(ForkJoinWorkerThread.java:165) ~[?:?] {}
`,
    },
    answer: {
      code: "mod-crash",
      parameters: { mod: "Gear Mill" },
      proofs: {
        "latest.log": "Accessing EntityLookup",
        "crash-2024-06-02_12.30.07-server.txt": "",
      },
    },
  },
  {
    name: "a mod crashes, and of several broken things in the log one is its own configuration",
    files: {
      "latest.log": `${forgeHead("03Jun2024 19:20")}
${text`
[03Jun2024 19:20:11.031] [Render thread/ERROR] [net.minecraft.server.packs.resources.FallbackResourceManager/]: Couldn't parse data file birchwood:loot_tables/blocks/log from birchwood:loot_tables/blocks/log.json
com.google.gson.JsonSyntaxException: Expected loot_table to be a JsonObject
→at net.minecraft.world.level.storage.loot.LootDataType.m_278820_(LootDataType.java:44) ~[client-1.20.1-20230612.114412-srg.jar%23291!/:?] {re:classloading}
[03Jun2024 19:20:12.402] [main/ERROR] [net.minecraftforge.fml.config.ConfigFileTypeHandler/CONFIG]: Failed loading config file birchwood-client.toml of type CLIENT for modid birchwood
com.electronwill.nightconfig.core.io.ParsingException: Not enough data available
→at com.electronwill.nightconfig.core.io.ParsingException.notEnoughData(ParsingException.java:22) ~[core-3.6.4.jar%2397!/:?] {}
[03Jun2024 19:20:12.455] [main/ERROR] [net.minecraftforge.fml.config.ConfigFileTypeHandler/CONFIG]: Failed loading config file skyforge-common.toml of type COMMON for modid skyforge
com.electronwill.nightconfig.core.io.ParsingException: Not enough data available
→at com.electronwill.nightconfig.core.io.ParsingException.notEnoughData(ParsingException.java:22) ~[core-3.6.4.jar%2397!/:?] {}
`}`,
      "crash-2024-06-03_19.31.44-client.txt": `${text`
---- Minecraft Crash Report ----
// I bet Cylons wouldn't have this problem.

Time: 2024-06-03 19:31:44
Description: Ticking entity

java.lang.NullPointerException: Cannot read field "gravity" because "this.settings" is null
→at com.cloudhammer.skyforge.entity.Balloon.m_8119_(Balloon.java:140) ~[skyforge-0.4.jar%23170!/:0.4] {re:classloading}
→at net.minecraft.world.level.Level.m_46653_(Level.java:479) ~[client-1.20.1-20230612.114412-srg.jar%23291!/:?] {re:classloading}`}${reportEnd(
        "\t\tbirchwood-1.1.jar                                |Birchwood                     |birchwood                     |1.1                 |DONE      |Manifest: NOSIGNATURE\n\t\tskyforge-0.4.jar                                 |Sky Forge                     |skyforge                      |0.4                 |DONE      |Manifest: NOSIGNATURE",
      )}`,
    },
    answer: {
      code: "nightconfig-corrupt",
      parameters: { file: "skyforge-common.toml" },
      proofs: { "latest.log": "skyforge-common.toml", "crash-2024-06-03_19.31.44-client.txt": "" },
    },
  },
  {
    name: "too little memory for so many mods: the report, the log and the launcher each have a part of it",
    files: {
      "crash-2024-06-04_15.02.19-client.txt": text`
---- Minecraft Crash Report ----
// Oops.

Time: 2024-06-04 15:02:19
Description: Exception in server tick loop

java.lang.OutOfMemoryError: Java heap space
→at java.util.Arrays.copyOf(Arrays.java:3537) ~[?:?] {}
→at net.minecraft.world.level.chunk.PalettedContainer.m_63142_(PalettedContainer.java:158) ~[client-1.20.1-20230612.114412-srg.jar%23291!/:?] {re:classloading}

-- System Details --
Details:
→Minecraft Version: 1.20.1
`,
      "debug.log": `${forgeHead("04Jun2024 14:58")}
${fill(
  46,
  (n) =>
    `[04Jun2024 14:58:04.${100 + n}] [main/DEBUG] [net.minecraftforge.fml.loading.moddiscovery.ModFileInfo/LOADING]: Found valid mod file block-set-${n}-1.0.jar with {blockset${n}} mods - versions {1.0.${n}}`,
)}
[04Jun2024 15:02:01.410] [Server thread/INFO] [net.minecraft.server.MinecraftServer/]: Preparing spawn area: 83%
`,
      "PrismLauncher-0.log": text`
Prism Launcher version: 8.4 (official)

Launched instance in online mode

Minecraft folder is:
/home/user/instances/Big/.minecraft

Java path is:
/usr/lib/jvm/java-17/bin/java

Java is version 17.0.8, using 64 (amd64) architecture, from Eclipse Adoptium.

Java Arguments:
[-Xms512m, -Xmx1024m, -Duser.language=en]

Minecraft process ID: 44123
Process exited with code 255.
`,
    },
    answer: {
      code: "heap-too-small",
      parameters: { heap: "1 GB", count: "46" },
      proofs: { "crash-2024-06-04_15.02.19-client.txt": "OutOfMemoryError", "PrismLauncher-0.log": "-Xmx1024m" },
    },
  },
  {
    name: "a Java that is too new, which only the launcher names",
    files: {
      "crash-2024-06-05_09.00.12-fml.txt": text`
---- Minecraft Crash Report ----
// Don't do that.

Time: 2024-06-05 09:00:12
Description: Initializing game

java.lang.reflect.InaccessibleObjectException: Unable to make protected final java.lang.Class java.lang.ClassLoader.defineClass(java.lang.String,byte[],int,int) throws java.lang.ClassFormatError accessible: module java.base does not "opens java.lang" to unnamed module @4566e5bd
→at java.lang.reflect.AccessibleObject.checkCanSetAccessible(AccessibleObject.java:391) ~[?:?] {}
→at net.minecraftforge.fml.loading.FMLLoader.beforeStart(FMLLoader.java:218) ~[fmlloader-1.16.5-36.2.34.jar:36.2] {}
→at net.minecraft.client.main.Main.main(Main.java:37) ~[?:?] {}

-- System Details --
Details:
→Minecraft Version: 1.16.5
→Forge: net.minecraftforge:36.2.34
`,
      "PrismLauncher-0.log": text`
Prism Launcher version: 8.4 (official)

Launched instance in online mode

Java path is:
/usr/lib/jvm/java-21/bin/java

Java is version 21.0.3, using 64 (amd64) architecture, from Eclipse Adoptium.

Minecraft process ID: 55210
Process exited with code 1.
`,
    },
    answer: {
      code: "java-too-new",
      parameters: { used: "21", supported: "8" },
      proofs: { "crash-2024-06-05_09.00.12-fml.txt": "", "PrismLauncher-0.log": "Java is version 21.0.3" },
    },
  },
  {
    name: "NeoForge: nobody is to blame in the report, and a mod was updated since it last went well",
    files: {
      "2024-06-06-2.log": text`
[06Jun2024 20:00:01.100] [main/INFO] [cpw.mods.modlauncher.Launcher/MODLAUNCHER]: ModLauncher running: args [--username, Tamsin, --launchTarget, forgeclient, --fml.fmlVersion, 4.0.29, --fml.mcVersion, 1.21.1, --fml.neoForgeVersion, 21.1.77, --fml.neoFormVersion, 20240808.144430]
[06Jun2024 20:00:04.800] [main/INFO] [net.neoforged.fml.loading.moddiscovery.ModDiscoverer/]:
     Mod List:
→→Name Version (Mod Id)

→→Minecraft 1.21.1 (minecraft)
→→NeoForge 21.1.77 (neoforge)
→→Hollow Logs 1.3.0 (hollowlogs)
→→Reed Boats 2.2.1 (reedboats)
→→Salt Marsh 0.8.0 (saltmarsh)
[06Jun2024 20:00:40.120] [Render thread/INFO] [net.minecraft.client.Minecraft/]: Setting user: Tamsin
[06Jun2024 20:31:00.551] [Render thread/INFO] [net.minecraft.client.Minecraft/]: Stopping!
`,
      "crash-2024-06-07_08.15.40-client.txt": text`
---- Minecraft Crash Report ----
// My bad.

Time: 2024-06-07 08:15:40
Description: Unexpected error

java.lang.ArithmeticException: / by zero
→at TRANSFORMER/minecraft@1.21.1/net.minecraft.world.phys.shapes.VoxelShape.findIndex(VoxelShape.java:166) ~[client-1.21.1-20240808.144430-srg.jar%23271!/:?] {re:classloading}
→at TRANSFORMER/minecraft@1.21.1/net.minecraft.world.entity.Entity.collide(Entity.java:1000) ~[client-1.21.1-20240808.144430-srg.jar%23271!/:?] {re:classloading}
→at TRANSFORMER/minecraft@1.21.1/net.minecraft.client.Minecraft.tick(Minecraft.java:1827) ~[client-1.21.1-20240808.144430-srg.jar%23271!/:?] {re:classloading}

-- System Details --
Details:
→Minecraft Version: 1.21.1
→Java Version: 21.0.4, Microsoft
→NeoForge: net.neoforged:21.1.77
→Mod List:
→→client-1.21.1-20240808.144430-srg.jar             |Minecraft                     |minecraft                     |1.21.1              |Manifest: a1:d4:5e:04
→→neoforge-21.1.77-universal.jar                    |NeoForge                      |neoforge                      |21.1.77             |Manifest: NOSIGNATURE
→→hollowlogs-1.3.0.jar                              |Hollow Logs                   |hollowlogs                    |1.3.0               |Manifest: NOSIGNATURE
→→reedboats-2.3.0.jar                               |Reed Boats                    |reedboats                     |2.3.0               |Manifest: NOSIGNATURE
→→saltmarsh-0.8.0.jar                               |Salt Marsh                    |saltmarsh                     |0.8.0               |Manifest: NOSIGNATURE
`,
    },
    apart: ["2024-06-06-2.log"],
    answer: {
      code: "mods-changed",
      parameters: { updated: ["Reed Boats (2.2.1 → 2.3.0)"] },
      proofs: { "crash-2024-06-07_08.15.40-client.txt": "ArithmeticException" },
    },
  },
];
