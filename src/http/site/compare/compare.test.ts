import { describe, expect, test } from "bun:test";
import { filled } from "../../../../tests/support/growth.ts";
import { analysisWith, exceptionWith, findingWith } from "../../../../tests/support/sample-analysis.ts";
import type { Mod } from "../../../analysis/model/facts.ts";
import { type Comparison, compare, type Sides } from "./compare.ts";
import type { Part } from "./parts.ts";

const named = (parts: Part[]) => parts.map(({ name }) => name);

function ofMods(a: Mod[], b: Mod[]): Sides<Part> {
  return compare(analysisWith({ mods: a }), analysisWith({ mods: b })).mods;
}

function fact(comparison: Comparison, name: string): unknown {
  const found = comparison.facts.find(
    (pair) => (typeof pair.name === "string" ? pair.name : pair.name.stated) === name,
  );
  return found && [found.a?.value ?? null, found.b?.value ?? null, found.isSame];
}

describe("the mods of two logs", () => {
  test("are told apart by their id, whatever its case and their name", () => {
    const mods = ofMods(
      [
        { id: "Create", name: "Create", version: "0.5.1", line: 1 },
        { id: "jei", version: "15", line: 2 },
        { id: "sodium", version: "0.5", line: 3 },
      ],
      [
        { id: "sodium", name: "Sodium", version: "0.6", line: 7 },
        { id: "create", version: "0.5.1", line: 8 },
        { id: "iris", version: "1.7", line: 9 },
      ],
    );
    expect(named(mods.onlyA)).toEqual(["jei"]);
    expect(named(mods.onlyB)).toEqual(["iris"]);
    expect(mods.changed.map(({ a, b }) => [b.name, a.version, a.line, b.version, b.line])).toEqual([
      ["Sodium", "0.5", 3, "0.6", 7],
    ]);
    expect(mods.same.map(({ a }) => a.name)).toEqual(["Create"]);
  });

  test("are not changed by a version that one of the logs does not tell", () => {
    expect(ofMods([{ id: "a", line: 0 }], [{ id: "a", version: "2", line: 0 }]).same).toHaveLength(1);
    const [one, other] = [
      { id: "a", file: "a-1.jar", line: 0 },
      { id: "a", file: "a-2.jar", line: 0 },
    ];
    expect(ofMods([one], [other]).changed).toHaveLength(1);
    expect(ofMods([one], [{ ...other, version: "2" }]).changed).toHaveLength(1);
    expect(ofMods([one], [{ id: "a", version: "2", line: 0 }]).same).toHaveLength(1);
  });

  test("are sorted by name, numbers by their value", () => {
    const mods = ["mod10", "Mod2", "mod1"].map((id, line) => ({ id, line }));
    expect(named(ofMods(mods, []).onlyA)).toEqual(["mod1", "Mod2", "mod10"]);
  });

  test("by the thousands are all told apart", () => {
    const mods = (from: number, count: number): Mod[] =>
      Array.from({ length: count }, (_, i) => ({ id: `mod-${from + i}`, version: `1.${i % 7}`, line: i }));
    const pair = (count: number) =>
      [analysisWith({ mods: mods(0, count) }), analysisWith({ mods: mods(count / 2, count) })] as const;
    const { onlyA, onlyB, changed, same } = compare(...pair(5000)).mods;
    expect([onlyA.length, onlyB.length, changed.length + same.length]).toEqual([2500, 2500, 2500]);
  });

  test("with names made to be slow to sort are the same", () => {
    const analysis = analysisWith({
      mods: Array.from({ length: 500 }, (_, line) => ({
        id: `m${line}`,
        name: `${filled("\u0301a", 400)}${line}`,
        line,
      })),
    });
    expect(compare(analysis, analysis).mods.same).toHaveLength(500);
  });
});

describe("plugins, packs and arguments of two logs", () => {
  test("are told apart by what they are called", () => {
    const { plugins, datapacks, resourcePacks } = compare(
      analysisWith({ plugins: [{ name: "Vault", version: "1", line: 0 }], datapacks: [{ name: "x", line: 0 }] }),
      analysisWith({ plugins: [{ name: "vault", version: "2", line: 0 }], resourcePacks: [{ name: "y", line: 0 }] }),
    );
    expect(plugins.changed).toHaveLength(1);
    expect(named(datapacks.onlyA)).toEqual(["x"]);
    expect(named(resourcePacks.onlyB)).toEqual(["y"]);
  });

  test("an argument with another value is the same argument", () => {
    const withArguments = (...value: string[]) => analysisWith({ environment: { jvmArguments: { value, line: 4 } } });
    const { javaArguments } = compare(
      withArguments("-Xmx4G", "-Xms1G", "-XX:+UseG1GC", "-Dfile.encoding=UTF-8", "-server"),
      withArguments("-Xmx8G", "-Xms1G", "-XX:-UseG1GC", "-Dfile.encoding=GBK", "-XX:MaxGCPauseMillis=50"),
    );
    expect(javaArguments.changed.map(({ a, b }) => [a.name, a.version, b.version])).toEqual([
      ["-Dfile.encoding", "UTF-8", "GBK"],
      ["-Xmx", "4G", "8G"],
      ["-XX:UseG1GC", "-XX:+UseG1GC", "-XX:-UseG1GC"],
    ]);
    expect(javaArguments.onlyA.map(({ whole }) => whole)).toEqual(["-server"]);
    expect(javaArguments.onlyB.map(({ whole }) => whole)).toEqual(["-XX:MaxGCPauseMillis=50"]);
    expect(javaArguments.same.map(({ a }) => a.whole)).toEqual(["-Xms1G"]);
  });
});

describe("the problems of two logs", () => {
  test("are the same with other numbers, and others with other names", () => {
    const late = (ms: string) => findingWith(`late by ${ms} ms`);
    const { findings } = compare(
      analysisWith({}, { findings: [late("2000"), findingWith("Create is missing")] }),
      analysisWith({}, { findings: [findingWith("Sodium is missing"), late("61234")] }),
    );
    expect(findings.same.map(({ a, b }) => [a.parameters["exception"], b.parameters["exception"]])).toEqual([
      ["late by 2000 ms", "late by 61234 ms"],
    ]);
    expect(findings.onlyA.map(({ parameters }) => parameters["exception"])).toEqual(["Create is missing"]);
    expect(findings.onlyB.map(({ parameters }) => parameters["exception"])).toEqual(["Sodium is missing"]);
  });

  test("that one log has more often are paired in their order", () => {
    const findings = ["1", "2", "3"].map((n) => findingWith(`chunk ${n}`));
    const result = compare(
      analysisWith({}, { findings }),
      analysisWith({}, { findings: findings.slice(0, 2) }),
    ).findings;
    expect([result.same.length, result.onlyA.length, result.onlyB.length]).toEqual([2, 1, 0]);
    expect(result.onlyA[0]!.parameters["exception"]).toBe("chunk 3");
  });

  test("exceptions are the same by their fingerprint", () => {
    const { exceptions } = compare(
      analysisWith(
        {},
        { exceptions: [exceptionWith({ fingerprint: "1" }), exceptionWith({ fingerprint: "2", count: 5 })] },
      ),
      analysisWith({}, { exceptions: [exceptionWith({ fingerprint: "2" }), exceptionWith({ fingerprint: "3" })] }),
    );
    expect(exceptions.same).toHaveLength(1);
    expect(exceptions.onlyA[0]!.fingerprint).toBe("1");
    expect(exceptions.onlyB[0]!.fingerprint).toBe("3");
  });
});

describe("what two logs say of themselves", () => {
  const statement = (label: string, value: string) => ({ label, value, line: 1, excerpt: findingWith("").excerpt });

  test("is put side by side", () => {
    const comparison = compare(
      analysisWith(
        {
          environment: {
            os: { value: "Linux", line: 3 },
            maxHeap: { value: "4096 MiB", line: 4 },
            memory: { value: "much", line: 4 },
          },
        },
        { statements: [statement("Java version", "17"), statement("Minecraft version", "1.20.1")] },
      ),
      analysisWith(
        { environment: { os: { value: "Linux", line: 5 }, memory: { value: "more", line: 6 } } },
        { statements: [statement("Minecraft version", "1.20.4")] },
      ),
    );
    expect(fact(comparison, "os")).toEqual(["Linux", "Linux", true]);
    expect(fact(comparison, "Java version")).toEqual(["17", null, false]);
    expect(fact(comparison, "Minecraft version")).toEqual(["1.20.1", "1.20.4", false]);
    expect(fact(comparison, "maxHeap")).toEqual(["4096 MiB", null, false]);
    expect(fact(comparison, "software")).toBeUndefined();
    // It holds what was in use at some moment, too.
    expect(fact(comparison, "memory")).toBeUndefined();
  });

  test("has counts", () => {
    const levels = analysisWith({}).facts.levelCounts;
    const { counts } = compare(
      analysisWith(
        { levelCounts: { ...levels, error: 3, critical: 1 } },
        { lines: 10, exceptions: [exceptionWith({ count: 7 })] },
      ),
      analysisWith({ times: { first: 0, last: 5, durationMs: 5, startupSeconds: null } }),
    );
    const of = (name: string) => counts.find((pair) => pair.name === name);
    expect(of("errors")).toEqual({ name: "errors", a: 4, b: null });
    expect(of("exceptions")).toEqual({ name: "exceptions", a: 7, b: 0 });
    expect(of("durationMs")).toMatchObject({ a: null, b: 5 });
    expect(of("startupSeconds")).toBeUndefined();
  });
});

test("a log does not differ from itself", () => {
  const analysis = analysisWith(
    {
      mods: [{ id: "a", line: 0 }],
      plugins: [{ name: "b", line: 0 }],
      environment: { os: { value: "Linux", line: 0 }, jvmArguments: { value: ["-Xmx1G", "-Xmx1G"], line: 0 } },
    },
    { findings: [findingWith("a"), findingWith("a")], exceptions: [exceptionWith()] },
  );
  const { facts, counts, ...lists } = compare(analysis, analysis);
  expect(facts.every(({ isSame }) => isSame)).toBe(true);
  expect(counts.every(({ a, b }) => a === b)).toBe(true);
  for (const { onlyA, onlyB, changed } of Object.values(lists)) {
    expect([onlyA.length, onlyB.length, changed.length]).toEqual([0, 0, 0]);
  }
});
