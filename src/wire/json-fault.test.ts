import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { findJsonFault } from "./json-fault.ts";

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe("a text that is JSON has no fault", () => {
  test.each([
    "null",
    "true",
    " false ",
    "0",
    "-0",
    "-12.5e+10",
    "1E-2",
    '""',
    '"\\u00e9 \\" \\\\ \\/ \\b\\f\\n\\r\\t"',
    '"\u007f\u2028\ud800"',
    "[]",
    "[ ]",
    "{}",
    "{ }",
    '\t{"a":\r\n[1,{"b":null}],"a":"again"}\n',
  ])("%j", (text) => {
    expect(parses(text)).toBe(true);
    expect(findJsonFault(text)).toBeNull();
  });
});

describe("a fault is told with its line, its column and what is wrong", () => {
  test.each<[text: string, line: number, column: number, reason: string]>([
    ["", 1, 1, "the text ends too early"],
    ["  \n ", 2, 2, "the text ends too early"],
    ["{", 1, 2, "the text ends too early"],
    ['{"content"', 1, 11, "`:` expected"],
    ['{"content" "x"}', 1, 12, "`:` expected"],
    ['{"content":', 1, 12, "the text ends too early"],
    ['{"content":}', 1, 12, "a value expected"],
    ['{"content":"x"', 1, 15, "the text ends too early"],
    ['{"content":"x', 1, 14, "the text ends inside a string"],
    ['{"content":"x",}', 1, 16, "a field name in double quotes expected"],
    ['{"content":"x" "name":"y"}', 1, 16, "`,` or `}` expected"],
    ['{"content":"x"]', 1, 15, "`,` or `}` expected"],
    ['{"content":"x"}}', 1, 16, "there is more text after the value"],
    ["{content:1}", 1, 2, "a field name in double quotes expected"],
    ["{'content':1}", 1, 2, "a field name in double quotes expected"],
    ["{,}", 1, 2, "a field name in double quotes expected"],
    ["[1 2]", 1, 4, "`,` or `]` expected"],
    ["[1}", 1, 3, "`,` or `]` expected"],
    ["[1,]", 1, 4, "a value expected"],
    ["[,1]", 1, 2, "a value expected"],
    ["]", 1, 1, "a value expected"],
    ["undefined", 1, 1, "a value expected"],
    ["NaN", 1, 1, "a value expected"],
    ["-", 1, 1, "a value expected"],
    ["+1", 1, 1, "a value expected"],
    [".5", 1, 1, "a value expected"],
    ["01", 1, 2, "there is more text after the value"],
    ["1.", 1, 2, "there is more text after the value"],
    ["1e", 1, 2, "there is more text after the value"],
    ["truefalse", 1, 5, "there is more text after the value"],
    ["\ufeff{}", 1, 1, "a value expected"],
    ["\u00a0{}", 1, 1, "a value expected"],
    ["// no\n{}", 1, 1, "a value expected"],
    ['{"content":"C:\\logs"}', 1, 15, "unknown escape after `\\`"],
    ['"\\u12g4"', 1, 2, "unknown escape after `\\`"],
    ['"\\u12', 1, 2, "unknown escape after `\\`"],
    ['"\\', 1, 2, "unknown escape after `\\`"],
    ['{\n  "content": "one\ntwo"\n}', 2, 18, "a line break or control character inside a string must be escaped"],
    ['"\t"', 1, 2, "a line break or control character inside a string must be escaped"],
    ['{\r\n"a": 1,\r\n"b": }', 3, 6, "a value expected"],
    ['[\n[\n{"a":[1,\n2;3]}]]', 4, 2, "`,` or `]` expected"],
  ])("%j", (text, line, column, reason) => {
    expect(parses(text)).toBe(false);
    expect(findJsonFault(text)).toEqual({ line, column, reason });
  });

  test("nesting of any depth is walked through", () => {
    const depth = 200_000;
    expect(findJsonFault("[".repeat(depth) + "]".repeat(depth))).toBeNull();
    expect(findJsonFault("[".repeat(depth))).toMatchObject({ column: depth + 1, reason: "the text ends too early" });
  });
});

describe("it agrees with the engine", () => {
  const mutation = fc.record({
    at: fc.nat(),
    remove: fc.nat({ max: 3 }),
    insert: fc.constantFrom(
      "",
      "",
      '"',
      "\\",
      ",",
      ":",
      "{",
      "}",
      "[",
      "]",
      "0",
      "-",
      ".",
      "e",
      "\n",
      "\u0001",
      "t",
      "\\u",
      " ",
    ),
  });

  const mutated = fc.tuple(fc.json(), fc.array(mutation, { maxLength: 3 })).map(([json, mutations]) =>
    mutations.reduce((text, { at, remove, insert }) => {
      const start = at % (text.length + 1);
      return text.slice(0, start) + insert + text.slice(start + remove);
    }, json),
  );

  test("on JSON that was changed at random: there is a fault exactly where it does not parse", () => {
    let valid = 0;
    let faulty = 0;
    fc.assert(
      fc.property(mutated, (text) => {
        const isValid = parses(text);
        if (isValid) valid++;
        else faulty++;
        expect(findJsonFault(text) === null).toBe(isValid);
      }),
      { seed: 20260115, numRuns: 5000 },
    );
    expect(valid).toBeGreaterThan(500);
    expect(faulty).toBeGreaterThan(500);
  });

  test("on any text: the fault lies inside it or at its end", () => {
    fc.assert(
      fc.property(mutated, (text) => {
        const fault = findJsonFault(text);
        if (!fault) return;
        const lines = text.split("\n");
        expect(fault.line).toBeLessThanOrEqual(lines.length);
        expect(fault.column).toBeGreaterThanOrEqual(1);
        expect(fault.column).toBeLessThanOrEqual(lines[fault.line - 1]!.length + 1);
      }),
      { seed: 20260116, numRuns: 2000 },
    );
  });
});
