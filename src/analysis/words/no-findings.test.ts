import { expect, test } from "bun:test";
import { analysisWith, findingWith } from "../../../tests/support/sample-analysis.ts";
import { analyse } from "../analyse.ts";
import { levels } from "../model/model.ts";
import { knownOutcome, noFindingsText, outcomeOfRuns } from "./no-findings.ts";

const told = (...severities: ("notice" | "warning")[]) => {
  const findings = severities.map((severity) => findingWith("", { severity }));
  return knownOutcome({ ...analysisWith({}, { findings }), outcome: "clean" }, "en");
};

test("notes are nothing serious, and what is raised above them is said", () => {
  expect(told()).toBe("no problem found");
  expect(told("notice")).toBe("nothing serious found");
  expect(told("warning", "notice")).toBe("had errors");
});

test("a last run that was fine is told with what an earlier one had", () => {
  const of = (...earlier: boolean[]) => {
    const findings = earlier.map((isFromEarlierRun) => findingWith("", { severity: "fatal", isFromEarlierRun }));
    return outcomeOfRuns({ ...analysisWith({}, { findings }), outcome: "clean" }, "en");
  };
  expect(of()).toBe("no problem found");
  expect(of(true, true)).toBe("last run fine, an earlier one had problems");
  expect(of(true, false)).toBe("had errors");
});

test("how a log went on that stops while something starts, nobody knows", () => {
  const completeness = {
    ...{ state: "stops-during-start" as const, hasBeginning: true, hasEnd: false },
    ...{ stopsInLine: false, stoppedNormally: false },
  };
  const findings = [findingWith("", { severity: "notice" })];
  expect(knownOutcome({ ...analysisWith({}, { findings, completeness }), outcome: "clean" }, "en")).toBeNull();
});

test("errors that a note explains are not said to be unknown", () => {
  const facts = (error: number) => {
    const { levelCounts, ...rest } = analysisWith({}).facts;
    return { ...rest, levelCounts: { ...levelCounts, error } };
  };
  const note = findingWith("", { severity: "notice", count: 2 });
  const findings = [{ ...note, excerpt: { ...note.excerpt, level: levels.error } }];
  const said = (error: number) => noFindingsText({ ...analysisWith({}, { findings }), facts: facts(error) }, "en");
  expect(said(2)).toBe("The notes explain every error in this log.");
  expect(said(3)).toBe("The notes explain the errors in this log, but for 1 that has no explanation yet.");
  expect(said(9)).toBe("The notes explain some errors in this log; 7 others have no explanation yet.");
  expect(said(0)).toBe("No known problem was found in this log.");
});

test("what is no log is told as none, and what may be one is not", () => {
  const said = (text: string) => noFindingsText(analyse(text), "en");
  for (const text of [
    "my game crashes, please help\nwhat can I do?",
    "public class Lamp {\n  int wick = 1;\n}\n",
    "# Lamps\n",
  ])
    expect(said(text)).toStartWith("This does not look like a log of Minecraft");
  for (const text of [
    "[10:00:00] [main/INFO]: all is well\n",
    "java.lang.IllegalStateException: no\n\tat a.B.c(B.java:1)\n",
  ])
    expect(said(text)).not.toContain("does not look like");
});
