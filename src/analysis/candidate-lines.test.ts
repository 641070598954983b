import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { type Candidate, candidateLinesOf } from "./candidate-lines.ts";
import { Lines } from "./lines.ts";
import { traces } from "./stack-traces.ts";

const frames = (count: number) =>
  Array.from({ length: count }, (_, i) => `\tat shop.Shop.open${i}(Shop.java:${i + 1})\n`).join("");
const ordinary = `${"[12:00:00] [Server thread/INFO]: Steve looked at the sky\n".repeat(20)}java.lang.Error: a\n${frames(20)}`;
const hostile = [
  "x",
  "\n",
  " at ",
  "a at ",
  "\tat a\n",
  "[",
  "Exception ",
  "Exception\n",
  "java.lang.Error: a\n",
  "Caused by: a.Error\n",
  "#0 a(1): b()\n",
  "Stack:\n",
  `Error: "${'" (A) in '.repeat(200)}\n#0 a(1): b()\n`,
  `java.lang.Error: a\n${"x\n".repeat(59)}\tat a.b.C.d(E.java:1)\n`,
  `\tSuppressed: java.lang.Error: a\n${"\t\tat a.b.C.d(E.java:1)\n".repeat(3)}`,
  "[10:00:00] [Server thread/INFO]: <Alex> java.lang.Error: a\n",
  `${"a.".repeat(400)}Exception\n`,
  `\u001b[${"1;".repeat(3000)}Exception\n`,
];
const fill = (seed: string, size: number) => seed.repeat(Math.ceil(size / seed.length)).slice(0, size);
/** As long as an ordinary text: messages of many lines below an exception cost most, about four times as much. */
const mostTimes = 8;
const nameOf = (seed: string) => JSON.stringify(seed.slice(0, 40));

function candidatesIn(text: string): Candidate[] {
  const found: Candidate[] = [];
  candidateLinesOf(new Lines(text)).each((candidate) => {
    found.push({ ...candidate });
    return candidate.line + 1;
  });
  return found;
}

/** Line by line, as one would describe it. */
function describedIn(text: string): Candidate[] {
  const lines = new Lines(text);
  return Array.from({ length: lines.count }, (_, line): Candidate => {
    const content = lines.get(line);
    const frame = /\tat |(?<![A-Za-z]) at (?!\()|^at /.exec(content);
    return {
      line,
      at: frame ? frame.index + (frame[0] === "at " ? 0 : 1) : -1,
      isHeader: /Exception|Error|Throwable|Caused by/.test(content),
      isPhp: content.includes("#0 "),
      isStack: content.includes("Stack:"),
    };
  }).filter(({ at, isHeader, isPhp, isStack }) => at !== -1 || isHeader || isPhp || isStack);
}

test("a line is a candidate by what it holds, with the first place of a frame", () => {
  const pieces = ["at ", " at ", "\tat ", "\n", "a", "(", "1", "Error", "Exception", "Caused by", "#0 ", "Stack:", "é"];
  const text = fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((list) => list.join(""));
  const check = fc.property(text, (one) => expect(candidatesIn(one)).toEqual(describedIn(one)));
  fc.assert(check, { seed: 20261116, numRuns: 2000 });
});

test("a reader that goes on behind a block is told of no line within it", () => {
  const told: number[] = [];
  candidateLinesOf(new Lines(frames(9))).each(({ line }) => {
    told.push(line);
    return line + 4;
  });
  expect(told).toEqual([0, 4, 8]);
});

describe("whatever a text holds", () => {
  /** Time of the processor: what else runs on the machine takes none of it. The best of several rounds. */
  const timeOf = (text: string, rounds = 3) => {
    const lines = new Lines(text);
    let best = Number.POSITIVE_INFINITY;
    for (let round = 0; round < rounds; round++) {
      const before = process.cpuUsage();
      traces(lines);
      const { user, system } = process.cpuUsage(before);
      best = Math.min(best, user + system);
    }
    return best / 1000;
  };

  test("traces take time in proportion to its size, and not many times that of an ordinary text", () => {
    const [small, large] = [500_000, 2_000_000];
    const usual = fill(ordinary, large);
    timeOf(usual);
    const first = timeOf(usual);
    const slow = hostile.flatMap((seed) => {
      for (let tried = 0; tried < 4; tried++) {
        const base = tried === 0 ? first : timeOf(usual);
        // The first try is often good enough: what else happens only ever makes one slower.
        const [few, many] = [timeOf(fill(seed, small)), timeOf(fill(seed, large), tried === 0 ? 1 : 3)];
        // Four times the text: four times the time, or sixteen times where it grows with the square.
        if (many < 8 * few + 5 && many < mostTimes * base + 5) return [];
        if (tried === 3) return [[nameOf(seed), few, many, base]];
      }
      return [];
    });
    expect(slow).toEqual([]);
  }, 60_000);
});
