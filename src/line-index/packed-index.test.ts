import { describe, expect, test } from "bun:test";
import { Lines } from "../analysis/text/lines.ts";
import { indexLog } from "./index-log.ts";
import { packIndex, unpackIndex } from "./packed-index.ts";

const frames = Array.from({ length: 6 }, (_, i) => `\tat java.util.ArrayList.get(ArrayList.java:${i})\n`).join("");
const log = `[12:00:00] [main/INFO] (Fabric\u{1F9F5}) Loading
[12:00:01] [Server thread/WARN]: careful
[12:00:02] [Server thread/ERROR]: java.lang.IllegalStateException: broken
\tat java.util.ArrayList.first(ArrayList.java:1)
${frames}[12:00:03] [Server thread/INFO]: the same
[12:00:04] [Server thread/INFO]: the same
[12:00:05] [Server thread/INFO]: the same
[12:00:06] [Server thread/INFO]: the same
`;

const packed = (text: string) => packIndex(indexLog(new Lines(text))).buffer as ArrayBuffer;

describe("a packed index", () => {
  test.each([
    ["a log with everything", log],
    ["an odd number of lines", `${log}[12:00:07] [main/INFO]: one more\n`],
    ["one line", "one line"],
    ["nothing", ""],
  ])("is what it was: %s", (_, text) => {
    const index = indexLog(new Lines(text));
    expect(unpackIndex(packed(text))).toEqual(index);
  });

  test("has folds of both kinds in this test", () => {
    const { repeats } = indexLog(new Lines(log)).folds;
    expect([repeats.includes(0), repeats.some((times) => times > 0)]).toEqual([true, true]);
  });

  test("that is cut off anywhere, or something else, is none", () => {
    const whole = packed(log);
    for (let length = 0; length < whole.byteLength; length++) expect(unpackIndex(whole.slice(0, length))).toBeNull();
    const other = whole.slice(0);
    new Uint8Array(other)[0]! ^= 1;
    expect(unpackIndex(other)).toBeNull();
    const many = whole.slice(0);
    new Uint32Array(many, 4, 1)[0] = 0xffffffff;
    expect(unpackIndex(many)).toBeNull();
  });
});
