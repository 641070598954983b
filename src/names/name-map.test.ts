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

/** As Mojang writes them: nested classes, packages, arrays, lambdas, bridges, what the compiler made, Windows' ends of lines. */
const shipped = `# (c) 2026 Nobody at all. A licence of several
# lines stands here.
com.example.tower.Beam -> net.minecraft.tower.Beam:
# {"fileName":"Beam.java","id":"sourceFile"}
    com.example.tower.Lens[][] lenses -> a
    java.util.Map byName -> b
    boolean $assertionsDisabled -> $assertionsDisabled
    1:14:void <init>() -> <init>
    20:24:com.example.tower.Lens lens(int) -> a
    26:26:com.example.tower.Lens lens(java.lang.String) -> a
    30:41:void sweep(float,double[],com.example.tower.Lens$Colour) -> a
    44:44:java.lang.Object lens(java.lang.String) -> a
    50:52:void lambda$static$0(com.example.tower.Lens) -> b
    60:63:void turn(com.example.tower.Beam,int) -> b
    70:79:void com.example.tower.Lens.polish(int):112:121 -> c
    70:79:void care():71 -> c
    80:80:void care():90:90 -> c
    7:9:void <clinit>() -> <clinit>
com.example.tower.Lens -> qd:
    100:130:void polish(int) -> a
com.example.tower.Lens$Colour -> qd$a:
    com.example.tower.Lens$Colour RED -> a
    3:3:com.example.tower.Lens$Colour[] values() -> values
com.example.tower.package-info -> com.example.tower.package-info:
`;

/** As MCPConfig writes them since 1.17: constructors, statics, parameters, packages. */
const joined = `tsrg2 obf srg id
com/example/ com/example/
net/minecraft/tower/Beam net/minecraft/tower/Beam 900
	a f_90001_ 90001
	b f_90002_ 90002
	<init> ()V <init> 90003
	<clinit> ()V <clinit> 90004
		static
	a (I)Lqd; m_90005_ 90005
		0 o p_90006_ 90006
	a (Ljava/lang/String;)Lqd; m_90007_ 90007
	a (F[DLqd$a;)V m_90008_ 90008
	b (Lnet/minecraft/tower/Beam;I)V m_90009_ 90009
		static
		0 o p_90010_ 90010
		1 o p_90011_ 90011
qd net/minecraft/src/C_901_ 901
	a (I)V m_90012_ 90012
qd$a net/minecraft/src/C_901_$C_902_ 902
	a f_90013_ 90013
`;

describe("what these files really have", () => {
  test.each(["\n", "\r\n"])("overloads, bridges and what was inlined are told by line, with ends %j", (end) => {
    const map = NameMap.of([shipped.replaceAll("\n", end)]);
    const at = (method: string, line: number) => map.method("net/minecraft/tower/Beam", method, line, null);
    expect([at("a", 22), at("a", 26), at("a", 35), at("a", 44)]).toEqual(["lens", "lens", "sweep", "lens"]);
    expect([at("b", 51), at("b", 60)]).toEqual(["lambda$static$0", "turn"]);
    // Inlined: the frame is the one of the method that was called, whose lines these are.
    expect([at("c", 75), at("c", 80)]).toEqual(["care", "care"]);
    expect(at("a", 999)).toBeUndefined();
    expect(map.type("qd$a")).toBe("com/example/tower/Lens$Colour");
  });

  test("overloads are told by parameters, in readable and in shipped names", () => {
    const map = NameMap.of([shipped]);
    const of = (parameters: string) => map.method("net/minecraft/tower/Beam", "a", null, parameters);
    expect([of("int"), of("java.lang.String"), of("float, double[], qd$a")]).toEqual(["lens", "lens", "sweep"]);
    expect(of("qd")).toBeUndefined();
  });

  test("Forge's ids meet them over arrays, nested classes and overloads, in either order", () => {
    for (const files of [
      [joined, shipped],
      [shipped, joined],
    ]) {
      const map = NameMap.of(files);
      expect(["m_90005_", "m_90007_", "m_90008_", "m_90009_", "m_90012_"].map((id) => map.id(id))).toEqual([
        "lens",
        "lens",
        "sweep",
        "turn",
        "polish",
      ]);
      expect(["f_90001_", "f_90002_", "f_90013_"].map((id) => map.id(id))).toEqual(["lenses", "byName", "RED"]);
      expect([map.id("C_901_"), map.id("C_902_")]).toEqual(["com/example/tower/Lens", "com/example/tower/Lens$Colour"]);
    }
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
