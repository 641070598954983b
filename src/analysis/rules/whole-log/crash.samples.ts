import type { WholeLogSamples } from "../samples.ts";

export default {
  samples: [
    {
      // A report that was printed line by line, each behind the header of the log. Eclipse has started what does not compile.
      text: [
        "---- Minecraft Crash Report ----",
        "// Why did you do that?",
        "",
        "Time: 2/11/14 10:00 AM",
        "Description: Initializing game",
        "",
        "java.lang.Error: Unresolved compilation problem: ",
        "\tThe public type Lamps must be defined in its own file",
        "",
        "\tat org.acme.lamps.Lamps.<init>(lamps.java:17)",
        "\tat java.lang.Class.newInstance(Unknown Source)",
        "\tat cpw.mods.fml.common.FMLModContainer.constructMod(FMLModContainer.java:518)",
        "",
        "-- System Details --",
        "Details:",
        "\tMinecraft Version: 1.6.4",
        "\tFML: MCP v8.11 FML v6.4.49.965 Minecraft Forge 9.11.1.965 2 mods loaded, 2 mods active",
        "\tlamps{1.0} [lamps] (bin) Unloaded",
      ]
        .map((line) => `2014-02-11 10:00:01 [INFO] [STDOUT] ${line}\n`)
        .join(""),
      code: "mod-crash",
      only: ["client"],
      parameters: {
        mod: "lamps",
        place: "Lamps, lamps.java:17",
        meaning: { term: "meaning-not-compiled", parameters: {} },
        context: "The public type Lamps must be defined in its own file",
      },
    },
    {
      // Whom Forge itself suspects, whose code stands too deep in the trace.
      text: `---- Minecraft Crash Report ----\n// Oops.\n\nTime: 2024-06-01 10:00:00\nDescription: Unexpected error\n\njava.lang.NullPointerException: Cannot invoke "net.minecraft.A.b()" because "lamp" is null\n\tat net.minecraft.client.Minecraft.m_91383_(Minecraft.java:1146) ~[client.jar:?] {re:classloading}\n\n-- Head --\nThread: Render thread\nSuspected Mod: \n\tBright Lamps (lamps), Version: 2.0\n\t\tIssue tracker URL: https://lamps.example.org\n\t\tat TRANSFORMER/lamps@2.0/org.example.lamps.Lamp.light(Lamp.java:12)\nStacktrace:\n\tat net.minecraft.client.Minecraft.m_91383_(Minecraft.java:1146) ~[client.jar:?] {re:classloading}\n\n-- System Details --\nDetails:\n\tMinecraft Version: 1.20.1\n\tForge: net.minecraftforge:47.2.0\n\tMod List: \n\t\tlamps-2.0.jar |Bright Lamps |lamps |2.0 |DONE |Manifest: NOSIGNATURE\n\t\tkites-1.0.jar |Kites |kites |1.0 |DONE |Manifest: NOSIGNATURE\n`,
      code: "mod-crash",
      parameters: { mod: "Bright Lamps", place: "Lamp.light, Lamp.java:12" },
    },
    {
      // Two of them are too many.
      text: `---- Minecraft Crash Report ----\n// Oops.\n\nTime: 2024-06-01 10:00:00\nDescription: Unexpected error\n\njava.lang.NullPointerException: Cannot invoke "net.minecraft.A.b()" because "lamp" is null\n\tat net.minecraft.client.Minecraft.m_91383_(Minecraft.java:1146) ~[client.jar:?] {re:classloading}\n\n-- Head --\nThread: Render thread\nSuspected Mods: \n\tBright Lamps (lamps), Version: 2.0\n\t\tat TRANSFORMER/lamps@2.0/org.example.lamps.Lamp.light(Lamp.java:12)\n\n\tKites (kites), Version: 1.0\n\t\tat TRANSFORMER/kites@1.0/org.example.kites.Kite.fly(Kite.java:9)\nStacktrace:\n\tat net.minecraft.client.Minecraft.m_91383_(Minecraft.java:1146) ~[client.jar:?] {re:classloading}\n\n-- System Details --\nDetails:\n\tMinecraft Version: 1.20.1\n\tForge: net.minecraftforge:47.2.0\n\tMod List: \n\t\tlamps-2.0.jar |Bright Lamps |lamps |2.0 |DONE |Manifest: NOSIGNATURE\n\t\tkites-1.0.jar |Kites |kites |1.0 |DONE |Manifest: NOSIGNATURE\n`,
      code: "crash-unknown",
      parameters: { suspect: null },
    },
    {
      // What old Forge dies of is not what the mod's packet threw; that stands above.
      text: "[10:00:00] [Server thread/INFO]: Starting integrated minecraft server version 1.7.10\n[10:02:00] [Server thread/ERROR] [FML/]: There was a critical exception handling a packet on channel brightlamps\njava.lang.IllegalStateException: No wick\n\tat org.example.brightlamps.net.PacketLight.handle(PacketLight.java:40)\n\tat cpw.mods.fml.common.network.internal.FMLProxyPacket.func_148833_a(FMLProxyPacket.java:75)\n[10:02:00] [Server thread/ERROR]: Encountered an unexpected exception\nnet.minecraft.util.ReportedException: Ticking memory connection\n\tat net.minecraft.network.NetworkSystem.func_151269_c(NetworkSystem.java:190)\nCaused by: java.lang.NullPointerException\n\tat cpw.mods.fml.common.network.internal.FMLProxyPacket.func_148833_a(FMLProxyPacket.java:99)\n\tat net.minecraft.network.NetworkManager.func_74428_b(NetworkManager.java:210)\n",
      code: "mod-crash",
      only: ["client"],
      parameters: { mod: "brightlamps", cause: "IllegalStateException: No wick" },
    },
    {
      text: "---- Minecraft Crash Report ----\n// Oops.\n\nTime: 5/1/19 1:12 PM\nDescription: Ticking memory connection\n\njava.lang.NullPointerException\n\tat net.minecraftforge.fml.common.network.internal.FMLProxyPacket.func_148833_a(FMLProxyPacket.java:113)\n\tat net.minecraft.network.NetworkManager.func_74428_b(NetworkManager.java:210)\n\n-- System Details --\nDetails:\n\tMinecraft Version: 1.12.2\n",
      code: "crash-unknown",
      only: ["client"],
      parameters: { meaning: { term: "meaning-packet-of-mod", parameters: {} } },
    },
    {
      text: '---- Minecraft Crash Report ----\n// Oops.\n\nTime: 2024-06-01 10:00:00\nDescription: Ticking screen\n\njava.lang.NullPointerException: Cannot invoke "org.example.lamps.Lamp.light()" because "lamp" is null\n\tat org.example.lamps.LampScreen.tick(LampScreen.java:12)\n\tat net.minecraft.class_310.method_1514(class_310.java:1)\n\n-- System Details --\nDetails:\n\tMinecraft Version: 1.20.1\n\tFabric Mods: \n\t\tbrightlamps: Bright Lamps 1.0\n\t\tlamps: Lamps of Example 1.0\n\t\tminecraft: Minecraft 1.20.1',
      code: "mod-crash",
      parameters: { mod: "Lamps of Example", modId: "lamps" },
    },
    {
      text: "[12:00:00] [Server thread/ERROR]: Encountered an unexpected exception\njava.lang.RuntimeException: outer\n\tat net.minecraft.Main.main(Main.java:1)\nCaused by: java.io.IOException: disk\n\tat net.minecraft.Lamp.light(Lamp.java:1)\n",
      code: "crash-unknown",
      parameters: { exception: "java.io.IOException: disk", activity: null },
    },
    {
      text: "---- Minecraft Crash Report ----\n// Oops.\n\nTime: 2024-06-01 10:00:00\nDescription: Unexpected error\n\njava.util.ConcurrentModificationException\n\tat java.util.ArrayList$Itr.next(ArrayList.java:900)\n\tat net.minecraft.client.sounds.SoundEngine.tick(SoundEngine.java:220)\n\tat net.minecraft.client.Minecraft.runTick(Minecraft.java:1100)\n",
      code: "crash-unknown",
      only: ["client"],
      parameters: { exception: "java.util.ConcurrentModificationException", activity: { term: "activity-sounds" } },
    },
    {
      // What the server brings along has a name that its users know.
      text: "---- Minecraft Crash Report ----\n// Oops.\n\nTime: 2024-06-01 10:00:00\nDescription: Exception in server tick loop\n\njava.lang.RuntimeException: The bell rang twice\n\tat me.lucko.spark.paper.common.Bell.ring(Bell.java:12)\n\tat net.minecraft.server.MinecraftServer.runServer(MinecraftServer.java:5)\n",
      code: "crash-unknown",
      only: ["server"],
      parameters: { place: "Bell.ring, Bell.java:12" },
    },
    {
      text: "---- Minecraft Crash Report ----\n// Oops.\n\nTime: 2024-06-01 10:00:00\nDescription: Exception in server tick loop\n\njava.lang.IllegalStateException: The bell rang twice\n\tat net.minecraft.server.MinecraftServer.tickServer(MinecraftServer.java:800)\n\n-- System Details --\nDetails:\n\tMinecraft Version: 1.20.1\n\tType: Dedicated Server (map_server.txt)\n",
      code: "crash-unknown",
      only: ["server"],
      parameters: { side: { term: "side-server" } },
    },
    {
      text: "---- Minecraft Crash Report ----\n// Oops.\n\nTime: 2024-06-01 10:00:00\nDescription: Rendering screen\n\njava.lang.ArrayIndexOutOfBoundsException: Index -1 out of bounds for length 65\n\tat it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap.rehash(Int2ObjectOpenHashMap.java:1300)\n\tat net.minecraft.class_377.method_2011(class_377.java:110)\n",
      code: "crash-unknown",
      only: ["client"],
      parameters: { meaning: { term: "meaning-two-threads", parameters: {} }, activity: { term: "activity-glyphs" } },
    },
    {
      text: '[12:00:00.123] [Server thread/INFO]: This server is running PocketMine-MP 5.18.0 for Minecraft: Bedrock Edition v1.21.20 (Protocol 712)\n[12:00:01.123] [Server thread/CRITICAL]: ErrorException: "Undefined array key "x"" (EXCEPTION) in "plugins/Towers/src/Main" at line 12\n--- Stack trace ---\n  #0 plugins/Towers/src/Main(12): Towers\\Main->onEnable()\n--- End of exception information ---\n[12:00:01.124] [Server thread/EMERGENCY]: An unrecoverable error has occurred and the server has crashed. Creating a crash dump\n',
      code: "plugin-crash",
      parameters: { plugin: "Towers" },
    },
    {
      text: "[12:00:00] [Server thread/INFO]: This server is running Paper version git-Paper-496 (MC: 1.20.4) (Implementing API version 1.20.4-R0.1-SNAPSHOT)\n[12:00:00] [Server thread/ERROR]: Encountered an unexpected exception\njava.lang.IllegalStateException: x\n\tat org.example.towers.Siege.tick(Siege.java:7) ~[Towers-1.0.jar:?]\n\tat net.minecraft.server.MinecraftServer.runServer(MinecraftServer.java:1145) ~[paper-1.20.4.jar:git-Paper-496]\n",
      code: "plugin-crash",
      only: ["server"],
      parameters: { plugin: "Towers" },
    },
    {
      // It is of one of those who have changed the class, and of nobody who stands below.
      text: "---- Minecraft Crash Report ----\n// Oops.\n\nTime: 2024-06-01 10:00:00\nDescription: Unexpected error\n\njava.lang.NullPointerException\n\tat net.minecraft.client.renderer.culling.ClippingHelper.handler$zba000$onLantern(SourceFile:20) ~[?:?] {re:mixin,pl:mixin:APP:ferns.mixins.json:MixinFrustum,pl:mixin:APP:mosses.mixins.json:MixinFrustum,pl:mixin:A}\n\tat net.minecraft.client.renderer.WorldRenderer.handler$zbb000$lichens$draw(WorldRenderer.java:7) ~[?:?]\n\tat net.minecraft.client.Minecraft.func_99999_d(Minecraft.java:600) ~[?:?]\n",
      code: "crash-unknown",
      only: ["client"],
      parameters: {
        handler: { term: "handler-of-one", parameters: { handler: "onLantern", mods: ["ferns", "mosses"] } },
      },
    },
    {
      // Two threads in what all texts share: the thing whose name was drawn is innocent.
      text: "---- Minecraft Crash Report ----\n// Oops.\n\nTime: 2024-06-01 10:00:00\nDescription: Rendering entity in world\n\njava.lang.ArrayIndexOutOfBoundsException: Index -1 out of bounds for length 257\n\tat it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap.rehash(Int2ObjectOpenHashMap.java:1334)\n\tat net.minecraft.class_377.method_2011(class_377.java:117)\n\tat net.minecraft.class_897.method_3926(class_897.java:111)\n\n-- Entity being rendered --\nDetails:\n\tEntity Type: ferns:beetle (org.example.ferns.Beetle)\n",
      code: "crash-unknown",
      only: ["client"],
      parameters: { activity: { term: "activity-glyphs", parameters: {} }, origin: null, subject: null },
    },
    {
      // Upstream Mixin does not say whose change it is.
      text: "---- Minecraft Crash Report ----\n// Oops.\n\nTime: 2024-06-01 10:00:00\nDescription: Unexpected error\n\njava.lang.NullPointerException\n\tat net.minecraft.client.Minecraft.redirect$zza000$onLanternKey(Minecraft.java:2833)\n\tat net.minecraft.client.Minecraft.run(Minecraft.java:872)\n",
      code: "crash-unknown",
      only: ["client"],
      parameters: { handler: "onLanternKey" },
    },
    {
      text: "---- Minecraft Crash Report ----\n// Oops.\n\nTime: 2024-06-01 10:00:00\nDescription: Batching chunks\n\njava.lang.IllegalStateException: Not building!\n\tat net.minecraft.client.renderer.BufferBuilder.finishDrawing(BufferBuilder.java:745)\n\n-- System Details --\n  Minecraft Version: 1.12.2\n  FML: MCP 9.42 Powered by Forge 14.23.5.2855 Optifine OptiFine_1.12.2_HD_U_G5 9 mods loaded, 9 mods active\n",
      code: "crash-unknown",
      only: ["client"],
      parameters: { drawer: "OptiFine" },
    },
    {
      // What only says that it gives up has its reason above it.
      text: `2013-06-21 18:02:08 [INFO] [ForgeModLoader] Forge Mod Loader version 5.2.23.738 for Minecraft 1.5.2 loading
2013-06-21 18:02:11 [SEVERE] [ForgeModLoader] The lamp oil did not arrive
2013-06-21 18:02:11 [SEVERE] [ForgeModLoader] The harbour of lamp oil is closed
2013-06-21 18:02:11 [SEVERE] Encountered an unexpected exception
java.lang.RuntimeException: A fatal error occured and FML cannot continue
\tat cpw.mods.fml.relauncher.FMLRelauncher.setupHome(FMLRelauncher.java:155)
\tat net.minecraft.server.MinecraftServer.main(MinecraftServer.java:1)
`,
      code: "crash-unknown",
      only: [],
      parameters: { said: "The lamp oil did not arrive / The harbour of lamp oil is closed", exception: null },
    },
    {
      // Nothing is said behind it, and it goes up to where the game makes itself: it ended there, whatever it was called.
      text: `[14:47:30] [main/INFO]: Loading Minecraft 1.21.4 with Fabric Loader 0.16.9
[14:47:31] [Render thread/INFO]: Backend library: LWJGL version 3.3.3-snapshot
[14:47:33] [Render thread/WARN]: The lamps did not light:
java.lang.IllegalStateException: no oil
\tat org.example.lamps.Lamp.light(Lamp.java:3)
\tat net.minecraft.class_310.<init>(class_310.java:533)
\tat net.minecraft.client.main.Main.main(Main.java:234)
`,
      code: "mod-crash",
      only: [],
      parameters: { mod: "lamps", cause: "IllegalStateException: no oil" },
    },
  ],
  counterSamples: [
    "java.lang.RuntimeException: outer\n\tat net.minecraft.Main.main(Main.java:1)\n",
    "---- Minecraft Crash Report ----\nDescription: Level dump\n\njava.lang.Exception: x\n\tat org.example.Lamp.light(Lamp.java:1)\n",
  ],
} satisfies WholeLogSamples;
