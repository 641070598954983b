import { describe, expect, test } from "bun:test";
import { Lines } from "./lines.ts";
import { nameOfJar, nameOfMixinConfig, nameOfPackage } from "./mod-names.ts";
import { exceptions } from "./stack-traces.ts";
import { type Known, suspects } from "./suspects.ts";

const nobody: Known = { mods: [], plugins: [] };
const suspect = (frames: string[], known = nobody) =>
  suspects(
    exceptions(new Lines(`java.lang.Error: a\n${frames.map((frame) => `\tat ${frame}\n`).join("")}`))[0]!,
    known,
  );

const nobodys = [
  "java.util.List.get(List.java:1)",
  "java.base/java.lang.Thread.run(Thread.java:840) ~[?:?] {}",
  "net.minecraft.class_310.method_1514(class_310.java:888)",
  "net.minecraft.world.entity.Mob.m_8107_(Mob.java:536) ~[server-1.20.1-srg.jar%23689!/:?] {re:mixin}",
  "gfj.<init>(SourceFile:537)",
  "org.bukkit.plugin.SimplePluginManager.callEvent(SimplePluginManager.java:1) ~[paper-api-1.20.jar:?]",
  "net.md_5.bungee.BungeeCord.start(BungeeCord.java:1)",
  "com.velocitypowered.proxy.VelocityServer.start(VelocityServer.java:1) ~[velocity.jar:?]",
  "net.fabricmc.loader.impl.launch.knot.Knot.launch(Knot.java:72)",
  "io.netty.channel.Channel.read(Channel.java:1)",
  "knot//net.minecraft.class_3218.handler$zhe000$fabric-lifecycle-events-v1$load(class_3218.java:1635)",
];

test("nobody is suspected for Java, Minecraft, servers, loaders and libraries", () => {
  expect(suspect(nobodys)).toEqual([]);
});

describe("the first frame that is somebody's own tells", () => {
  test.each([
    ["worldedit-bukkit", "jar", "com.sk89q.worldedit.Edit.run(Edit.java:1) ~[worldedit-bukkit-7.3.1.jar:?]"],
    ["create", "module", "TRANSFORMER/create@0.5.1/com.simibubi.create.Foo.bar(Foo.java:1)"],
    ["sodium", "handler", "net.minecraft.class_1.handler$zza000$sodium$tick(class_1.java:1)"],
    ["create", "package", "com.simibubi.create.foo.Bar.baz(Bar.java:1)"],
    [
      "quick",
      "mixin",
      "net.minecraft.world.entity.Entity.quickCollide(Entity.java:1) {re:mixin,pl:mixin:APP:quick.mixins.json:EntityMixin,pl:mixin:APP:other.mixins.json:B,pl:mixin:A}",
    ],
    [
      "roadrunner",
      "mixin",
      "net.minecraft.world.chunk.ChunkStatus.func_222599_a(ChunkStatus.java:1) {re:mixin,pl:mixin:APP:roadrunner.mixins.json:alloc.A,pl:mixin:A}",
    ],
  ] as const)("%s from its %s", (name, evidence, frame) => {
    expect(
      suspect(
        [...nobodys, frame, "org.example.other.Other.run(Other.java:1)"]
          .slice(0, evidence === "mixin" ? -1 : undefined)
          .slice(-3),
      )[0],
    ).toMatchObject({ name, evidence });
  });
});

test("the mods and plugins of the log are called as the log calls them", () => {
  const known: Known = {
    mods: [{ id: "iron_chest", name: "Iron Chests", packages: ["com.progwml6.chests"] }],
    plugins: [{ name: "CustomRanks" }, { name: "Shop", file: "shop-final.jar" }],
  };
  expect(suspect(["com.progwml6.chests.A.b(A.java:1)"], known)[0]!.name).toBe("iron_chest");
  expect(suspect(["org.example.ironchest.A.b(A.java:1)"], known)[0]!.name).toBe("iron_chest");
  expect(suspect(["net.ultra.CustomRanks.onEnable(CustomRanks.java:1)"], known)[0]!.name).toBe("CustomRanks");
  expect(suspect(["a.b.c.D.e(D.java:1) ~[shop-final.jar:?]"], known)[0]!.name).toBe("Shop");
});

test("names are made of jars, mixin configurations and packages", () => {
  expect(
    ["worldedit-bukkit-7.3.1.jar", "canary-mc1.20.1-0.2.10.jar", "[1.12.2]Lamps.jar", "Coins.phar", "Shop v2.jar"].map(
      nameOfJar,
    ),
  ).toEqual(["worldedit-bukkit", "canary", "Lamps", "Coins", "Shop"]);
  expect(
    ["roadrunner.mixins.json", "mixins.hammerlib.json", "kubejs-common.mixins.json", "a_b.mixin.common.json"].map(
      nameOfMixinConfig,
    ),
  ).toEqual(["roadrunner", "hammerlib", "kubejs", "a_b"]);
  const packages = {
    "mekanism.common.tile.Tile.a": "mekanism",
    "vazkii.botania.common.A.b": "botania",
    "io.github.flemm.mobs.A.b": "mobs",
    "br.net.fabio.RedProtect.Bukkit.A.b": "RedProtect",
    "gs.mclo.bukkit.A.b": "mclo",
  };
  expect(Object.keys(packages).map(nameOfPackage)).toEqual(Object.values(packages));
});
