import { describe, expect, test } from "bun:test";
import { findingWith } from "../../../../tests/support/sample-analysis.ts";
import type { ReportedFinding } from "../../../analysis/model/analysis.ts";
import { nothing } from "../layout/html.ts";
import { Cards } from "./cards.ts";
import { diagnosisOf } from "./diagnosis.ts";
import type { Problem } from "./problem.ts";

function problem(code: string, changes: Partial<ReportedFinding> = {}): Problem {
  return { finding: findingWith("", { code, ...changes }), lines: [], evidence: [], places: [], links: [] };
}

const missing = (mod: string, ...dependencies: string[]) =>
  problem("mod-dependency-missing", { parameters: { mod, dependencies, names: dependencies, needed: dependencies } });

describe("a diagnosis", () => {
  test("folds what follows from the cause into it", () => {
    const cause = problem("class-missing");
    const first = problem("mod-fatal", { isConsequence: true, severity: "fatal" });
    const other = problem("java-32-bit");
    const { follows, others, ...rest } = diagnosisOf([cause, first, other], "en");
    expect(rest.cause).toEqual([cause]);
    expect([...follows]).toEqual([[cause, [first]]]);
    expect(others).toEqual([[other]]);
  });

  test("folds what follows from another problem into the card of that one", () => {
    const cause = problem("plugin-server-version", { parameters: { plugin: "Lamps-1.2" } });
    const other = problem("plugin-enable-failed", { parameters: { plugin: "Kites" } });
    const off = problem("plugin-disabled-itself", { parameters: { plugin: "Kites" }, isConsequence: true });
    expect([...diagnosisOf([cause, off, other], "en").follows]).toEqual([[other, [off]]]);
  });

  test("has one card for one thing to do: many mods that miss one library", () => {
    const mods = ["a", "b", "c"].map((mod) => missing(mod, "kettlelib"));
    const other = missing("d", "spoutlib");
    const { cause, others } = diagnosisOf([...mods, other], "en");
    expect(cause).toEqual(mods);
    expect(others).toEqual([[other]]);
  });

  test("has one card for one mod that misses several", () => {
    const all = ["kettlelib", "spoutlib", "lidlib"].map((library) => missing("teapots", library));
    expect(diagnosisOf(all, "en")).toMatchObject({ cause: all, others: [] });
  });

  test("says of one mod that misses several what to install, all of it, and of many that miss one only once", () => {
    const stepsOf = (alike: Problem[]) =>
      Array.from(new Cards("en").verdict(nothing, alike, []).text.match(/(?<=<li>)Install [^<]*/g) ?? []);
    const two = ["kettlelib", "spoutlib"].map((library) => missing("teapots", library));
    expect(stepsOf(two)).toMatchObject([/kettlelib/, /spoutlib/].map((library) => expect.stringMatching(library)));
    const many = ["kettlelib (2 or above)", "kettlelib (3 or above)"].map((library, i) => missing(`m${i}`, library));
    expect(stepsOf(many)).toEqual([expect.stringContaining("kettlelib (2 or above)")]);
  });

  test("keeps plugins apart that fail for themselves, and what is over from what is not", () => {
    const failed = (plugin: string, isFromEarlierRun = false) =>
      problem("plugin-runtime-error", { parameters: { plugin }, isFromEarlierRun });
    const all = [failed("Kettle"), failed("Spout"), failed("Kettle"), failed("Kettle", true)];
    const { cause, others } = diagnosisOf(all, "en");
    expect(cause).toEqual([all[0]!, all[2]!]);
    expect(others).toEqual([[all[1]!], [all[3]!]]);
  });

  test("puts notes behind all of it, one card for each kind", () => {
    const note = (mod: string) => problem("world-mod-missing", { severity: "notice", parameters: { mod } });
    const notes = [note("a"), note("b"), problem("online-mode-off", { severity: "notice" })];
    const { cause, others, notes: told } = diagnosisOf(notes, "en");
    expect([cause, others]).toEqual([[], []]);
    expect(told).toEqual([[notes[0]!, notes[1]!], [notes[2]!]]);
  });
});
