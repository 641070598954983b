import { type MadeUpBundle, text } from "./made-up-bundle.ts";

const fabricHead = (time: string) => text`
[${time}] [main/INFO]: Loading Minecraft 1.20.4 with Fabric Loader 0.15.11
[${time}] [main/INFO]: Loading 7 mods:
→- fabric-api 0.97.0+1.20.4
→- fabricloader 0.15.11
→- java 17
→- lumenlights 2.1.0
→- minecraft 1.20.4
→- orchardry 1.4.2
→- stonework 3.0.1
[${time}] [main/INFO]: SpongePowered MIXIN Subsystem Version=0.8.5 Source=file:/home/user/.minecraft/libraries/net/fabricmc/sponge-mixin/0.13.3/sponge-mixin-0.13.3.jar Service=Knot/Fabric Env=CLIENT
[${time}] [Datafixer Bootstrap/INFO]: 206 Datafixer optimizations took 199 milliseconds
[${time}] [Render thread/INFO]: Environment: Environment[sessionHost=https://sessionserver.mojang.com, servicesHost=https://api.minecraftservices.com, name=PROD]
[${time}] [Render thread/INFO]: Setting user: Mirabel
[${time}] [Render thread/INFO]: Backend library: LWJGL version 3.3.2 SNAPSHOT`;

export const fabricAndQuilt: MadeUpBundle[] = [
  {
    name: "the report has no list of mods, the log has",
    files: {
      "crash-2024-05-01_18.22.41-client.txt": text`
---- Minecraft Crash Report ----
// Hi. I'm Minecraft, and I'm a crashaholic.

Time: 2024-05-01 18:22:41
Description: Rendering Block Entity

java.lang.NullPointerException: Cannot invoke "dev.quillon.lumen.Filament.colour()" because "this.filament" is null
→at dev.quillon.lumen.client.LampRenderer.method_3569(LampRenderer.java:61)
→at net.minecraft.class_824.method_23079(class_824.java:91)
→at net.minecraft.class_761.method_22710(class_761.java:1324)
→at net.minecraft.class_757.method_3188(class_757.java:1110)
→at net.minecraft.class_310.method_1523(class_310.java:1219)

A detailed walkthrough of the error, its code path and all known details is as follows:
---------------------------------------------------------------------------------------

-- Head --
Thread: Render thread
`,
      "latest.log": `${fabricHead("18:01:12")}
[18:03:40] [Server thread/INFO]: Mirabel joined the game
[18:03:41] [Render thread/INFO]: [System] [CHAT] Mirabel joined the game
[18:22:38] [Render thread/INFO]: Loaded 12 advancements
`,
    },
    answer: {
      code: "mod-crash",
      parameters: { mod: "lumenlights" },
      proofs: { "crash-2024-05-01_18.22.41-client.txt": "NullPointerException", "latest.log": "lumenlights 2.1.0" },
    },
  },
  {
    name: "a class that could not be initialised, and the log with the reason",
    files: {
      "latest.log": `${fabricHead("20:10:02")}
[20:10:31] [Render thread/WARN]: Failed to load model files
java.lang.ExceptionInInitializerError
→at dev.orchardry.world.OrchardSpawner.refresh(OrchardSpawner.java:40)
→at dev.orchardry.Orchardry.lambda$reload$2(Orchardry.java:88)
→at net.minecraft.class_3304.method_18232(class_3304.java:60)
Caused by: java.lang.NumberFormatException: For input string: "0,75"
→at java.base/jdk.internal.math.FloatingDecimal.readJavaFormatString(FloatingDecimal.java:2054)
→at java.base/java.lang.Float.parseFloat(Float.java:570)
→at dev.orchardry.config.GrowthTable.<clinit>(GrowthTable.java:23)
→... 3 more
[20:11:02] [Server thread/ERROR]: Couldn't load advancements
com.google.gson.JsonSyntaxException: Expected name at line 12 column 4
→at com.google.gson.internal.Streams.parse(Streams.java:70)
→at net.minecraft.class_2989.method_12848(class_2989.java:52)
[20:14:15] [Server thread/ERROR]: Couldn't parse data file stonework:recipes/wall from stonework:recipes/wall.json
com.google.gson.JsonSyntaxException: Expected an array
→at net.minecraft.class_1863.method_18790(class_1863.java:61)
`.replaceAll("→", "\t"),
      "crash-2024-05-02_20.14.17-client.txt": text`
---- Minecraft Crash Report ----
// Who set us up the TNT?

Time: 2024-05-02 20:14:17
Description: Exception in server tick loop

java.lang.NoClassDefFoundError: Could not initialize class dev.orchardry.config.GrowthTable
→at dev.orchardry.block.SaplingBlock.method_9588(SaplingBlock.java:71)
→at net.minecraft.class_4970$class_4971.method_26192(class_4970.java:846)
→at net.minecraft.class_3218.method_18765(class_3218.java:402)
→at net.minecraft.server.MinecraftServer.method_3748(MinecraftServer.java:883)

-- System Details --
Details:
→Minecraft Version: 1.20.4
→Java Version: 17.0.8, Eclipse Adoptium
→Fabric Mods:
→→fabricloader: Fabric Loader 0.15.11
→→lumenlights: Lumen Lights 2.1.0
→→minecraft: Minecraft 1.20.4
→→orchardry: Orchardry 1.4.2
→→stonework: Stonework 3.0.1
`,
    },
    answer: {
      code: "class-init-failed",
      parameters: {
        suspect: "Orchardry",
        class: "dev.orchardry.config.GrowthTable",
        cause: /NumberFormatException.*0,75/,
      },
      proofs: {
        "latest.log": "ExceptionInInitializerError",
        "crash-2024-05-02_20.14.17-client.txt": "Could not initialize class",
      },
    },
  },
  {
    name: "nobody is to blame in the report, and a mod is new since yesterday",
    files: {
      "2024-05-03-1.log": `${fabricHead("17:00:12")}
[17:00:40] [Render thread/INFO]: OpenAL initialized on device Speakers
[17:20:08] [Server thread/INFO]: Mirabel left the game
[17:20:09] [Server thread/INFO]: Stopping server
[17:20:11] [Render thread/INFO]: Stopping!
`,
      "crash-2024-05-04_09.12.55-client.txt": text`
---- Minecraft Crash Report ----
// Surprise! Haha. Well, this is awkward.

Time: 2024-05-04 09:12:55
Description: Unexpected error

java.lang.IndexOutOfBoundsException: Index 36 out of bounds for length 36
→at java.base/jdk.internal.util.Preconditions.outOfBounds(Preconditions.java:100)
→at net.minecraft.class_2371.get(class_2371.java:47)
→at net.minecraft.class_1661.method_5438(class_1661.java:395)
→at net.minecraft.class_746.method_5773(class_746.java:198)
→at net.minecraft.class_310.method_1574(class_310.java:1965)

-- System Details --
Details:
→Minecraft Version: 1.20.4
→Java Version: 17.0.8, Eclipse Adoptium
→Is Modded: Definitely; Client brand changed to 'fabric'
→Fabric Mods:
→→fabric-api: Fabric API 0.97.0+1.20.4
→→fabricloader: Fabric Loader 0.15.11
→→java: OpenJDK 64-Bit Server VM 17
→→lumenlights: Lumen Lights 2.1.0
→→minecraft: Minecraft 1.20.4
→→orchardry: Orchardry 1.4.2
→→satchels: Satchels and Pouches 0.9.0
→→stonework: Stonework 3.0.1
`,
    },
    apart: ["2024-05-03-1.log"],
    answer: {
      code: "mods-changed",
      parameters: { added: ["Satchels and Pouches"] },
      proofs: { "crash-2024-05-04_09.12.55-client.txt": "IndexOutOfBoundsException" },
    },
  },
  {
    name: "a mixin that failed, named by its id in the log and by its name in the report of Quilt",
    files: {
      "latest.log": text`
[21:40:01] [main/INFO]: Loading Minecraft 1.20.1 with Quilt Loader 0.26.0
[21:40:03] [main/INFO]: SpongePowered MIXIN Subsystem Version=0.8.5 Source=file:/srv/libraries/net/fabricmc/sponge-mixin/0.12.5/sponge-mixin-0.12.5.jar Service=Knot/Quilt Env=SERVER
[21:40:09] [main/ERROR]: Mixin apply for mod tdpl failed tdpl.mixins.json:ServerChunkMixin from mod tdpl -> net.minecraft.class_2818: org.spongepowered.asm.mixin.injection.throwables.InvalidInjectionException Critical injection failure: @Inject annotation on tide could not find any targets matching 'method_12011' in net.minecraft.class_2818. No refMap loaded.
`,
      "crash-2024-05-05_21.40.0912-quilt_loader.txt": text`
---- Quilt Loader: Crash Report ----

Time: 2024-05-05 21:40:10

-- Crash --
java.lang.RuntimeException: Mixin transformation of net.minecraft.class_2818 failed
→at org.quiltmc.loader.impl.launch.knot.KnotClassDelegate.getPostMixinClassByteArray(KnotClassDelegate.java:486)
→at org.quiltmc.loader.impl.launch.knot.KnotClassLoader.loadClass(KnotClassLoader.java:194)
→at net.minecraft.class_3218.<init>(class_3218.java:211)
→at net.minecraft.server.MinecraftServer.method_3786(MinecraftServer.java:357)
Caused by: org.spongepowered.asm.mixin.transformer.throwables.MixinTransformerError: An unexpected critical error was encountered
→at org.spongepowered.asm.mixin.transformer.MixinProcessor.applyMixins(MixinProcessor.java:392)
→... 12 more

-- Mods --
| Index | Mod | ID | Version | Type | File Hash (SHA-1) | File(s) | Sub-File(s) |
|------:|-----|----|---------|------|-------------------|---------|-------------|
|     1 | Minecraft | minecraft | 1.20.1 | builtin | 84194a2f286ef7c14ed7ce0090dba59902951553 | <game>/server.jar | |
|     2 | Quilt Loader | quilt_loader | 0.26.0 | builtin | | | |
|     3 | Tide Pools | tdpl | 1.2.0 | Fabric | 1b6453892473a467d07372d45eb05abc2031647a | <mods>/tdpl-1.2.0.jar | |
`,
    },
    answer: {
      code: "mixin-failed",
      parameters: { mod: "Tide Pools" },
      proofs: {
        "latest.log": "Mixin apply for mod tdpl failed",
        "crash-2024-05-05_21.40.0912-quilt_loader.txt": "Tide Pools",
      },
    },
  },
];
