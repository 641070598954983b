import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { jsonShape, maxJsonDepth, maxJsonValues } from "./json-shape.ts";

const shapeOf = (text: string, maxStringBytes?: number) => jsonShape(Buffer.from(text), maxStringBytes);

describe("JSON that fits", () => {
  test.each([
    "{}",
    "[]",
    '""',
    "0",
    " null ",
    '\ufeff{"content":"a"}',
    '{"content":"[12:00:00] [Server thread/INFO]: \\"quoted\\" \\\\","name":null}',
    '{"a":[1,-2.5e+3,true,{"b":{}}],"c":""}',
    '\t\r\n{ "a" : [ ] , "b" : { } }\n',
    `{"content":"${'\\\\\\"'.repeat(5000)}"}`,
    `{"content":"${`${"a".repeat(70)}\\"`.repeat(100)}"}`,
  ])("%j", (text) => {
    expect(shapeOf(text)).toBe("fits");
    JSON.parse(text.replace("\ufeff", ""));
  });

  test("is whatever a program writes", () => {
    fc.assert(
      fc.property(fc.json(), (text) => shapeOf(text) === "fits"),
      { seed: 20261118 },
    );
  });

  test("is told from everything else like the parser does, but for what is inside of strings and numbers", () => {
    const piece = fc.constantFrom("{", "}", "[", "]", ",", ":", '"a"', '"\\""', "1", "true", " ", "x");
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join("");
        const isJson = parses(text);
        const isWord = /[a-z1]{2}|x/.test(text.replaceAll("true", "t"));
        return isWord || (shapeOf(text) === "fits") === isJson;
      }),
      { seed: 20261118, numRuns: 3000 },
    );
  });
});

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe("what is no JSON", () => {
  test.each([
    "",
    " ",
    "[12:00:00] [Server thread/INFO]: Done",
    "12:00:00 Done",
    "{",
    '{"a"',
    '{"a":',
    '{"a":1',
    '{"a":1,',
    '{"a":1,}',
    "[1,]",
    "[1 2]",
    "{1:2}",
    '{"a" 1}',
    '"open',
    '"open\\"',
    "[]]",
    "[}",
    '{"a":1]',
    "---- Minecraft Crash Report ----",
  ])("%j", (text) => {
    expect(shapeOf(text)).toBe("no JSON");
  });
});

describe("a bound", () => {
  test("of depth holds for lists, objects and both", () => {
    const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);
    expect(shapeOf(nested("[", "]", maxJsonDepth))).toBe("fits");
    expect(shapeOf(nested("[", "]", maxJsonDepth + 1))).toBe("too deep");
    expect(shapeOf(`${'{"a":'.repeat(maxJsonDepth + 1)}1`)).toBe("too deep");
    expect(shapeOf('[{"a":'.repeat(maxJsonDepth))).toBe("too deep");
  });

  test("of values holds wherever they are", () => {
    const list = (length: number) => `[${Array(length).fill("1").join(",")}]`;
    expect(shapeOf(list(maxJsonValues - 1))).toBe("fits");
    expect(shapeOf(list(maxJsonValues))).toBe("too many values");
    expect(shapeOf(`{${'"a":1,'.repeat(maxJsonValues)}"b":1}`)).toBe("too many values");
    expect(shapeOf(`[${"[],".repeat(maxJsonValues)}1]`)).toBe("too many values");
  });

  test("of strings is sure: what is too long when it is decoded, and nothing else", () => {
    const content = (text: string) => JSON.stringify({ content: text });
    expect(shapeOf(content('"'.repeat(50_000)), 50_000)).toBe("fits");
    expect(shapeOf(content('"'.repeat(100_000)), 50_000)).toBe("too long");
    expect(shapeOf(`{"content":"${"\\u0041".repeat(50_000)}"}`, 50_000)).toBe("fits");
    expect(shapeOf(`{"content":"${'\\u0041\\"'.repeat(50_000)}"}`, 50_000)).toBe("too long");
    expect(shapeOf(content('one "quoted" word in a line\n'.repeat(2000)), 60_000)).toBe("fits");
  });
});
