import { expect, test } from "bun:test";
import type { FoundFinding } from "../model/model.ts";
import { withBothRequirements } from "./both-requirements.ts";

/** A finding that counts how often anybody reads what it says. */
function findingOf(code: string, mod: string, onRead: () => void = () => {}): FoundFinding {
  const parameters =
    code === "mod-dependency-missing" ? { mod, needed: [`part of ${mod}`] } : { mod, dependency: `core of ${mod}` };
  return {
    code,
    isFromEarlierRun: false,
    get parameters() {
      onRead();
      return parameters;
    },
  } as unknown as FoundFinding;
}

test("what a mod lacks and what it does not fit are told together, and of no other mod", () => {
  const told = withBothRequirements([
    findingOf("mod-dependency-missing", "lamps"),
    findingOf("mod-dependency-version", "kites"),
    findingOf("mod-dependency-version", "lamps"),
  ]).map(({ parameters }) => parameters);
  expect(told[0]!["unfit"]).toEqual([{ term: "needed-any", parameters: { name: "core of lamps" } }]);
  expect(told[1]).not.toHaveProperty("missing");
  expect(told[2]).not.toHaveProperty("missing");
});

test("what a mod lacks is told before what it does not fit", () => {
  const [first, second, third] = withBothRequirements([
    findingOf("mod-dependency-version", "kites"),
    findingOf("mod-dependency-version", "lamps"),
    findingOf("mod-dependency-missing", "lamps"),
  ]);
  expect([first!.parameters["mod"], second!.code, third!.code]).toEqual([
    "kites",
    "mod-dependency-missing",
    "mod-dependency-version",
  ]);
  expect(second!.parameters["unfit"]).toHaveLength(1);
});

test("the mods of thousands of findings are not compared each with each, and few are named beside one", () => {
  const count = 1000;
  let reads = 0;
  const of = (code: string, mod: (i: number) => string) =>
    Array.from({ length: count }, (_, i) => findingOf(code, mod(i), () => reads++));
  const codes = ["mod-dependency-missing", "mod-dependency-version"];
  withBothRequirements(codes.flatMap((code) => of(code, (i) => `mod${i}`)));
  expect(reads).toBeLessThan(count * 20);
  reads = 0;
  withBothRequirements(codes.toReversed().flatMap((code) => of(code, () => "lamps")));
  expect(reads).toBeLessThan(count * 40);
  const [first] = withBothRequirements(codes.flatMap((code) => of(code, () => "lamps")));
  expect(first!.parameters["unfit"]).toHaveLength(20);
});
