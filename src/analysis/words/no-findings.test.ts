import { expect, test } from "bun:test";
import { analysisWith, findingWith } from "../../../tests/support/sample-analysis.ts";
import { knownOutcome } from "./no-findings.ts";

const told = (...severities: ("notice" | "warning")[]) => {
  const findings = severities.map((severity) => findingWith("", { severity }));
  return knownOutcome({ ...analysisWith({}, { findings }), outcome: "clean" }, "en");
};

test("notes are nothing serious, and what is raised above them is said", () => {
  expect(told()).toBe("no problem found");
  expect(told("notice")).toBe("nothing serious found");
  expect(told("warning", "notice")).toBe("had errors");
});

test("how a log went on that stops while something starts, nobody knows", () => {
  const completeness = {
    ...{ state: "stops-during-start" as const, hasBeginning: true, hasEnd: false },
    ...{ stopsInLine: false, stoppedNormally: false },
  };
  const findings = [findingWith("", { severity: "notice" })];
  expect(knownOutcome({ ...analysisWith({}, { findings, completeness }), outcome: "clean" }, "en")).toBeNull();
});
