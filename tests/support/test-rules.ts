import { tierOf } from "../../scripts/test-tiers.ts";

/** What no test of the first two tiers may do: it runs on every machine, beside whatever else that does. */
const forbidden: { pattern: RegExp; why: string }[] = [
  {
    pattern: /\bperformance\.now\(|\bcpuUsage\(|\bnanoseconds\(|\bhrtime\b|\bexpect(?:ProportionalTime|TimesAsLong)\(/,
    why: "measures time: that belongs into `*.performance.test.ts`",
  },
  { pattern: /\bBun\.sleep\((?!0\))/, why: "sleeps: wait for what happens, with `until`" },
  {
    pattern: /^\s*\}, \d[\d_]{3,}\);$|\bsetDefaultTimeout\(/m,
    why: "has a time limit of its own: `scripts/run-tests.ts` has one for all",
  },
  {
    pattern: /^(?![\s\S]*\bseed:)[\s\S]*\bfc\.assert\(/,
    why: "tries other values every time: give `fc.assert` a seed",
  },
  { pattern: /\bwithinMs\b/, why: "has a time limit of its own: `until` has one for what never happens" },
  { pattern: /\bwhile \([^\n]*\) await\b|\} while \([^\n]*await\b/, why: "polls without a bound: use `until`" },
];

/** What tests may not do; empty for other files. */
export function testViolations({ path, text }: { path: string; text: string }): string[] {
  const isTest = path.endsWith(".test.ts") || (path.startsWith("tests/") && !path.startsWith("tests/support/"));
  if (!isTest) return [];
  const found = unawaitedExpectations(text).map((line) => `line ${line}: expects something of a promise without await`);
  const tier = tierOf(path);
  if (tier !== "quick" && tier !== "programs") return found;
  return [...found, ...forbidden.filter(({ pattern }) => pattern.test(text)).map(({ why }) => why)];
}

const opening = /\bexpect\(/g;
/** What takes the promise that such an expectation is: `await`, `return`, a list, an argument, an arrow, a variable. */
const taken = /(?:\bawait|\breturn|=>|[[(,=])\s*$/;

/** The lines of expectations about promises that nobody waits for. Such a test is over before it has failed. */
function unawaitedExpectations(text: string): number[] {
  const lines: number[] = [];
  for (const { index, 0: found } of text.matchAll(opening)) {
    const end = closingOf(text, index + found.length);
    if (!/^\s*\.(?:rejects|resolves)\b/.test(text.slice(end, end + 40))) continue;
    const before = text.slice(0, index);
    if (!taken.test(before)) lines.push(before.split("\n").length);
  }
  return lines;
}

/** Behind the bracket that closes what begins at `start`; brackets in strings do not count. */
function closingOf(text: string, start: number): number {
  let depth = 1;
  let quote = "";
  for (let at = start; at < text.length; at++) {
    const character = text[at]!;
    if (character === "\\") at++;
    else if (quote !== "") quote = character === quote ? "" : quote;
    else if (character === '"' || character === "'" || character === "`") quote = character;
    else if (character === "(") depth++;
    else if (character === ")" && --depth === 0) return at + 1;
  }
  return text.length;
}
