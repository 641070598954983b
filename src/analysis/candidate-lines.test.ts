import { describe, expect, test } from "bun:test";
import { type Candidate, eachCandidate } from "./candidate-lines.ts";
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

/** A text that counts the characters that searches in it walk over. */
class CountingText {
  walked = 0;
  constructor(private readonly text: string) {}

  get length(): number {
    return this.text.length;
  }

  indexOf(needle: string, from = 0): number {
    const at = this.text.indexOf(needle, from);
    this.walked += (at === -1 ? this.text.length : at + needle.length) - Math.min(from, this.text.length);
    return at;
  }

  startsWith(needle: string): boolean {
    return this.text.startsWith(needle);
  }

  charCodeAt(at: number): number {
    this.walked++;
    return this.text.charCodeAt(at);
  }
}

/** How often each character is walked over, and each line called back with. */
function workOn(text: string): { perCharacter: number; perLine: number } {
  const lines = new Lines(text);
  const counting = new CountingText(text);
  let called = 0;
  const counted = {
    text: counting as unknown as string,
    count: lines.count,
    start: (line: number) => lines.start(line),
    end: (line: number) => lines.end(line),
    at: (offset: number) => lines.at(offset),
  };
  eachCandidate(counted as Lines, ({ line }: Candidate) => {
    called++;
    return line + 1;
  });
  return { perCharacter: counting.walked / text.length, perLine: called / lines.count };
}

describe("whatever a text holds", () => {
  const usual = workOn(fill(ordinary, 500_000));

  test.each(hostile.map((seed) => [nameOf(seed), seed] as const))(
    "each needle walks over it once, and each line is called back with once: %s",
    (_, seed) => {
      for (const size of [50_000, 500_000]) {
        const { perCharacter, perLine } = workOn(fill(seed, size));
        // Nine needles, one of which looks at the letter before it; a needle that is found again overlaps a little.
        expect(perCharacter).toBeLessThan(12);
        expect(perCharacter).toBeLessThan(2 * usual.perCharacter);
        expect(perLine).toBeLessThanOrEqual(1);
      }
    },
  );

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
    const [small, large] = [1_000_000, 4_000_000];
    timeOf(fill(ordinary, small), 5);
    const slow = hostile.flatMap((seed) => {
      for (let tried = 0; tried < 4; tried++) {
        const base = timeOf(fill(ordinary, large));
        const [few, many] = [timeOf(fill(seed, small)), timeOf(fill(seed, large))];
        // Four times the text: four times the time, or sixteen times where it grows with the square.
        if (many < 8 * few + 10 && many < mostTimes * base + 10) return [];
        if (tried === 3) return [[nameOf(seed), few, many, base]];
      }
      return [];
    });
    expect(slow).toEqual([]);
  }, 60_000);
});
