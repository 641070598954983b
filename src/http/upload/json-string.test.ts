import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { unescapeString } from "./json-string.ts";

/** As it stands somewhere in a body, at any place in a word. */
function unescapedIn(written: string, before = '{"content":"', after = '"}'): Uint8Array {
  const body = Buffer.from(before + written + after);
  return unescapeString(body, Buffer.byteLength(before), body.length - Buffer.byteLength(after));
}

/** What the engine's parser makes of it; `null` where it is no string. */
function parsed(written: string): Buffer | null {
  try {
    return Buffer.from(JSON.parse(`"${written}"`));
  } catch {
    return null;
  }
}

function unescapedOrNull(written: string, before?: string, after?: string): Buffer | null {
  try {
    return Buffer.from(unescapedIn(written, before, after));
  } catch (error) {
    expect(error).toBeInstanceOf(SyntaxError);
    return null;
  }
}

const asciiOnly = (text: string) =>
  JSON.stringify(text)
    .slice(1, -1)
    .replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);

describe("a JSON string", () => {
  test.each([
    "",
    "a",
    "abc",
    "abcd",
    "abcde",
    "[10:30:00] [Server thread/INFO]: Done (3.2s)!\\n",
    '\\"\\\\\\/\\b\\f\\n\\r\\t',
    "\\u0041\\u00e9\\u65e5\\u0000\\u001F",
    "日志 é 🎮 \u007f",
    "\\ud83c\\udfae and \\uD83C\\uDFAE",
    "half: \\ud83c.",
    "half: \\ud83c\\n",
    "half: \\ud83c\\u0041",
    "half: \\udfae",
    "half: \\ud83c",
    "two halves: \\udfae\\ud83c",
    "\\\\n is no line break",
    "C:\\\\Users\\\\steve",
  ])("%s", (written) => {
    expect(unescapedOrNull(written)).toEqual(parsed(written)!);
  });

  test.each([
    "a\nb",
    "abc\t",
    "\u0000",
    "abcdefgh\u001f",
    "\\x",
    "abcdef\\v12345",
    "\\u",
    "\\u12",
    "\\u12g4abcd",
    "\\ud83c\\u12",
    "\\ud83c\\uzzzz",
    "abc\\uD83",
  ])("that is none: %j", (written) => {
    expect(parsed(written)).toBeNull();
    expect(unescapedOrNull(written)).toBeNull();
  });

  test("is what the engine's parser makes of it, however it is written and wherever it begins", () => {
    const text = fc.string({ unit: "binary", maxLength: 40 });
    const logText = fc.stringMatching(/^[ -~\n\t"\\]{0,60}$/);
    fc.assert(
      fc.property(fc.oneof(text, logText), fc.boolean(), fc.nat(4), (value, isAscii, shift) => {
        const written = isAscii ? asciiOnly(value) : JSON.stringify(value).slice(1, -1);
        const result = unescapedIn(written, `${" ".repeat(shift)}"`, `"${" ".repeat(shift)}`);
        return Buffer.from(value).equals(result);
      }),
      { seed: 20261118, numRuns: 2000 },
    );
  });

  test("is refused where the parser refuses it", () => {
    const piece = fc.constantFrom("\\", "u", "n", "0", "d8", "dc00", "d83c", "a", "é", "\n", "\u0001", "12", "/");
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
        const written = pieces.join("");
        // A last backslash would escape the quote: whoever looks for the end of a string knows that.
        fc.pre(/(?:^|[^\\])(?:\\\\)*$/.test(written));
        expect(unescapedOrNull(written)).toEqual(parsed(written)!);
      }),
      { seed: 20261118, numRuns: 5000 },
    );
  });

  test.each([100, 100_000])("gives bytes that are nobody else's, %d lines", (lines) => {
    const bytes = unescapedIn("a\\nb".repeat(lines));
    unescapedIn("x".repeat(3 * lines));
    expect(bytes.buffer.byteLength).toBe(bytes.length);
    expect(Buffer.from(bytes).toString()).toBe("a\nb".repeat(lines));
  });
});
