import { describe, expect, test } from "bun:test";
import { analyse } from "../analysis/analyse.ts";
import { ruleSetVersion } from "../analysis/rules/rule-set-version.ts";
import { HouseFinder, houseFinderOf } from "./house-finder.ts";
import { noHouseRules } from "./house-rules.ts";
import { houseRulesOf } from "./read-rules.ts";

const head = "[12:00:00] [Server thread/INFO]: ";
const log = (...messages: string[]) =>
  [`${head}Starting minecraft server version 1.20.4`, ...messages.map((one) => head + one)].join("\n");

function rulesOf(...matches: object[]) {
  const files = matches.map((match, i) => ({ code: `rule-${i}`, severity: "error", message: `Rule ${i}.`, ...match }));
  return houseRulesOf(files.map((file, i) => ({ name: `${i}.json`, text: JSON.stringify(file) })));
}

/** The few lines here are never a whole log. */
function found(text: string, ...matches: object[]) {
  return analyse(text, new HouseFinder(rulesOf(...matches)))
    .findings.filter(({ code }) => code !== "log-incomplete")
    .map(({ code, lines, count }) => ({ code, lines, count }));
}

describe("a finding of the operator's own", () => {
  test("is found by a literal, as often as it stands there", () => {
    expect(found(log("Fish (lost)", "nothing", "Fish (lost) again"), { literal: "Fish (lost)" })).toEqual([
      { code: "house:rule-0", lines: [1, 3], count: 2 },
    ]);
  });

  test("is found by a pattern, in one line", () => {
    const pattern = { pattern: "Fish \\d+ lost$" };
    expect(found(log("Fish 12 lost", "Fish 12 lost it", "Fish ", "12 lost"), pattern)).toEqual([
      { code: "house:rule-0", lines: [1], count: 1 },
    ]);
    expect(found(log("Fish 12 lost\r"), pattern)).toHaveLength(1);
  });

  test("is found in any script, and by a long literal as a whole", () => {
    const long = "x".repeat(100);
    expect(found(log("鱼不见了", `${long}y`, `${long}z`), { literal: "鱼不见了" }, { literal: `${long}z` })).toEqual([
      { code: "house:rule-0", lines: [1], count: 1 },
      { code: "house:rule-1", lines: [3], count: 1 },
    ]);
  });

  test("is not found in what players say", () => {
    expect(found(log("<Alex> Fish lost", "[Not Secure] <Alex> Fish lost"), { literal: "Fish lost" })).toEqual([]);
  });

  test("stands beside the others, and in its place among them", () => {
    const text = log(
      "**** FAILED TO BIND TO PORT!",
      "The exception was: java.net.BindException: Address already in use",
      "Fish lost",
    );
    expect(found(text, { literal: "Fish lost", severity: "notice" }).map(({ code }) => code)).toEqual([
      "port-in-use",
      "house:rule-0",
    ]);
  });

  test("makes the version of the rules another", () => {
    const rules = rulesOf({ literal: "Fish lost" });
    expect(analyse(log(), houseFinderOf(rules)).ruleSet).toBe(`${ruleSetVersion}-${rules.version}`);
    expect(analyse(log(), houseFinderOf(noHouseRules)).ruleSet).toBe(ruleSetVersion);
    expect(houseFinderOf(rules)).toBe(houseFinderOf(structuredClone(rules)));
  });
});

describe("what would take long", () => {
  // As many states as there are ways to place the b: each character of a hostile line makes a new one.
  const finder = new HouseFinder(rulesOf({ pattern: "fish.*b.{200}b.{200}bone" }, { literal: "Pond dry" }));
  const codesIn = (...messages: string[]) =>
    analyse(log(...messages), finder)
      .findings.flatMap(({ code }) => (code.startsWith("house:") ? [code] : []))
      .sort();
  let seed = 1;
  const coin = () => {
    seed = (seed * 48271) % 0x7fffffff;
    return seed % 2 === 0 ? "a" : "b";
  };
  const line = Array.from({ length: 8000 }, coin).join("");
  const match = `fish b${"c".repeat(200)}b${"c".repeat(200)}bone`;

  test("is given up for this log, and the other findings are told all the same", () => {
    const hostile = Array.from({ length: 20 }, (_, i) => `fish ${line.slice(i * 300)}`);
    expect(codesIn(...hostile, match, "Pond dry")).toEqual(["house:rule-1"]);
    expect(codesIn(match, "Pond dry")).toEqual(["house:rule-0", "house:rule-1"]);
  });

  test("is not looked for behind so much of a line", () => {
    expect(codesIn(`${"a".repeat(9000)}${match}`)).toEqual([]);
  });
});
