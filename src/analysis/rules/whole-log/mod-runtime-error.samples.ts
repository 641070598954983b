import type { WholeLogSamples } from "../samples.ts";

/** What Forge up to 1.12 says before what a mod threw, with and without what the game was doing. */
const saidByOldForge = [
  "There was a critical exception handling a packet on channel oldcarts",
  "SimpleChannelHandlerWrapper exception",
  "Exception caught executing FutureTask: java.util.concurrent.ExecutionException: java.lang.IllegalStateException: x",
  "Error executing task",
  "A TileEntity type org.example.oldcarts.TileRail has throw an exception trying to write state. It will not persist. Report this to the mod author",
];

const ownClient = (at: string, start: string) => `[10:00:00] [Client thread/INFO]: Setting user: Player123
[10:00:01] [Client thread/INFO]: LWJGL Version: 2.9.4
[10:00:04] [Client thread/INFO]: [STDERR]: java.lang.NullPointerException
[10:00:04] [Client thread/INFO]: [STDERR]: \tat java.base/java.util.Objects.requireNonNull(Objects.java:208)
${["org.example.glow.Lamps.<init>(Lamps.java:22)", at, "net.minecraft.client.main.Main.main(Main.java:115)", start]
  .map((frame) => `[10:00:04] [Client thread/INFO]: [STDERR]: \tat ${frame}\n`)
  .join("")}[10:00:09] [Server thread/INFO]: Starting integrated minecraft server version 1.12.2
`;
const ofMenu = "org.example.glow.Menu.drawScreen(Menu.java:44)";

export default {
  samples: [
    {
      text: ownClient(ofMenu, "Start.main(Start.java:11)"),
      only: [],
      parameters: { mod: "glow", cause: "NullPointerException" },
    },
    ...saidByOldForge.map((said) => ({
      text: `[10:00:00] [Client thread/INFO]: Setting user: Alex
[10:00:01] [Client thread/INFO] [FML]: Forge Mod Loader has successfully loaded 4 mods
[10:05:00] [Server thread/ERROR] [FML]: ${said}
java.lang.IllegalStateException: No rail
\tat org.example.oldcarts.Rail.lay(Rail.java:31)
\tat net.minecraft.world.World.func_72939_s(World.java:2140)
`,
      parameters: { mod: "oldcarts" },
    })),
    {
      text: '[10:00:00] [Render thread/INFO] [net.minecraft.client.Minecraft/]: Setting user: Alex\n[10:00:01] [main/INFO] [net.neoforged.fml.loading.A/]: x\n[10:01:00] [Server thread/ERROR] [net.minecraft.util.thread.BlockableEventLoop/FATAL]: Error executing task on Server\njava.util.concurrent.CompletionException: java.lang.NullPointerException: Cannot invoke "a.B.c()" because "d" is null\n\tat TRANSFORMER/minecraft@1.21.1/net.minecraft.A.b(A.java:1)\nCaused by: java.lang.NullPointerException: Cannot invoke "a.B.c()" because "d" is null\n\tat TRANSFORMER/lamps@2.1/org.example.lamps.Lamp.execute(Lamp.java:18) ~[lamps-2.1.jar%23283!/:?]\n',
      parameters: { mod: "lamps" },
    },
    {
      // Printed by the server inside the game, when all mods are in.
      text: `[10:00:00] [Client thread/INFO]: Setting user: Alex
[10:00:01] [Client thread/INFO] [FML]: Forge Mod Loader has successfully loaded 4 mods
[10:05:00] [Server thread/INFO] [STDERR/]: [org.example.oldcarts.Cart:place:61]: java.lang.IllegalArgumentException: Two wheels at 3
[10:05:00] [Server thread/INFO] [STDERR/]: [org.example.oldcarts.Cart:place:61]: \tat net.minecraft.network.datasync.DataManager.register(DataManager.java:79)
[10:05:00] [Server thread/INFO] [STDERR/]: [org.example.oldcarts.Cart:place:61]: \tat org.example.oldcarts.Wheel.add(Wheel.java:23)
[10:06:00] [Server thread/INFO] [STDERR/]: [org.example.oldcarts.Cart:place:61]: java.lang.IllegalArgumentException: Two wheels at 3
[10:06:00] [Server thread/INFO] [STDERR/]: [org.example.oldcarts.Cart:place:61]: \tat net.minecraft.network.datasync.DataManager.register(DataManager.java:79)
[10:06:00] [Server thread/INFO] [STDERR/]: [org.example.oldcarts.Cart:place:61]: \tat org.example.oldcarts.Wheel.add(Wheel.java:23)
`,
      parameters: { mod: "oldcarts" },
    },
    {
      // The game's own code takes the mod's thing for another.
      text: `[10:00:00] [Client thread/INFO]: Setting user: Alex
[10:00:01] [Client thread/INFO] [FML]: Forge Mod Loader has successfully loaded 4 mods
[10:05:00] [Client thread/ERROR]: Couldn't render entity
java.lang.ClassCastException: org.example.palebeasts.PaleWolf cannot be cast to net.minecraft.entity.passive.EntityWolf
\tat net.minecraft.client.model.ModelWolf.func_78086_a(ModelWolf.java:70)
`,
      parameters: { mod: "palebeasts" },
    },
    {
      // Forge's debug.log notes whose mixin the class has.
      text: `[10:00:00] [main/INFO] [cpw.mods.modlauncher.Launcher/MODLAUNCHER]: ModLauncher running: args [--launchTarget, forgeserver, --fml.forgeVersion, 47.2.0, --fml.mcVersion, 1.20.1]
[10:00:01] [main/DEBUG] [mixin/]: Mixing KiteMixin from windyday.mixins.json into net.minecraft.world.entity.Kite
[10:05:00] [Server thread/ERROR] [net.minecraft.network.protocol.PacketUtils/]: Failed to handle packet net.minecraft.network.protocol.game.ServerboundUseItemPacket@1a2b3c, suppressing error
org.spongepowered.asm.mixin.injection.callback.CancellationException: The call m_12345_ is not cancellable.
\tat org.spongepowered.asm.mixin.injection.callback.CallbackInfo.cancel(CallbackInfo.java:101) ~[mixin-0.8.5.jar%2365!/:0.8.5]
\tat net.minecraft.world.entity.Kite.handler$zbb000$fly(Kite.java:63) ~[server-1.20.1-srg.jar%23131!/:?]
\tat net.minecraft.world.entity.Kite.m_12345_(Kite.java:41) ~[server-1.20.1-srg.jar%23131!/:?]
`,
      only: [],
      parameters: { mod: "windyday" },
    },
    {
      // Nothing but a trace, as people ask about it.
      text: `java.lang.ClassCastException: java.lang.Boolean cannot be cast to java.lang.Integer
    at oldcarts.common.entities.EntityTram.func_70832_p(EntityTram.java:328)
    at oldcarts.common.entities.EntityTram.func_70071_h_(EntityTram.java:195)
    at net.minecraft.world.World.func_72866_a(World.java:1996)
    at net.minecraft.client.main.Main.main(SourceFile:123)
`,
      parameters: { mod: "oldcarts" },
      only: [],
    },
    {
      // What Forge prints last, where loading has failed, is not why.
      text: `java.lang.NullPointerException
\tat org.example.oldcarts.base.Carts.start(Carts.java:39) ~[?:2.0]
\tat org.example.oldcarts.OldCarts.<init>(OldCarts.java:37) ~[?:2.0]
\tat net.minecraftforge.fml.javafmlmod.FMLModContainer.constructMod(FMLModContainer.java:131) ~[?:31.1]
[10Mar2020 18:14:24.937] [Render thread/FATAL] [net.minecraftforge.eventbus.EventBus/EVENTBUS]: EventBus 0 shutting down - future events will not be posted.
java.lang.Exception: stacktrace
\tat net.minecraftforge.eventbus.EventBus.shutdown(EventBus.java:278) [eventbus-2.0.0-milestone.1-service.jar:?]
\tat net.minecraftforge.fml.client.ClientModLoader.begin(ClientModLoader.java:97) [?:?]
`,
      parameters: { mod: "oldcarts" },
      only: [],
    },
    {
      // Cut out of a log in the middle of a trace.
      text: `\tat org.example.oldcarts.base.Carts.start(Carts.java:39) ~[?:2.0]
\tat org.example.oldcarts.OldCarts.<init>(OldCarts.java:37) ~[?:2.0]
\tat net.minecraftforge.fml.javafmlmod.FMLModContainer.constructMod(FMLModContainer.java:131) ~[?:31.1]
\tat java.util.concurrent.ForkJoinWorkerThread.run(ForkJoinWorkerThread.java:157) [?:1.8.0_51]
[10Mar2020 18:14:24.936] [Render thread/FATAL] [net.minecraftforge.fml.ModLoader/LOADING]: Failed to complete lifecycle event CONSTRUCT, 1 errors found
`,
      parameters: { mod: "oldcarts" },
      only: [],
    },
  ],
  counterSamples: [
    // No developer's.
    ownClient(ofMenu, "net.minecraft.launchwrapper.Launch.main(Launch.java:28)"),
    // The player to whom it writes is gone.
    `[10:00:00] [Server thread/INFO] [FML]: Forge Mod Loader has successfully loaded 4 mods
[10:05:00] [Server thread/INFO]: Alex lost connection: Timed out
[10:05:00] [Server thread/ERROR] [FML]: FMLIndexedMessageCodec exception caught
java.lang.NullPointerException
\tat cpw.mods.fml.common.network.FMLOutboundHandler$OutboundTarget$4.selectNetworks(FMLOutboundHandler.java:110)
\tat org.example.oldcarts.Rail.lay(Rail.java:31)
`,
    // Nobody asks about what the log does not call an error, or what fails every day.
    `[10:05:00] [Server thread/WARN]: No bell
java.lang.ArithmeticException: / by zero
\tat org.example.lamps.Bell.ring(Bell.java:31)
\tat net.minecraft.server.MinecraftServer.m_5705_(MinecraftServer.java:814)
`,
    `java.net.UnknownHostException: updates.example.org
\tat org.example.lamps.Updates.look(Updates.java:31)
\tat net.minecraft.server.MinecraftServer.m_5705_(MinecraftServer.java:814)
`,
    // A trace that is only printed to show the way there.
    `[10:00:00] [Client thread/INFO]: Setting user: Alex
[10:00:01] [Client thread/INFO] [FML]: Forge Mod Loader has successfully loaded 4 mods
[10:05:00] [Server thread/INFO] [STDERR/]: [org.example.oldcarts.Cart:place:61]: java.lang.Exception: Stack trace
[10:05:00] [Server thread/INFO] [STDERR/]: [org.example.oldcarts.Cart:place:61]: \tat org.example.oldcarts.Wheel.add(Wheel.java:23)
`,
    // While mods are loading, who fails and goes on is told as a remark.
    `[10:00:00] [Client thread/INFO]: Setting user: Alex
[10:00:00] [Client thread/ERROR]: Could not paint a wheel
java.lang.IllegalArgumentException: Two wheels at 3
\tat org.example.oldcarts.Wheel.add(Wheel.java:23)
[10:00:01] [Client thread/INFO] [FML]: Forge Mod Loader has successfully loaded 4 mods
`,
    "[10:00:00] [Render thread/INFO]: Setting user: Alex\n[10:01:00] [Netty Client IO #1/ERROR]: Exception caught in connection\njava.io.IOException: Connection reset by peer\n\tat io.netty.channel.Channel.read(Channel.java:1)\n",
    "[10:00:00] [Render thread/INFO]: Setting user: Alex\n[10:01:00] [Worker/WARN]: Could not check for updates\njava.net.UnknownHostException: updates.example.org\n\tat TRANSFORMER/lamps@2.1/org.example.lamps.Lamp.execute(Lamp.java:18) ~[lamps-2.1.jar%23283!/:?]\n",
  ],
} satisfies WholeLogSamples;
