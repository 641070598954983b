import { describe, expect, test } from "bun:test";
import { findingWith } from "../../../../tests/support/sample-analysis.ts";
import type { ReportedFinding } from "../../../analysis/model/analysis.ts";
import { nothing } from "../layout/html.ts";
import { Cards } from "./cards.ts";
import { diagnosisOf } from "./diagnosis.ts";
import { diagnosisSection } from "./diagnosis-section.ts";
import { withNewDetail } from "./new-detail.ts";
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

  test("names a card of broken data after what has the most of it", () => {
    const broken = (datapack: string, count: number) =>
      problem("datapack-entry-invalid", { severity: "notice", count, parameters: { datapack } });
    const [few, many] = [broken("lamps", 2), broken("kettles", 38)];
    expect(diagnosisOf([few, many], "en").notes).toEqual([[many, few]]);
  });

  test("tells in the heading that it was an earlier run", () => {
    const parts = {
      title: "What went wrong",
      note: nothing,
      nothingWrong: nothing,
      actions: nothing,
      wholeAddress: "",
    };
    const heading = (isFromEarlierRun: boolean) =>
      /<h2[^>]*>([^<]*)/.exec(
        diagnosisSection({ ...parts, problems: [problem("port-in-use", { isFromEarlierRun })] }, "en").text,
      )![1];
    expect(heading(false)).toBe("What went wrong");
    expect(heading(true)).toBe("What went wrong in an earlier run");
  });

  test("asks for something to be done only where there is something", () => {
    const parts = { title: "", note: nothing, nothingWrong: nothing, actions: nothing, wholeAddress: "" };
    const summary = (...codes: string[]) => {
      const problems = codes.map((code) => problem(code, { severity: "notice" }));
      return /notes"[^>]*><summary[^>]*>([^<]*)/.exec(diagnosisSection({ ...parts, problems }, "en").text)![1];
    };
    expect(summary("online-mode-off")).toBe("1 note · something to do");
    expect(summary("narrator-unavailable")).toBe("1 note · nothing to do");
    expect(summary("narrator-unavailable", "mod-reported-error")).toBe("2 notes · only if something does not work");
    expect(summary("online-mode-off", "mod-reported-error")).toBe("2 notes · 1 with something to do");
  });

  test("does not tell in a paragraph what the headline, the reason and the quoted line have told", () => {
    const said = (detail: string) => {
      const text = { headline: "Kettle cannot start.", reason: "The lid is open.", detail, steps: [] };
      return withNewDetail(text, [{ line: "java.lang.Boom: lid at org.example.Kettle" }]).detail;
    };
    expect(said("Kettle cannot start. The lid is open (org.example.Kettle).")).toBeNull();
    expect(said("Kettle could not start. The error is: lid.")).toBeNull();
    expect(said("Kettle cannot start. The lid of Spout is open.")).not.toBeNull();
    expect(said("Kettle cannot start (Lid.java:12).")).not.toBeNull();
    expect(said("Kettle cannot start: nobody filled any water into it.")).not.toBeNull();
  });
});
