import { type Circumstances, fabricCrash, fabricRefusal, forgeCrash, paperFault } from "./made-up-crashes.ts";

/** Which of the game's two names a method has. */
const named = (c: Circumstances, number: string, name: string) => (c.names === "numbers" ? number : name);
const runTick = (c: Circumstances, at: (line: number) => number) => [
  `net.minecraft.client.Minecraft.${named(c, "m_91383_", "runTick")}(Minecraft.java:${at(1100)}) ~[client-1.20.1.jar:?] {}`,
  `net.minecraft.client.Minecraft.${named(c, "m_91374_", "run")}(Minecraft.java:${at(700)}) ~[client-1.20.1.jar:?] {}`,
];
const serverTick = (c: Circumstances, at: (line: number) => number) => [
  `net.minecraft.server.level.ServerLevel.${named(c, "m_8793_", "tick")}(ServerLevel.java:${at(320)}) ~[server-1.20.1.jar:?] {}`,
  `net.minecraft.server.MinecraftServer.${named(c, "m_5703_", "tickChildren")}(MinecraftServer.java:${at(860)}) ~[server-1.20.1.jar:?] {}`,
];

/** Fault by fault, as it looks under any circumstances. Neighbours are of the same mod or plugin. */
export const faults: Record<string, (c: Circumstances) => string> = {
  "a lamp without its bulb": forgeCrash({
    description: "Ticking block entity",
    mods: ["glowlamps"],
    thrown: (c, at) => ({
      type: "java.lang.NullPointerException",
      message: 'Cannot invoke "com.tinkerwood.glowlamps.Bulb.power()" because "this.bulb" is null',
      frames: [
        `com.tinkerwood.glowlamps.block.LampBlockEntity.drainPower(LampBlockEntity.java:${at(44)}) ~[glowlamps.jar%23${c.release}!/:?] {re:classloading}`,
        `com.tinkerwood.glowlamps.block.LampBlockEntity.${named(c, "m_155252_", "serverTick")}(LampBlockEntity.java:${at(90)}) ~[glowlamps.jar%23${c.release}!/:?] {}`,
        ...serverTick(c, at),
      ],
    }),
  }),
  "a lamp that is drawn too early": forgeCrash({
    description: "Rendering Block Entity",
    mods: ["glowlamps"],
    thrown: (c, at) => ({
      type: "java.lang.NullPointerException",
      message: 'Cannot read field "glow" because "lamp" is null',
      frames: [
        `com.tinkerwood.glowlamps.client.LampRenderer.${named(c, "m_6922_", "render")}(LampRenderer.java:${at(31)}) ~[glowlamps.jar%23${c.release}!/:?] {}`,
        `net.minecraft.client.renderer.blockentity.BlockEntityRenderDispatcher.${named(c, "m_112284_", "setupAndRender")}(BlockEntityRenderDispatcher.java:${at(80)}) ~[client-1.20.1.jar:?] {}`,
        ...runTick(c, at),
      ],
    }),
  }),
  "a packet in a lambda": forgeCrash({
    description: "Unexpected error",
    mods: ["brookmail"],
    thrown: (c, at) => ({
      type: "java.lang.IllegalStateException",
      message: `Letter ${c.release * 71} was read twice`,
      frames: [
        `dev.fernbrook.mail.net.LetterPacket.lambda$deliver$${c.release}(LetterPacket.java:${at(60)}) ~[brookmail.jar%23${c.release}!/:?] {}`,
        `dev.fernbrook.mail.net.LetterPacket$$Lambda$${9000 + c.release}/0x00000008014a${c.release}.run(Unknown Source) ~[?:?] {}`,
        ...runTick(c, at),
      ],
    }),
  }),
  "a letter with a wrong number": forgeCrash({
    description: "Unexpected error",
    mods: ["brookmail"],
    thrown: (c, at) => ({
      type: "java.lang.NumberFormatException",
      message: `For input string: "${c.release}x"`,
      frames: [
        `java.lang.Integer.parseInt(Integer.java:${at(600)}) ~[?:?] {}`,
        `dev.fernbrook.mail.net.LetterPacket.readStamp(LetterPacket.java:${at(22)}) ~[brookmail.jar%23${c.release}!/:?] {}`,
        ...runTick(c, at),
      ],
    }),
  }),
  "a mixin's handler": forgeCrash({
    description: "Ticking entity",
    mods: ["slowboats"],
    thrown: (c, at) => ({
      type: "java.lang.ArithmeticException",
      message: "/ by zero",
      frames: [
        `net.minecraft.world.entity.vehicle.Boat.handler$z${"abcdefgh"[c.release]}k000$slowboats$drift(Boat.java:${at(4100)}) ~[server-1.20.1.jar:?] {re:mixin,pl:accesstransformer:B}`,
        `net.minecraft.world.entity.vehicle.Boat.${named(c, "m_8119_", "tick")}(Boat.java:${at(310)}) ~[server-1.20.1.jar:?] {}`,
        ...serverTick(c, at),
      ],
    }),
  }),
  "a class that an addon misses": forgeCrash({
    description: "Initializing game",
    mods: ["gearworks_addon"],
    thrown: (c, at) => ({
      type: "java.lang.NoClassDefFoundError",
      message: "org/cogwheel/gearworks/api/Shaft",
      frames: [
        `net.pebble.gearaddon.GearAddon.<init>(GearAddon.java:${at(19)}) ~[gearworks_addon.jar%23${c.release}!/:?] {}`,
        ...runTick(c, at),
      ],
      cause: {
        type: "java.lang.ClassNotFoundException",
        message: "org.cogwheel.gearworks.api.Shaft",
        frames: [
          `cpw.mods.modlauncher.TransformingClassLoader.loadClass(TransformingClassLoader.java:${at(50)}) ~[modlauncher-10.0.9.jar:?] {}`,
        ],
      },
    }),
  }),
  "a static block of an item list": forgeCrash({
    description: "Initializing game",
    mods: ["orchardry"],
    thrown: (c, at) => ({
      type: "java.lang.ExceptionInInitializerError",
      message: "",
      frames: [
        `co.applebough.orchardry.Orchardry.setup(Orchardry.java:${at(33)}) ~[orchardry.jar%23${c.release}!/:?] {}`,
      ],
      cause: {
        type: "java.lang.IllegalArgumentException",
        message: `Duplicate registration pear_${c.release}`,
        frames: [
          `co.applebough.orchardry.item.Fruits.lambda$static$${c.release + 2}(Fruits.java:${at(71)}) ~[orchardry.jar%23${c.release}!/:?] {}`,
          `co.applebough.orchardry.item.Fruits.<clinit>(Fruits.java:${at(20)}) ~[orchardry.jar%23${c.release}!/:?] {}`,
        ],
      },
    }),
  }),
  "the game's own chunks": forgeCrash({
    description: "Exception ticking world",
    mods: [],
    thrown: (c, at) => ({
      type: "java.util.ConcurrentModificationException",
      message: "",
      frames: [
        `java.util.HashMap$HashIterator.nextNode(HashMap.java:${at(1590)}) ~[?:?] {}`,
        `net.minecraft.server.level.ChunkMap.${named(c, "m_140398_", "processUnloads")}(ChunkMap.java:${at(460)}) ~[server-1.20.1.jar:?] {}`,
        `net.minecraft.server.level.ServerChunkCache.${named(c, "m_201698_", "tickChunks")}(ServerChunkCache.java:${at(280)}) ~[server-1.20.1.jar:?] {}`,
        ...serverTick(c, at),
      ],
    }),
  }),
  "a fox that is drawn without a face": fabricCrash({
    description: "Rendering entity in world",
    mods: ["foxfaces"],
    thrown: (c, at) => ({
      type: "java.lang.NullPointerException",
      message: `Cannot invoke "net.minecraft.${named(c, "class_4019", "entity.passive.FoxEntity")}.${named(c, "method_18445", "getFoxType")}()" because "fox" is null`,
      frames: [
        `me.hollowtree.foxfaces.FaceLayer.${named(c, "method_4199", "render")}(FaceLayer.java:${at(27)})`,
        `net.minecraft.${named(c, "class_922.method_4054(class_922.java", "client.render.entity.LivingEntityRenderer.render(LivingEntityRenderer.java")}:${at(148)})`,
        `net.minecraft.${named(c, "class_898.method_3954(class_898.java", "client.render.entity.EntityRenderDispatcher.render(EntityRenderDispatcher.java")}:${at(156)})`,
      ],
    }),
  }),
  "a fox whose name has a capital letter": fabricCrash({
    description: "Initializing game",
    mods: ["foxfaces"],
    thrown: (c, at) => ({
      type: `net.minecraft.${named(c, "class_151", "util.InvalidIdentifierException")}`,
      message: "Non [a-z0-9/._-] character in path of location: foxfaces:redFox",
      frames: [
        `net.minecraft.${named(c, "class_2960.method_45137(class_2960.java", "util.Identifier.validatePath(Identifier.java")}:${at(240)})`,
        `net.minecraft.${named(c, "class_2960.<init>(class_2960.java", "util.Identifier.<init>(Identifier.java")}:${at(36)})`,
        `me.hollowtree.foxfaces.FoxTags.makeTag(FoxTags.java:${at(14)})`,
        `me.hollowtree.foxfaces.FoxTags.<clinit>(FoxTags.java:${at(9)})`,
      ],
    }),
  }),
  "chunks of the game, on Fabric": fabricCrash({
    description: "Exception ticking world",
    mods: [],
    thrown: (c, at) => ({
      type: "java.lang.ArrayIndexOutOfBoundsException",
      message: `Index ${256 + c.release} out of bounds for length 256`,
      frames: [
        `net.minecraft.${named(c, "class_3898.method_17233(class_3898.java", "server.world.ThreadedAnvilChunkStorage.unloadChunks(ThreadedAnvilChunkStorage.java")}:${at(470)})`,
        `net.minecraft.${named(c, "class_3215.method_12127(class_3215.java", "server.world.ServerChunkManager.tick(ServerChunkManager.java")}:${at(330)})`,
        `net.minecraft.${named(c, "class_3218.method_18765(class_3218.java", "server.world.ServerWorld.tick(ServerWorld.java")}:${at(340)})`,
      ],
    }),
  }),
  "a shop without its keeper": paperFault({
    plugin: "cornershop",
    event: "PlayerInteractEvent",
    thrown: (_, at) => ({
      type: "java.lang.NullPointerException",
      message: 'Cannot invoke "eu.marketlane.shop.Keeper.greet()" because "keeper" is null',
      frames: [
        `eu.marketlane.shop.ShopListener.onClick(ShopListener.java:${at(57)}) %jar`,
        `com.destroystokyo.paper.event.executor.MethodHandleEventExecutor.execute(MethodHandleEventExecutor.java:${at(38)}) ~[paper-api.jar:?]`,
        `org.bukkit.plugin.RegisteredListener.callEvent(RegisteredListener.java:${at(70)}) ~[paper-api.jar:?]`,
      ],
    }),
  }),
  "a shop's sign for one version of the game": paperFault({
    plugin: "cornershop",
    event: "SignChangeEvent",
    thrown: (c, at) => ({
      type: "java.lang.IndexOutOfBoundsException",
      message: `Index ${c.release} out of bounds for length ${c.release}`,
      frames: [
        `eu.marketlane.shop.nms.v1_20_R${c.release}.SignWriter.lineOf(SignWriter.java:${at(12)}) %jar`,
        `eu.marketlane.shop.ShopListener.onSign(ShopListener.java:${at(88)}) %jar`,
        `org.bukkit.plugin.RegisteredListener.callEvent(RegisteredListener.java:${at(70)}) ~[paper-api.jar:?]`,
      ],
    }),
  }),
  "a library that is missing": fabricRefusal("quietmeadows", "hedgelib"),
  "another library that is missing": fabricRefusal("quietmeadows", "brambleapi"),
};
