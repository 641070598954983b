import { describe, expect, test } from "bun:test";
import { usual } from "../../../tests/support/made-up-crashes.ts";
import { faults } from "../../../tests/support/made-up-faults.ts";
import { analyse } from "../analyse.ts";
import { explainBundle } from "../bundle/explain-bundle.ts";
import type { Frame } from "../model/exception-group.ts";
import { faultIn, faultOfBundle } from "./fault.ts";
import { missingPart, namedIn } from "./named-parts.ts";
import { stableClass, stableGameClass, stableMethod, stablePlace } from "./stable-names.ts";

const frame = (method: string, more: Partial<Frame> = {}): Frame => ({
  method,
  file: null,
  line: null,
  jar: null,
  module: null,
  mixins: [],
  handler: null,
  ...more,
});

describe("stable names", () => {
  test.each([
    ["lambda$open$3", "open"],
    ["lambda$open$12", "open"],
    ["open$lambda$0", "open"],
    ["lambda$new$4", "<init>"],
    ["lambda$static$4", "<clinit>"],
    ["lambda$17", "*"],
    ["m_5776_", "*"],
    ["func_73660_a", "*"],
    ["method_25394", "*"],
    ["render", "*"],
    ["access$000", "*"],
    ["drainPower", "drainPower"],
    ["handler$zba000$lamps$onOpen", "onOpen"],
    ["redirect$bbd000$onOpen", "onOpen"],
    ["md5a1c2b$lamps$onOpen$0-0", "onOpen"],
  ])("the method %s is %s", (name, stable) => {
    expect(stableMethod(name)).toBe(stable);
  });

  test.each([
    ["org.pond.Lamp", "org.pond.Lamp"],
    ["org.pond.Lamp$1", "org.pond.Lamp"],
    ["org.pond.Lamp$Bulb", "org.pond.Lamp$Bulb"],
    ["org.pond.Lamp$open$2", "org.pond.Lamp"],
    ["org.pond.Lamp$$Lambda$4711/0x00000008013ab", "org.pond.Lamp"],
    ["org.pond.nms.v1_20_R3.Writer", "org.pond.nms.v#.Writer"],
    ["org.pond.Generated_5f3a9c1b20", null],
  ])("the class %s is %s", (name, stable) => {
    expect(stableClass(name)).toBe(stable);
  });

  test.each([
    "net.minecraft.class_3898.method_17233",
    "net.minecraft.server.level.ChunkMap.m_140398_",
    "net.minecraft.server.world.ThreadedAnvilChunkStorage.unloadChunks",
  ])("%s is a place in the same class of the game", (method) => {
    expect(stableGameClass(method)).toBe("ChunkMap");
  });

  test("a class of the game that has nothing but a letter is no place", () => {
    expect(stableGameClass("fxz.a")).toBeNull();
  });

  test("a mixin's method is its mod's, whatever class of the game it stands in", () => {
    const at = (method: string) => stablePlace(frame(method, { handler: "lamps" }));
    expect(at("net.minecraft.class_1297.handler$zba000$lamps$onOpen")).toBe("lamps:onOpen");
    expect(at("net.minecraft.world.entity.Entity.handler$bcd000$lamps$onOpen")).toBe("lamps:onOpen");
  });
});

const forge = (error: string) => `---- Minecraft Crash Report ----

Time: 2026-03-01 10:00:00
Description: Unexpected error

${error}

-- System Details --
Details:
\tMinecraft Version: 1.20.1
\tJava Version: 17.0.8, Eclipse Adoptium
`;

describe("no fingerprint rather than one that swallows all", () => {
  test.each([
    [
      "a clean log",
      '[10:00:00] [Server thread/INFO]: Starting minecraft server version 1.20.1\n[10:00:05] [Server thread/INFO]: Done (3.1s)! For help, type "help"\n',
    ],
    [
      "the licence",
      "[10:00:00] [main/INFO]: You need to agree to the EULA in order to run the server. Go to eula.txt for more info.\n",
    ],
    [
      "memory that ran out",
      forge("java.lang.OutOfMemoryError: Java heap space\n\tat org.pond.lamps.Lamp.open(Lamp.java:4)\n"),
    ],
    [
      "nothing but Java's own code",
      forge("java.lang.IllegalStateException: no\n\tat java.util.ArrayList.add(ArrayList.java:1)\n"),
    ],
    [
      "letters in the place of names",
      forge("java.lang.NullPointerException: no\n\tat fxz.a(SourceFile:1)\n\tat gab.c(SourceFile:3)\n"),
    ],
    [
      "a mod that is still called as its template",
      forge("java.lang.NullPointerException: no\n\tat com.example.examplemod.ExampleMod.setup(ExampleMod.java:4)\n"),
    ],
    [
      "registries of whoever's data",
      forge(
        "java.lang.IllegalStateException: Failed to load registries due to above errors\n\tat net.minecraft.resources.RegistryDataLoader.m_247207_(RegistryDataLoader.java:7)\n\tat net.minecraft.server.WorldLoader.m_246152_(WorldLoader.java:5)\n\tat net.minecraft.client.gui.screens.Screen.m_96579_(Screen.java:3)\n",
      ),
    ],
    ["no text", ""],
  ])("%s", (_, text) => {
    expect(faultIn(analyse(text))).toBeNull();
  });
});

test("what stands in a log becomes no text of a fingerprint", () => {
  const name = "x".repeat(400);
  const hostile = forge(
    `java.lang.NullPointerException: <script>\n\tat org.po nd.<b>Lamp</b>.open(Lamp.java:4)\n\tat org.${name}.Lamp.open(Lamp.java:1)\n\tat org.pond.Lamp.drainPower(Lamp.java:4)\n`,
  );
  expect(faultIn(analyse(hostile))?.parts).toEqual(["NullPointerException", "org.pond.Lamp.drainPower"]);
});

test("what a mixin without a name has added to a class of the game is a place", () => {
  const text = forge(
    "java.lang.NullPointerException: no\n\tat net.minecraft.client.Minecraft.redirect$zza000$peekAround(Minecraft.java:4)\n\tat net.minecraft.client.Minecraft.runTick(Minecraft.java:9)\n",
  );
  expect(faultIn(analyse(text))?.parts).toEqual(["NullPointerException", "Minecraft:peekAround"]);
});

test("two mods that fail inside the same library are two", () => {
  const entrypoint = (mod: string) =>
    faultIn(
      analyse(`[10:00:01] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.3
[10:00:04] [main/ERROR]: Minecraft has crashed!
net.fabricmc.loader.impl.FormattedException: java.lang.RuntimeException: Could not execute entrypoint stage 'main' due to errors, provided by '${mod}'!
Caused by: java.lang.RuntimeException: Could not execute entrypoint stage 'main' due to errors, provided by '${mod}'!
\tat net.fabricmc.loader.impl.entrypoint.EntrypointUtils.lambda$invoke0$0(EntrypointUtils.java:51)
Caused by: java.lang.IllegalStateException: no file
\tat software.bernie.geckolib.cache.GeckoLibCache.loadModels(GeckoLibCache.java:90)
`),
    );
  expect(entrypoint("quietlamps")?.parts).toEqual([
    "IllegalStateException",
    "software.bernie.geckolib.cache.GeckoLibCache.loadModels",
    "quietlamps",
  ]);
  expect(entrypoint("slowboats")).not.toEqual(entrypoint("quietlamps"));
});

describe("what a finding names", () => {
  test("of a crash outside of Java is the library and what Java called, by either of its names", () => {
    const call = (name: string) => namedIn({ module: "OpenAL64.dll", call: `org.lwjgl.openal.ALC10.${name}` });
    expect(call("nalcCreateContext")).toEqual(["openal", "org.lwjgl.openal.ALC10.alcCreateContext"]);
    expect(call("alcCreateContext")).toEqual(call("nalcCreateContext"));
  });

  test("is a file of settings that says whose it is, or that of somebody", () => {
    expect(namedIn({ file: "config/quietlamps.json5" })).toEqual(["quietlamps.json5"]);
    expect(namedIn({ file: "config.yml" })).toEqual([]);
    expect(namedIn({ file: "paper-global.yml" })).toEqual([]);
    expect(namedIn({ file: "indexes/26.json" })).toEqual([]);
    expect(namedIn({ file: "config.yml", plugin: "Cornershop" })).toEqual(["config.yml", "cornershop"]);
  });

  test.each([
    ["Gearworks API", "gearworks"],
    ["Hedge Library", "hedge"],
    ["Fabric API", null],
    ["Orchardry", "orchardry"],
  ])("as not installed is %s: %s", (what, id) => {
    expect(missingPart({ meaning: { term: "meaning-part-missing", parameters: { what } } })).toBe(id);
    expect(missingPart({ meaning: { term: "meaning-null", parameters: { what } } })).toBeNull();
  });
});

test("two faults of one mod are two", () => {
  const [one, other] = ["a lamp without its bulb", "a lamp that is drawn too early"].map((what) =>
    faultIn(analyse(faults[what]!(usual))),
  );
  expect(one).not.toBeNull();
  expect(one).not.toEqual(other!);
});

test("a bundle has the fingerprint of its verdict", () => {
  const report = faults["a lamp without its bulb"]!(usual);
  const log = faults["a lamp without its bulb"]!({ ...usual, written: "log" });
  const files = [
    { name: "latest.log", text: log },
    { name: "crash-2026-01-11_10.01.12-client.txt", text: report },
  ].map((file) => ({ ...file, analysis: analyse(file.text) }));
  const together = faultOfBundle(
    explainBundle(files),
    files.map(({ analysis }) => analysis),
  );
  expect(together).not.toBeNull();
  expect(together).toEqual(faultIn(analyse(report)));
});
