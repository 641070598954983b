import { expect, test } from "bun:test";
import fc from "fast-check";
import { Lines } from "../text/lines.ts";
import { type Candidate, candidateLinesOf } from "./candidate-lines.ts";

const frames = (count: number) =>
  Array.from({ length: count }, (_, i) => `\tat shop.Shop.open${i}(Shop.java:${i + 1})\n`).join("");

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
