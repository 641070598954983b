import { describe, expect, test } from "bun:test";
import { sampleProguard, sampleTiny, sampleTsrg } from "../../tests/support/sample-mappings.ts";
import { findNames, renamed } from "./find-names.ts";
import { fits, GlossaryNames, namesIn } from "./glossary.ts";
import { NameMap } from "./name-map.ts";

const yarn = NameMap.of([sampleTiny]);
const mojang = NameMap.of([sampleProguard]);
const forge = NameMap.of([sampleProguard, sampleTsrg]);

describe("ids are replaced wherever they stand", () => {
  const cases: [written: string, readable: string][] = [
    [
      "at net.minecraft.class_7001.method_7201(class_7001.java:412)",
      "at net.minecraft.world.Lantern.lightUp(Lantern.java:412)",
    ],
    [
      "at knot//net.minecraft.class_7001$class_7003.method_7203(class_7001.java:3)",
      "at knot//net.minecraft.world.Lantern$Wick.lengthLeft(Lantern.java:3)",
    ],
    ["net.minecraft.class_7001$1", "net.minecraft.world.Lantern$1"],
    [
      "(Lnet/minecraft/class_7002;I)Lnet/minecraft/class_7001;",
      "(Lnet/minecraft/entity/Keeper;I)Lnet/minecraft/world/Lantern;",
    ],
    ['because "this.field_7101" is null', 'because "this.brightness" is null'],
    ["lambda$method_7201$4", "lambda$lightUp$4"],
    ["handler$zza000$lamps$method_7202", "handler$zza000$lamps$blowOut"],
    ["class_7003", "Lantern$Wick"],
    ["class_7001", "Lantern"],
  ];
  test.each(cases)("%s", (written, readable) => expect(renamed(written, yarn)).toBe(readable));

  test("and what is unknown, or only looks like one, stays", () => {
    const text = "method_1 class_70011 xclass_7001 class_7001x my_method_7201 field_ _7001 m_7201_ method_7201_a";
    expect(renamed(text, yarn)).toBe(text);
  });

  test("Forge's too", () => {
    expect(renamed("TRANSFORMER/minecraft@1.20.1/com.example.tower.Lantern.m_7201_(Lantern.java:9)", forge)).toBe(
      "TRANSFORMER/minecraft@1.20.1/com.example.tower.Lantern.lightUp(Lantern.java:9)",
    );
    expect(renamed('"net.minecraft.src.C_72_.f_7101_"', forge)).toBe('"com.example.tower.Keeper.brightness"');
  });
});

describe("the names that the game is shipped with", () => {
  test("are replaced in frames, by their lines", () => {
    expect(
      renamed(
        "\tat abc.a(SourceFile:25)\n\tat abc.a(SourceFile:31)\n\tat net.minecraft.server.MinecraftServer.b(SourceFile:120)",
        mojang,
      ),
    ).toBe(
      "\tat com.example.tower.Lantern.lightUp(SourceFile:25)\n\tat com.example.tower.Lantern.blowOut(SourceFile:31)\n\tat net.minecraft.server.MinecraftServer.tickTower(SourceFile:120)",
    );
  });

  test("are replaced in the headers of exceptions", () => {
    expect(renamed("Caused by: abd: out of oil\n", mojang)).toBe("Caused by: com.example.tower.Keeper: out of oil\n");
    expect(renamed("[12:00:00] [main/ERROR]: abd: no\n\tat abc.a(SourceFile:25)", mojang)).toStartWith(
      "[12:00:00] [main/ERROR]: com.example.tower.Keeper: no\n",
    );
    expect(renamed('Exception in thread "main" abd\n', mojang)).toBe(
      'Exception in thread "main" com.example.tower.Keeper\n',
    );
  });

  test("are replaced where Java quotes them", () => {
    expect(renamed('Cannot invoke "abc.a(abd)" because "<local1>" is null', mojang)).toBe(
      'Cannot invoke "com.example.tower.Lantern.lightUp(com.example.tower.Keeper)" because "<local1>" is null',
    );
    expect(renamed("class abc cannot be cast to class abd", mojang)).toBe(
      "class com.example.tower.Lantern cannot be cast to class com.example.tower.Keeper",
    );
  });

  test("are never guessed in a sentence", () => {
    for (const text of [
      "abc abd: easy as abc.a",
      "<Player> Caused abc: look at abc (it is nice)",
      "[12:00:00] [Server thread/INFO]: <Ann> abd: hello",
      "'abc' \"abd\"",
    ])
      expect(renamed(text, mojang)).toBe(text);
  });

  test("of methods that nothing tells apart stay, with the class readable", () => {
    expect(renamed("\tat abc.a(Unknown Source)", mojang)).toBe("\tat com.example.tower.Lantern.a(Unknown Source)");
  });
});

describe("a glossary", () => {
  const text = "Caused by: abd: x\n\tat abc.a(SourceFile:25)\n\tat abc.a(SourceFile:31)\nm_7201_ m_9_\n";

  test("renames the text like the map that it was made with", () => {
    const { glossary, seen, known } = namesIn(text, forge);
    expect(renamed(text, new GlossaryNames(JSON.parse(JSON.stringify(glossary))))).toBe(renamed(text, forge));
    expect(glossary["abc#a:31"]).toBe("blowOut");
    expect([seen, known]).toEqual([6, 5]);
  });

  test("tells a map of another version by how few names fit", () => {
    expect(fits(namesIn(text, forge))).toBe(true);
    expect(fits(namesIn("class_1 class_2 class_3 class_7001", yarn))).toBe(false);
    expect(fits(namesIn("nothing is hidden here", yarn))).toBe(false);
  });

  test("is not fooled by names of objects", () => {
    expect(renamed("at constructor.toString(a:1)\n", new GlossaryNames({ abc: "com/example/A" }))).toBe(
      "at constructor.toString(a:1)\n",
    );
  });
});

test("names are found in the order of the text, and do not overlap", () => {
  const text = 'Caused by: abd: "abc.a(abd)" m_7201_\n\tat abc.a(SourceFile:25)\n';
  let from = 0;
  findNames(text, forge, (start, end) => {
    expect(start).toBeGreaterThanOrEqual(from);
    expect(end).toBeGreaterThan(start);
    from = end;
  });
  expect(from).toBeGreaterThan(40);
});
