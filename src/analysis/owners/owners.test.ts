import { describe, expect, test } from "bun:test";
import { analyse } from "../analyse.ts";
import { Lines } from "../text/lines.ts";
import { exceptions } from "../traces/stack-traces.ts";
import { culpritOf } from "./culprit.ts";
import type { ListedPart } from "./listed-parts.ts";
import { nameOfJar, nameOfMixinConfig, nameOfPackage } from "./names.ts";
import { Owners } from "./owners.ts";

const part = (more: Partial<ListedPart> & { id: string }): ListedPart => ({
  kind: "mod",
  name: more.id,
  version: null,
  file: null,
  packages: [],
  isOwn: false,
  ...more,
});

const culprit = (frames: string[], parts: ListedPart[] = []) => {
  const [group] = exceptions(new Lines(`java.lang.Error: a\n${frames.map((frame) => `\tat ${frame}\n`).join("")}`));
  return culpritOf(group!, new Owners(parts))?.owner ?? null;
};

const nobodys = [
  "java.util.List.get(List.java:1)",
  "java.base/java.lang.Thread.run(Thread.java:840) ~[?:?] {}",
  "net.minecraft.class_310.method_1514(class_310.java:800)",
  "net.minecraft.world.entity.Mob.m_8107_(Mob.java:500) ~[server-1.20.1-srg.jar%23689!/:?] {re:mixin}",
  "gfj.<init>(SourceFile:500)",
  "ayb$$Lambda$12/123456789.apply(Unknown Source)",
  "org.bukkit.plugin.SimplePluginManager.callEvent(SimplePluginManager.java:1) ~[paper-api-1.20.jar:?]",
  "net.md_5.bungee.BungeeCord.start(BungeeCord.java:1)",
  "com.velocitypowered.proxy.VelocityServer.start(VelocityServer.java:1) ~[velocity.jar:?]",
  "net.fabricmc.loader.impl.launch.knot.Knot.launch(Knot.java:72)",
  "juuxel.unionrelauncher.UnionRelauncher.main(UnionRelauncher.java:1) ~[union-relauncher-1.0.0.jar:?]",
  "org.prismlauncher.EntryPoint.main(EntryPoint.java:70) ~[NewLaunch.jar:?]",
  "com.gtnewhorizons.retrofuturabootstrap.Main.main(Main.java:207)",
  "io.netty.channel.Channel.read(Channel.java:1)",
  "knot//net.minecraft.class_3218.handler$zhe000$fabric-lifecycle-events-v1$load(class_3218.java:1635)",
];

test("nobody is accused for Java, Minecraft, servers, loaders, launchers and libraries", () => {
  expect(culprit(nobodys)).toBeNull();
});

test("of several mods in one file it is the one that two packages name together", () => {
  const parts = [part({ id: "Lamps" }), part({ id: "Lamps|Candles", name: "Candles" }), part({ id: "Lamps|Wax" })];
  const owner = (method: string) => new Owners(parts).ofClass(method)?.name;
  expect(owner("org.example.lamps.candles.Wick.burn")).toBe("Candles");
  expect(owner("lamps.wax.block.Pot.melt")).toBe("Lamps|Wax");
  expect(owner("org.example.lamps.world.Cave.light")).toBe("Lamps");
});

test("of mods whose packages are known, the author's other mods are not accused", () => {
  const parts = [part({ id: "CodeChickenCore" }), part({ id: "WR-CBE|Core" }), part({ id: "WR-CBE|Addons" })];
  const owner = (method: string, all = parts) =>
    new Owners(all).ofClass(method)?.id ?? new Owners(all).ofClass(method)?.name;
  expect(owner("codechicken.wirelessredstone.core.Ether.tick")).toBe("WR-CBE|Core");
  expect(owner("codechicken.wirelessredstone.addons.Map.draw")).toBe("WR-CBE|Addons");
  expect(owner("codechicken.wirelessredstone.other.Map.draw")).toBe("WR-CBE");
  expect(owner("codechicken.core.Util.call")).toBe("CodeChickenCore");
  expect(owner("codechicken.enderstorage.Chest.open", [part({ id: "CodeChickenCore" })])).toBe("EnderStorage");
});

test("words that many packages have name nobody, nor do folders for the mods of others", () => {
  const names = ["Create", "Quests", "ProtocolSupport", "Bulb Shop"];
  const parts = names.map((name) => part({ id: name.toLowerCase().replace(" ", ""), name }));
  const owner = (method: string) => new Owners(parts).ofClass(method)?.name;
  expect(owner("org.example.gears.compat.create.CreateHooks.turn")).toBe("gears");
  expect(owner("org.example.gears.integration.create.Turn.turn")).toBe("gears");
  expect(owner("org.example.gears.data.quests.Task.done")).toBe("gears");
  expect(owner("org.example.protocol.codec.Reader.read")).toBe("protocol");
  // At the place of the name they are one.
  expect(owner("org.example.quests.Task.done")).toBe("Quests");
  expect(owner("quests.Task.done")).toBe("Quests");
  expect(owner("org.example.mods.create.Turn.turn")).toBe("Create");
  expect(owner("org.example.bulbshopper.Turn.turn")).toBe("Bulb Shop");
});

test("who answers what everybody may ask fails by itself, though its code is there for others", () => {
  const asks = "org.example.gears.Belt.take(Belt.java:4)";
  expect(culprit(["org.example.lamps.api.Socket.getCapability(Socket.java:9)", asks])?.name).toBe("lamps");
  expect(culprit(["org.example.lamps.api.Socket.screwIn(Socket.java:9)", asks])?.name).toBe("gears");
});

test("a method that a mixin has added without an owner is of what its classes are of", () => {
  const [group] = exceptions(
    new Lines(
      "java.lang.ClassCastException: class net.minecraft.item.ItemStack cannot be cast to class mod.acgaming.universaltweaks.Sized\n\tat net.minecraft.Trigger.handler$zof000$unknown_owner$tick(SourceFile:549)\n\tat net.minecraft.Trigger.run(SourceFile)\n",
    ),
  );
  expect(culpritOf(group!, new Owners([]))?.owner.name).toBe("Universal Tweaks");
});

test("classes of OptiFine have no package in old games", () => {
  expect(culprit(["akb.a(SourceFile:194)", "ChunkCacheOF.b(ChunkCacheOF.java:73)"])?.name).toBe("OptiFine");
});

describe("the first frame that is somebody's own tells", () => {
  test.each([
    ["worldedit-bukkit", "jar", "org.example.edit.Edit.run(Edit.java:1) ~[worldedit-bukkit-7.3.1.jar:?]"],
    ["lamps", "module", "TRANSFORMER/lamps@0.5.1/org.example.Foo.bar(Foo.java:1)"],
    ["lamps", "handler", "net.minecraft.class_1.handler$zza000$lamps$tick(class_1.java:1)"],
    ["Create", "package", "com.simibubi.create.foo.Bar.baz(Bar.java:1)"],
    ["gears", "guess", "org.example.gears.Gear.turn(Gear.java:1)"],
  ] as const)("%s from its %s", (name, evidence, frame) => {
    expect(culprit([...nobodys, frame, "org.example.other.Other.run(Other.java:1)"].slice(-4))).toMatchObject({
      name,
      evidence,
    });
  });
});

test("mods and plugins are called as the log lists them, with their ids beside", () => {
  const parts = [
    part({ id: "iron_chest", name: "Iron Chests" }),
    part({ id: "testmod", name: "Example's Test Mod" }),
    part({ kind: "plugin", id: "CustomRanks", packages: ["net.ultra"] }),
    part({ kind: "plugin", id: "Shop", file: "shop-final.jar" }),
  ];
  expect(culprit(["org.example.ironchest.A.b(A.java:1)"], parts)).toMatchObject({
    name: "Iron Chests",
    id: "iron_chest",
  });
  expect(culprit(["org.example.test.init.A.b(A.java:1)"], parts)).toMatchObject({ name: "Example's Test Mod" });
  expect(culprit(["net.ultra.A.onEnable(A.java:1)"], parts)).toMatchObject({
    name: "CustomRanks",
    id: null,
    kind: "plugin",
  });
  expect(culprit(["a.b.c.D.e(D.java:1) ~[shop-final.jar:?]"], parts)).toMatchObject({ name: "Shop" });
});

test("a method that a mixin has added is of the one mod that the log notes for the class", () => {
  const trace =
    "java.lang.Error: a\n\tat net.minecraft.world.entity.Kite.handler$zbb000$fly(Kite.java:63) ~[server-srg.jar%2313!/:?]\n";
  const [group] = exceptions(new Lines(trace));
  const changed = (...configs: string[]) => new Map([["net.minecraft.world.entity.Kite", new Set(configs)]]);
  const owner = (...configs: string[]) =>
    culpritOf(group!, new Owners([part({ id: "gears" }), part({ id: "lamps" })], changed(...configs)))?.owner;
  expect(owner("gears.mixins.json")).toMatchObject({ name: "gears", evidence: "mixin" });
  expect(owner("gears.mixins.json", "lamps.mixins.json")).toBeUndefined();
  expect(owner()).toBeUndefined();
});

test("a method that a mixin has added is of the one mod that changes the class", () => {
  const parts = [part({ id: "hollowlantern_extra", name: "Hollow Lantern" }), part({ id: "gears" })];
  const changed = (...configs: string[]) =>
    `net.minecraft.world.entity.player.Player.handler$zcb00d$defineData(Player.java:3711) ~[client-srg.jar%23312!/:?] {re:mixin,${configs.map((one) => `pl:mixin:APP:${one}:PlayerMixin,`).join("")}pl:mixin:A}`;
  expect(culprit([changed("gears.mixins.json")], parts)).toMatchObject({ name: "gears", evidence: "mixin" });
  expect(culprit([changed("gears.mixins.json", "lamps.mixins.json")], parts)).toBeNull();
  expect(culprit([changed("gears.mixins.json").replace("handler$zcb00d$", "")], parts)).toBeNull();
  expect(
    culprit(["net.minecraft.world.entity.player.Player.handler$hollowlanter$zcb000$tick(Player.java:3)"], parts),
  ).toMatchObject({ name: "Hollow Lantern" });
});

test("a method that a mixin has added, and that names no mod, is of the one whose classes it calls", () => {
  const parts = [part({ id: "lamps", name: "Lamps" }), part({ id: "gears", name: "Gears" })];
  const added = "org.example.gears.Wheel.handler$job000$turn(Wheel.java:525) ~[gears-1.2.jar:?]";
  const ofGame = "net.minecraft.class_310.redirect$zdf000$glow(class_310.java:2001)";
  const thrown = (message: string, frame: string) => {
    const trace = `java.lang.NullPointerException: ${message}\n\tat ${frame}\n\tat org.example.gears.Wheel.turn(Wheel.java:9)\n`;
    return culpritOf(exceptions(new Lines(trace))[0]!, new Owners(parts))?.owner.name;
  };
  const called =
    'Cannot invoke "org.example.lamps.Glow.next()" because the return value of "java.util.Map.get(Object)" is null';
  expect(thrown(called, added)).toBe("Lamps");
  expect(thrown(called, ofGame)).toBe("Lamps");
  expect(thrown('Cannot read field "hue" because "org.example.lamps.Lamp.LIT" is null', added)).toBe("Lamps");
  expect(thrown("org/example/lamps/Glow", added)).toBe("Lamps");
  expect(thrown('Cannot invoke "org.example.gears.Cog.next()" because "cog" is null', added)).toBe("Gears");
  expect(thrown('Cannot invoke "net.minecraft.class_1657.method_5667()" because "p0" is null', added)).toBe("Gears");
  expect(thrown(called, "org.example.gears.Wheel.turn(Wheel.java:7) ~[gears-1.2.jar:?]")).toBe("Gears");
});

test("what runs the game's own code for what the server sends is not to blame", () => {
  const run = "net.optifine.util.PacketRunnable.run(PacketRunnable.java:21)";
  expect(culprit(["net.minecraft.scoreboard.Scoreboard.addTeam(Scoreboard.java:190)", run])).toBeNull();
  expect(culprit(["net.optifine.shaders.Shaders.init(Shaders.java:2)", run])).toMatchObject({ name: "OptiFine" });
});

test("a mod that writes reports is to blame for what its own code throws only", () => {
  const parts = [part({ id: "notenoughcrashes", name: "Not Enough Crashes" }), part({ id: "gears" })];
  const own = "net.minecraft.class_310.handler$zza000$notenoughcrashes$onRun(class_310.java:3)";
  const java = "java.base/java.lang.Class.getDeclaredMethod(Class.java:2850)";
  expect(culprit([java, own], parts)).toMatchObject({ name: "Not Enough Crashes" });
  expect(culprit(["net.minecraft.class_310.method_1514(class_310.java:1)", own], parts)).toBeNull();
});

describe("what is there for others to call", () => {
  const library = "TRANSFORMER/geckolib@4.4.2/software.bernie.geckolib.Controller.process(Controller.java:4)";
  const interfaces = "com.acme.rings.api.RingsApi.lambda$of$3(RingsApi.java:22) ~[rings-9.0.jar:?]";
  const mod = "TRANSFORMER/lamps@1.0/org.example.lamps.Lamp.tick(Lamp.java:7)";
  const game = "TRANSFORMER/minecraft@1.21.1/net.minecraft.world.level.Level.tick(Level.java:3)";
  const java = "java.base/java.util.ArrayList.forEach(ArrayList.java:1596)";

  test.each([
    ["a library", library],
    ["an interface", interfaces],
  ])("%s is not to blame for how a mod called it", (_, called) => {
    expect(culprit([called, mod, game])).toMatchObject({ name: "lamps" });
    expect(culprit([java, called, java, called, mod, game])).toMatchObject({ name: "lamps" });
  });

  test("is to blame where the game called it, and where it does not fit what is installed", () => {
    expect(culprit([library, game, mod])).toMatchObject({ name: "GeckoLib" });
    const [group] = exceptions(new Lines(`java.lang.NoSuchMethodError: 'void a.b()'\n\tat ${library}\n\tat ${mod}\n`));
    expect(culpritOf(group!, new Owners([]))?.owner).toMatchObject({ name: "GeckoLib" });
  });

  test("is not to blame for what hangs while a plugin calls it", () => {
    const placeholders = "me.clip.placeholderapi.PlaceholderAPI.set(PlaceholderAPI.java:71)";
    const stalled = `[12:00:01] [Paper Watchdog Thread/ERROR]: Server thread dump (Look for plugins here before reporting to Paper!):\n[12:00:01] [Paper Watchdog Thread/ERROR]: ------------------------------\n[12:00:01] [Paper Watchdog Thread/ERROR]: Current Thread: Server thread\n[12:00:01] [Paper Watchdog Thread/ERROR]: \tPID: 23 | Suspended: false | Native: false | State: RUNNABLE\n[12:00:01] [Paper Watchdog Thread/ERROR]: \tStack:\n[12:00:01] [Paper Watchdog Thread/ERROR]: \t\tPlaceholderAPI-2.11.5.jar//${placeholders}\n[12:00:01] [Paper Watchdog Thread/ERROR]: \t\tMills-1.0.jar//org.example.mills.Mill.grind(Mill.java:30)\n[12:00:01] [Paper Watchdog Thread/ERROR]: \t\torg.bukkit.craftbukkit.scheduler.CraftTask.run(CraftTask.java:101)`;
    const found = analyse(stalled).findings.find(({ code }) => code.startsWith("watchdog-"));
    expect(found?.parameters).toMatchObject({ suspect: "Mills" });
  });

  test("other mods are not", () => {
    const other = "TRANSFORMER/gears@1.0/org.example.gears.Gear.turn(Gear.java:7)";
    expect(culprit([other, mod, game])).toMatchObject({ name: "gears" });
  });
});

test.each(["managedBlock", "m_18701_", "func_213161_c", "method_18857"])(
  "whoever waits in %s for a chunk is not to blame for what fails while it is read",
  (wait) => {
    const reads = "net.minecraft.world.level.chunk.storage.ChunkSerializer.read(ChunkSerializer.java:9)";
    const waits = `net.minecraft.util.thread.BlockableEventLoop.${wait}(BlockableEventLoop.java:140)`;
    const asks = "org.example.warps.Warp.go(Warp.java:26) ~[warps-1.0.jar%2345!/:1.0]";
    const spoils = "org.example.ruins.Ruin.load(Ruin.java:3) ~[ruins-1.0.jar%2346!/:1.0]";
    expect(culprit([reads, waits, asks])).toBeNull();
    expect(culprit([spoils, reads, waits, asks])).toMatchObject({ name: "ruins" });
    expect(culprit([asks, reads])).toMatchObject({ name: "warps" });
  },
);

test("the place is in somebody's own code, not in a library in their package", () => {
  const trace = ["org.example.shop.libs.hikari.Pool.take(Pool.java:9)", "org.example.shop.Sql.load(Sql.java:7)"];
  const [group] = exceptions(new Lines(`java.lang.Error: a\n${trace.map((one) => `\tat ${one}\n`).join("")}`));
  const found = culpritOf(group!, new Owners([part({ id: "Shop", kind: "plugin" })]));
  expect(found).toMatchObject({ owner: { name: "Shop" }, frame: { method: "org.example.shop.Sql.load" } });
});

test("a namespace is somebody's if the log lists them", () => {
  const owners = new Owners([part({ id: "lamps", name: "Bright Lamps" })]);
  expect(owners.ofNamespace("lamps", "lamps:bulb")).toMatchObject({ name: "Bright Lamps", id: "lamps" });
  expect(owners.ofNamespace("minecraft", "minecraft:stone")).toBeNull();
  expect(owners.ofMixin("lamps.mixins.json:client.GuiMixin")).toMatchObject({ name: "Bright Lamps" });
});

test("a mod of a list of ids is listed, also under the name it is known by", () => {
  const owners = new Owners([part({ id: "sodium_extra", name: "sodium_extra" })]);
  expect(owners.isListed(owners.ofNamespace("sodium_extra", "sodium_extra:fog")!)).toBe(true);
});

test("the only one beside the platform's own is known, and a developer's own comes first", () => {
  const system = [part({ id: "minecraft" }), part({ id: "forge" }), part({ id: "cmd_list", kind: "plugin" })];
  expect(new Owners([...system, part({ id: "lamps" })]).only).toMatchObject({ name: "lamps" });
  expect(new Owners([...system, part({ id: "lamps" }), part({ id: "gears" })]).only).toBeNull();
  expect(new Owners([part({ id: "lamps" }), part({ id: "gears", isOwn: true })]).only).toMatchObject({ name: "gears" });
});

test("names are made of jars, mixin configurations and packages", () => {
  expect(
    ["worldedit-bukkit-7.3.1.jar", "canary-mc1.20.1-0.2.10.jar", "[1.12.2]Lamps.jar", "Coins.phar", "Shop v2.jar"].map(
      nameOfJar,
    ),
  ).toEqual(["worldedit-bukkit", "canary", "Lamps", "Coins", "Shop"]);
  expect(["1.20.2-lamps-fabric-8.6.jar", "mc1.12_Lamps.jar", "1.20.1.jar"].map(nameOfJar)).toEqual([
    "lamps-fabric",
    "Lamps",
    "1",
  ]);
  expect(
    [
      "roadrunner.mixins.json",
      "mixins.hammerlib.json",
      "kubejs-common.mixins.json",
      "a_b.mixin.common.json",
      "far_doors_mixins_optifine.json",
      "mixins_lamps.json",
    ].map(nameOfMixinConfig),
  ).toEqual(["roadrunner", "hammerlib", "kubejs", "a_b", "far_doors", "lamps"]);
  const packages = {
    "mekanism.common.tile.Tile.a": "mekanism",
    "vazkii.botania.common.A.b": "botania",
    "io.github.flemm.mobs.A.b": "mobs",
    "com.someone.bukkit.lamps.api.A.b": "lamps",
    "com.someone.bukkit.commands.A.b": "someone",
  };
  expect(Object.keys(packages).map(nameOfPackage)).toEqual(Object.values(packages));
});

describe("an addon in a package that is called like the mod it adds to", () => {
  const log = (
    provider: string,
    frames: string,
  ) => `[10:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.14.21
[10:00:00] [main/INFO]: Loading 3 mods:
	- fabricloader 0.14.21
	- skylanterns 3.1.0
	- sl_wicks 0.2.0
[10:00:02] [main/ERROR]: Failed
java.lang.RuntimeException: Could not execute entrypoint stage 'main' due to errors, provided by ${provider}!
	at net.fabricmc.loader.impl.entrypoint.EntrypointUtils.lambda$invoke0$0(EntrypointUtils.java:51)
Caused by: java.lang.IllegalArgumentException: a wick of 0
${frames}	at net.fabricmc.loader.impl.entrypoint.EntrypointUtils.invoke0(EntrypointUtils.java:47)
`;
  const frames = `	at org.skylanterns.wicks.blocks.Wick.<init>(Wick.java:40)
	at org.skylanterns.wicks.fabric.WicksFabric.onInitialize(WicksFabric.java:21)
`;

  test.each([["'sl_wicks'"], ["'sl_wicks' at 'org.skylanterns.wicks.fabric.WicksFabric'"]])("is its own: %s", (by) => {
    const { parameters } = analyse(log(by, frames)).findings[0]!;
    expect(parameters).toMatchObject({ mod: "sl_wicks", place: "Wick, Wick.java:40" });
    expect(parameters["culprit"]).toBeUndefined();
  });
});

test("who started the game is not to blame for what fails in it, and is for what fails in the start itself", () => {
  const start = "org.example.lantern.LanternMain.main(LanternMain.java:40)";
  const game = "net.minecraft.client.Minecraft.func_99999_d(Minecraft.java:400)";
  expect(culprit([game, start])).toBeNull();
  expect(culprit([start])?.name).toBe("lantern");
});

describe("an API that refuses how it was called", () => {
  const report = (type: string, message: string) =>
    `---- Minecraft Crash Report ----\n\nTime: 1/1/24 10:00 AM\nDescription: Exception in server tick loop\n\njava.lang.${type}: ${message}\n\tat org.mills.machines.Machine.<init>(Machine.java:86)\n\tat org.example.bulbs.BulbPress.<init>(BulbPress.java:19)\n\tat org.mills.machines.Frame.place(Frame.java:62)\n\tat net.minecraft.item.ItemBlock.onItemUse(ItemBlock.java:116)\n\n-- System Details --\nDetails:\n\tMinecraft Version: 1.7.10\n\tFML: MCP v9.05 FML v7.10.99.99 Minecraft Forge 10.13.4.1614 4 mods loaded, 4 mods active\n\tUCHIJA\tForge{10.13.4.1614} [Minecraft Forge] (recompiled_minecraft-1.7.10.jar) \n\tUCHIJA\tmills{5.1} [Mills] (mills-5.1-dev.jar) \n\tUCHIJA\tbulbs{1.0} [Bulbs] (main) \n`;
  const crash = (type: string, message: string) => analyse(report(type, message)).findings[0]!.parameters;

  test("is innocent in the run of who develops the caller", () => {
    const { mod, culprit, place } = crash("IllegalAccessError", "Machines are made while the game loads");
    expect([mod, culprit, place]).toEqual(["Bulbs", undefined, "BulbPress, BulbPress.java:19"]);
  });

  test("is not meant where Java itself refuses", () => {
    const { mod } = crash(
      "IllegalAccessError",
      "tried to access field org.example.Lamp.x from class org.mills.machines.Machine",
    );
    expect(mod).not.toBe("Bulbs");
  });
});

test("what an author puts before an injected method is the beginning of an installed mod's id", () => {
  const frame = "net.minecraft.class_1.handler$zza000$lampshade$tick(class_1.java:1)";
  expect(culprit([frame], [part({ id: "lampshades", name: "Lamp Shades" })])).toMatchObject({ name: "Lamp Shades" });
  const two = [part({ id: "lampshades" }), part({ id: "lampshade_plus" })];
  expect(culprit([frame], two)).toMatchObject({ name: "lampshade" });
});
