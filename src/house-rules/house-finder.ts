import type { ExtraFindings } from "../analysis/analyse.ts";
import type { Finding } from "../analysis/model/finding.ts";
import { FindingSet } from "../analysis/rules/find.ts";
import { Matcher, type StepBudget } from "../pattern/matcher.ts";
import { parsePattern } from "../pattern/parse-pattern.ts";
import { Refusal } from "../wire/refusal.ts";
import type { HouseRule, HouseRules } from "./house-rules.ts";
import { LiteralScan } from "./literal-scan.ts";
import { requiredLiterals } from "./required-literals.ts";

/** Shorter literals stand in too many lines. */
export const minLiteralLength = 3;
/** More of a literal is not needed to make it rare. */
const needleLength = 60;
/** Of a line: with the number of lines that are tried, this bounds the time. */
const maxLine = 8192;
/**
 * Steps that all patterns together may take for one log: a fraction of a second, and hundreds of times what is usual.
 */
const maxSteps = 2_000_000;

/** Looks for the operator's own findings, within the bounds that hold for all others. */
export class HouseFinder implements ExtraFindings {
  readonly version: string;
  private readonly set: FindingSet;
  private readonly words: Map<string, HouseRule["words"]>;
  /** All patterns share it: a log that is made to cost time costs it once. */
  private readonly budget: StepBudget = { left: maxSteps };

  constructor({ version, rules }: HouseRules) {
    this.version = version;
    this.words = new Map(rules.map(({ code, words }) => [code, words]));
    this.set = new FindingSet(
      rules.map((rule) => findingOf(rule, this.budget)),
      (needles) => new LiteralScan(needles),
    );
  }

  find(...log: Parameters<ExtraFindings["find"]>): ReturnType<ExtraFindings["find"]> {
    this.budget.left = maxSteps;
    return this.set.find(...log).map((one) => ({ ...one, house: this.words.get(one.code)! }));
  }
}

let last: HouseFinder | null = null;

/** Made once for each version, for it takes longer than to look through a usual log. */
export function houseFinderOf(house: HouseRules): HouseFinder | null {
  if (house.rules.length === 0) return null;
  if (last?.version !== house.version) last = new HouseFinder(house);
  return last;
}

function findingOf({ code, severity, match }: HouseRule, budget: StepBudget): Finding {
  const { needles, isIn } = "literal" in match ? literalMatch(match.literal) : patternMatch(match.pattern, budget);
  return {
    code,
    severity,
    needles: needles.map((needle) => needle.slice(0, needleLength)),
    // Not the regular expressions of JavaScript: a pattern of an operator could keep them busy for ever.
    pattern: /^[^\n]*/,
    parameters: ([line]) => (isIn(line.replace(/\r$/, "")) ? {} : null),
  };
}

interface LineMatch {
  needles: string[];
  isIn(line: string): boolean;
}

function literalMatch(literal: string): LineMatch {
  return { needles: [literal], isIn: (line) => line.includes(literal) };
}

function patternMatch(source: string, budget: StepBudget): LineMatch {
  const pattern = parsePattern(source);
  let matcher: Matcher | null = null;
  return {
    needles: requiredLiterals(pattern, minLiteralLength) ?? [],
    isIn(line) {
      // A quarter of a megabyte each, so only for those that a log has something of.
      matcher ??= new Matcher(pattern, true, budget);
      try {
        return matcher.find(line, 0, Math.min(line.length, maxLine)) !== -1;
      } catch (error) {
        if (error instanceof Refusal) return false;
        throw error;
      }
    },
  };
}
