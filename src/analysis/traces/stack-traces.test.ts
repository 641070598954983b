import { describe, expect, test } from "bun:test";
import { Lines } from "../text/lines.ts";
import { exceptions } from "./stack-traces.ts";

const read = (text: string) => exceptions(new Lines(text));
const frames = (count: number) =>
  Array.from({ length: count }, (_, i) => `\tat shop.Shop.open${i}(Shop.java:${i + 1})\n`).join("");

describe("an exception", () => {
  test("of Forge 1.12 is read to its deepest cause", () => {
    const [group, ...more] = read(
      [
        "---- Minecraft Crash Report ----",
        "",
        "Time: 1/2/20 3:04 PM",
        "Description: Initializing game",
        "",
        "net.minecraftforge.fml.common.LoaderExceptionModCrash: Caught exception from Lamps (lamps)",
        "Caused by: java.lang.RuntimeException: outer",
        "\tat org.example.lamps.Lamps.preInit(Lamps.java:40) ~[Lamps.class:?]",
        "\tat sun.reflect.NativeMethodAccessorImpl.invoke0(Native Method) ~[?:1.8.0_242]",
        "\t... 24 more",
        "Caused by: java.lang.NullPointerException",
        "\tat org.example.lamps.Registry.add(Registry.java:7) ~[lamps-1.12.2-3.1.jar:?]",
        "\t... 26 more",
        "",
        "-- Head --",
        "Thread: Client thread",
        "Stacktrace:",
        "\tat org.example.lamps.Lamps.preInit(Lamps.java:40)",
      ].join("\n"),
    );
    expect(more).toEqual([]);
    expect(group).toMatchObject({
      type: "net.minecraftforge.fml.common.LoaderExceptionModCrash",
      message: "Caught exception from Lamps (lamps)",
      causes: [
        { type: "java.lang.RuntimeException", message: "outer" },
        { type: "java.lang.NullPointerException", message: "" },
      ],
      root: { type: "java.lang.NullPointerException", message: "" },
      firstLine: 5,
      endLine: 12,
      count: 1,
      crash: true,
    });
    expect(group!.frames).toEqual([
      {
        method: "org.example.lamps.Registry.add",
        file: "Registry.java",
        line: 7,
        jar: "lamps-1.12.2-3.1.jar",
        module: null,
        mixins: [],
        handler: null,
      },
    ]);
    expect(group!.outerFrames[1]).toMatchObject({ file: null, line: null, jar: null });
  });

  test("of Forge 1.20 and NeoForge tells modules, jars and mixins", () => {
    const [group] = read(
      [
        "java.lang.IllegalStateException: no gear",
        "\tat TRANSFORMER/gears@0.5.1/org.example.gears.Gear.turn(Gear.java:9) ~[gears-1.20.1-0.5.1.jar%23123!/:?] {re:classloading}",
        "\tat net.minecraft.world.level.Level.m_46463_(Level.java:547) ~[server-1.20.1-srg.jar%2365!/:?] {re:mixin,pl:mixin:APP:quick.mixins.json:alloc.LevelMixin,pl:mixin:APP:other-common.mixins.json:LevelMixin,pl:mixin:A}",
        "\tat MC-BOOTSTRAP/cpw.mods.modlauncher@9.1.0/cpw.mods.modlauncher.Launcher.main(Launcher.java:77)",
        "\tat java.base/java.lang.Thread.run(Thread.java:840) ~[?:?] {}",
      ].join("\n"),
    );
    const [gear, level, launcher, thread] = group!.frames;
    expect(gear).toMatchObject({
      method: "org.example.gears.Gear.turn",
      module: "gears@0.5.1",
      jar: "gears-1.20.1-0.5.1.jar",
    });
    expect(level!.mixins).toEqual(["quick.mixins.json:alloc.LevelMixin", "other-common.mixins.json:LevelMixin"]);
    expect(launcher).toMatchObject({
      method: "cpw.mods.modlauncher.Launcher.main",
      module: "cpw.mods.modlauncher@9.1.0",
    });
    expect(thread).toMatchObject({ method: "java.lang.Thread.run", module: "java.base", jar: null });
  });

  test("of Fabric and Quilt has an obfuscated name, class loaders and handlers", () => {
    const [group] = read(
      [
        "net.minecraft.class_148: Ticking entity",
        "\tat knot//net.minecraft.class_3218.handler$zbc000$lamps$onTick(class_3218.java:1635)",
        "\tat net.minecraft.class_3218.md6f2a1b$gears$tick$0(class_3218.java:9)",
        "\tat net.minecraft.class_3218.redirect$zzf00c$lamps$onTick(class_3218.java:5)",
        "\tat net.minecraft.server.level.ServerLevel.handler$brightlamps$zcc000$onTick(ServerLevel.java:5)",
        "\tat net.minecraft.server.level.ServerLevel.handler$zcc000$onTick(ServerLevel.java:5)",
        "\tat app//org.example.Main$$Lambda$12/0x00000008003.run(Unknown Source)",
      ].join("\n"),
    );
    expect(group!.type).toBe("net.minecraft.class_148");
    expect(group!.frames.map(({ handler }) => handler)).toEqual(["lamps", "gears", "lamps", "brightlamps", null, null]);
    expect(group!.frames[5]!.method).toBe("org.example.Main$$Lambda$12.run");
  });

  test("of Paper tells the jar before the class, whatever it is called", () => {
    const [group] = read(
      "[12:00:00 ERROR]: Could not pass event X to Shop v1\njava.lang.Error: a\n\tat My Shop (1).jar//org.example.Shop.open(Shop.java:3) ~[My Shop (1).jar:?]\n",
    );
    expect(group!.frames[0]).toMatchObject({ method: "org.example.Shop.open", jar: "My Shop (1).jar" });
  });

  test.each([
    ["a prefix on each line", (line: string) => `[12:00:00] [Server thread/WARN]: ${line}`],
    ["a prefix and no indentation", (line: string) => `[12:00:00] [Server thread/WARN]: ${line.trim()}`],
    ["the name of a container", (line: string) => `mc-1  | ${line}`],
    ["a time", (line: string) => `2024-01-01T00:00:00.000Z ${line}`],
    ["spaces for tabs", (line: string) => line.replace("\t", "    ")],
    ["carriage returns", (line: string) => `${line}\r`],
    ["colours", (line: string) => `\u001b[31;1m${line}\u001b[m`],
    ["colours of the game", (line: string) => `§c${line}`.replace("§cj", "j")],
  ])("is read with %s", (_, change) => {
    const plain = [
      "java.lang.RuntimeException: no",
      ...frames(2).trimEnd().split("\n"),
      "Caused by: java.io.IOException: disk",
      "\tat shop.Disk.write(Disk.java:1)",
      "\t... 2 more",
    ];
    const [group, ...more] = read(plain.map(change).join("\n"));
    expect(more).toEqual([]);
    expect(group).toMatchObject({
      type: "java.lang.RuntimeException",
      message: "no",
      root: { type: "java.io.IOException", message: "disk" },
    });
    expect(group!.frames.map(({ method }) => method)).toEqual(["shop.Disk.write"]);
    expect(group!.outerFrames.length).toBe(2);
  });

  test("keeps the frames of suppressed exceptions and of their causes, the inner ones first", () => {
    const [group] = read(
      [
        "java.lang.IllegalStateException: outer",
        "\tat net.minecraft.Main.main(Main.java:1)",
        "\tSuppressed: java.io.IOException: while closing",
        "\t\tat org.example.lamps.Lamp.close(Lamp.java:7)",
        "\tCaused by: java.lang.Error: of the suppressed",
        "\t\tat org.example.wires.Wire.cut(Wire.java:9)",
        "\t\t... 1 more",
        "Caused by: java.lang.Error: root",
        "\tat net.minecraft.Root.fail(Root.java:2)",
      ].join("\n"),
    );
    expect(group!.frames.map(({ method }) => method)).toEqual(["net.minecraft.Root.fail"]);
    expect(group!.suppressedFrames.map(({ method }) => method)).toEqual([
      "org.example.wires.Wire.cut",
      "org.example.lamps.Lamp.close",
    ]);
  });

  test("keeps few frames of suppressed exceptions, however many there are", () => {
    const beside = `\tSuppressed: java.io.IOException: d\n${`\tCaused by: java.lang.Error: f\n${"\t\tat g.h.I.j(K.java:1)\n".repeat(40)}`.repeat(20)}`;
    const [group] = read(`java.lang.Error: a\n\tat a.b.C.d(E.java:1)\n${beside.repeat(15)}`);
    expect(group!.suppressed).toHaveLength(10);
    expect(group!.suppressedFrames).toHaveLength(90);
  });

  test("does not take suppressed exceptions for causes, and leaves circles", () => {
    const [group, ...more] = read(
      [
        "java.lang.IllegalStateException: outer",
        "\tat shop.A.a(A.java:1)",
        "\tSuppressed: java.io.IOException: while closing",
        "\t\tat shop.B.b(B.java:1)",
        "\t\t... 3 more",
        "\tCaused by: java.lang.Error: of the suppressed",
        "\t\tat shop.C.c(C.java:1)",
        "Caused by: java.lang.ArithmeticException: / by zero",
        "\tat shop.D.d(D.java:1)",
        "\t... 3 common frames omitted",
        "Caused by: [CIRCULAR REFERENCE: java.lang.IllegalStateException: outer]",
      ].join("\n"),
    );
    expect(more).toEqual([]);
    expect(group!.causes).toEqual([{ type: "java.lang.ArithmeticException", message: "/ by zero" }]);
    expect(group!.frames.map(({ method }) => method)).toEqual(["shop.D.d"]);
    expect(group!.endLine).toBe(11);
  });

  test("is followed down a chain of any depth", () => {
    const chain = Array.from({ length: 500 }, (_, i) => `Caused by: java.lang.Error: ${i}\n${frames(1)}`).join("");
    const [group, ...more] = read(`java.lang.Error: top\n${frames(1)}${chain}`);
    expect(more).toEqual([]);
    expect(group!.root.message).toBe("499");
    expect(group!.causes.length).toBe(50);
  });

  test("may have a message of several lines, which is cut", () => {
    const [group] = read(`java.lang.Error: ${"x".repeat(900)}\nsecond line\n - java.lang.Foo\n${frames(40)}`);
    expect(group!.message.length).toBe(300);
    expect(group!.frames.length).toBe(30);
    expect(group!.endLine).toBe(43);
  });

  test("is read as far as it goes when the log is cut", () => {
    expect(read(`${frames(3)}Caused by: java.io.IOException: disk\n\tat shop.Disk.wr`)).toMatchObject([
      { type: "java.io.IOException", frames: [{ method: "shop.Disk.wr", file: null, line: null }] },
    ]);
    expect(read(frames(3))).toMatchObject([{ type: "unknown", count: 1 }]);
  });

  test("is one without frames too, but not in prose", () => {
    expect(read("[12:00:00] [main/FATAL] [FML]: org.example.MissingError: needs lamps")).toMatchObject([
      { type: "org.example.MissingError", message: "needs lamps", frames: [] },
    ]);
    expect(
      read(
        "[12:00:00] [main/INFO]: Failed to ask (Exception: java.io.IOException: closed)\nThe Error at noon, at example.com (see there)",
      ),
    ).toEqual([]);
  });
});

describe("a trace that somebody copied", () => {
  test("may end in the middle of a frame", () => {
    const [group] = read(
      "java.lang.NullPointerException\n\tat a.b.C.d(C.java:1)\n\tat shop.example.Shop.open(Shop.java:1",
    );
    expect(group!.frames.at(-1)).toMatchObject({ method: "shop.example.Shop.open", file: "Shop.java", line: 1 });
    const [other] = read(
      "java.lang.NullPointerException\n    at a.b.C.d(C.java:1)\n    at Shop-1.2.jar//shop.example.Sho\n",
    );
    expect(other!.frames.at(-1)).toMatchObject({
      method: "shop.example.Sho",
      jar: "Shop-1.2.jar",
      file: null,
      line: null,
    });
    expect(read("We meet at shop.example.door\nnow\n")).toEqual([]);
  });

  test("may lack what stood between angle brackets", () => {
    const [group] = read(
      "java.lang.NullPointerException\nat shop.Shop.(Shop.java:7)\nat shop.Main.open(Main.java:3)\n",
    );
    expect(group!.frames[0]).toMatchObject({ method: "shop.Shop.<init>", line: 7 });
  });

  test("may lack frames that were left out", () => {
    const [group, ...more] = read(
      [
        "java.lang.RuntimeException: outer",
        "\tat a.b.C.d(C.java:1)",
        "\t[...]",
        "Caused by: java.io.IOException: inner",
        "\tat a.b.E.f(E.java:2)",
        "(snip)",
        "\tat shop.Shop.open(Shop.java:3)",
      ].join("\n"),
    );
    expect(more).toEqual([]);
    expect(group!.root.message).toBe("inner");
    expect(group!.frames.map(({ method }) => method)).toEqual(["a.b.E.f", "shop.Shop.open"]);
  });
});
