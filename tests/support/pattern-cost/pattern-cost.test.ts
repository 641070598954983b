import { describe, expect, test } from "bun:test";
import { patternCost } from "./pattern-cost.ts";

describe("the steps that a pattern can take", () => {
  test("are many where two runs share characters, and each end of the first is a beginning of the second", () => {
    expect(patternCost(/^a{1,200}a{1,200}b/).atOnePlace).toBeGreaterThan(20_000);
    expect(patternCost(/^a{1,200}c{1,200}b/).atOnePlace).toBeLessThan(2000);
  });

  test("are many where a literal begins runs that can hold it, fewer the longer it is", () => {
    const [short, long] = [/x[^\n]{1,200}y/, /a long literal[^\n]{1,200}y/].map((pattern) => patternCost(pattern));
    expect(short!.perCharacter).toBeGreaterThan(4 * long!.perCharacter);
  });

  test.each([
    ["a run that may begin anywhere", /[\w.]{1,200}:/, /(?<![\w.])[\w.]{1,200}:/],
    [
      "a run that goes through what follows it",
      /^[^\n]{0,200} by [^\n]{0,200}!/,
      /^(?:(?! by)[^\n]){0,200} by [^\n]{0,200}!/,
    ],
    ["quotation marks that a run can hold", /"[^\n]{1,200}" is/, /"[^"\n]{1,200}" is/],
    ["a choice that a run goes through", /^[^\n]{0,200}(?:a|b)[^\n]{0,200}c/, /^(?=[^\n]{0,200}?[ab])[^\n]{0,400}c/],
  ])("of %s are fewer when it is written otherwise", (_, slow, fast) => {
    const steps = ({ atOnePlace, perCharacter }: ReturnType<typeof patternCost>) =>
      Math.max(atOnePlace, 1000 * perCharacter);
    expect(steps(patternCost(slow))).toBeGreaterThan(4 * steps(patternCost(fast)));
  });

  test("at the start of a text are none for the rest of it", () => {
    expect(patternCost(/^[^\n]{0,200}x/).perCharacter).toBe(0);
    expect(patternCost(/[^\n]{0,200}x/y).perCharacter).toBe(0);
    expect(patternCost(/^[^\n]{0,200}x/m).perCharacter).toBeGreaterThan(0);
  });
});
