import { describe, expect, test } from "bun:test";
import {
  sampleIntermediary,
  sampleMergedTiny,
  sampleMethodsCsv,
  sampleOldTsrg,
  sampleProguard,
  sampleTiny,
  sampleTsrg,
} from "../../tests/support/sample-mappings.ts";
import { maxMappingBytes, NotAMapping } from "./mapping.ts";
import { NameMap } from "./name-map.ts";

describe("a map of names", () => {
  test("has Yarn's names by the ids of Fabric", () => {
    const map = NameMap.of([sampleTiny]);
    expect(map.id("class_7001")).toBe("net/minecraft/world/Lantern");
    expect(map.id("class_7003")).toBe("net/minecraft/world/Lantern$Wick");
    expect(map.id("method_7201")).toBe("lightUp");
    expect(map.id("field_7101")).toBe("brightness");
    expect(map.id("comp_7102")).toBe("patience");
    expect(map.id("method_9999")).toBeUndefined();
    expect(map.knowsOfficial).toBe(false);
  });

  test("tells overloads of the shipped names apart by line and by parameters", () => {
    const map = NameMap.of([sampleProguard]);
    expect(map.type("abc")).toBe("com/example/tower/Lantern");
    expect(map.method("abc", "a", 25, null)).toBe("lightUp");
    expect(map.method("abc", "a", 31, null)).toBe("blowOut");
    expect(map.method("abc", "a", null, "abd")).toBe("lightUp");
    expect(map.method("abc", "a", null, "")).toBe("blowOut");
    expect(map.method("abc", "c", null, "java.lang.String, int[]")).toBe("flicker");
    // Neither line nor parameters say which.
    expect(map.method("abc", "a", null, null)).toBeUndefined();
    // Of what was inlined, the method that was called.
    expect(map.method("abc", "b", 40, null)).toBe("cleanUp");
    expect(map.method("abc$a", "a", 3, null)).toBe("lengthLeft");
  });

  test("reads official names of a merged tiny file, with their descriptors", () => {
    const map = NameMap.of([sampleMergedTiny]);
    expect(map.id("method_7202")).toBe("blowOut");
    expect(map.type("abd")).toBe("net/minecraft/entity/Keeper");
    expect(map.method("abc", "a", null, "abd")).toBe("lightUp");
  });

  test("joins Fabric's intermediary with Mojang's names", () => {
    for (const files of [
      [sampleIntermediary, sampleProguard],
      [sampleProguard, sampleIntermediary],
    ]) {
      const map = NameMap.of(files);
      expect(map.id("class_7001")).toBe("com/example/tower/Lantern");
      expect(map.id("method_7201")).toBe("lightUp");
      expect(map.id("method_7202")).toBe("blowOut");
      expect(map.id("field_7101")).toBe("brightness");
    }
  });

  test("joins Forge's SRG with Mojang's names, and old SRG with MCP's", () => {
    const map = NameMap.of([sampleTsrg, sampleProguard]);
    expect(map.id("m_7201_")).toBe("lightUp");
    expect(map.id("f_7101_")).toBe("brightness");
    expect(map.id("C_72_")).toBe("com/example/tower/Keeper");
    const old = NameMap.of([sampleOldTsrg, sampleMethodsCsv]);
    expect(old.id("func_7201_a")).toBe("lightLantern");
    expect(old.id("field_7101_a")).toBeUndefined();
    expect(old.type("abc")).toBe("net/minecraft/tower/TowerLantern");
    expect(old.method("abc", "a", null, null)).toBe("lightLantern");
  });

  test("prefers what a file says directly", () => {
    expect(NameMap.of([sampleTiny, sampleIntermediary, sampleProguard]).id("class_7002")).toBe(
      "net/minecraft/entity/Keeper",
    );
  });
});

describe("a file that is no map is refused", () => {
  const faults: [why: string, text: string, sentence: RegExp][] = [
    ["nothing", "", /no map of names/],
    ["a log", "[12:00:00] [main/INFO]: Loading\n", /no map of names/],
    ["a page", "<!doctype html>\n<html>\n", /no map of names/],
    ["one that was cut off", sampleTiny.slice(0, -30), /a part of it is missing/],
    ["columns of another kind", "tiny\t2\t0\tofficial\tklingon\n", /not known here/],
    ["too few columns", "tiny\t2\t0\tofficial\n", /not known here/],
    ["a line with a column too many", `${sampleTiny}c\ta\tb\tc\n`, /^Line \d+ of this map/],
    ["markup as a name", `${sampleTiny}c\tnet/minecraft/class_1\t<img src=x>\n`, /no name/],
    ["a member of no class", "tiny\t2\t0\tintermediary\tnamed\n\tm\t()V\tmethod_1\tfoo\n", /member of no class/],
    ["an endless line", `tiny\t2\t0\tintermediary\tnamed\nc\t${"a".repeat(20_000)}\tb\n`, /longer than a line/],
    ["prose between ProGuard's lines", `${sampleProguard}    this is not one\n`, /no line of ProGuard/],
    ["nothing but comments", "# a\n".repeat(5000), /no map of names/],
  ];
  test.each(faults)("%s", (_, text, sentence) => {
    expect(() => NameMap.of([text])).toThrow(NotAMapping);
    expect(() => NameMap.of([text])).toThrow(sentence);
  });

  test("a file that is too large", () => {
    expect(() => NameMap.of(["#".padEnd(maxMappingBytes + 1, "\n")])).toThrow(/too large/);
  });
});
