import { expect, test } from "bun:test";
import { endOfPart, type LogRendering, renderPart } from "./log-rendering.ts";

const log = 'a "b" \\ \t\n\u0000\u001b é 日志 😀😀\ufeff\u2028 end';
const text = Buffer.from(log);

function inPartsOf(bytes: number, rendering: LogRendering): { parts: number; answer: string } {
  const parts: Uint8Array[] = [];
  for (let from = 0; from < text.length; ) {
    const to = endOfPart(text, from, bytes);
    const part = { bytes: text.subarray(from, to), isFirst: from === 0, isLast: to === text.length };
    parts.push(renderPart(rendering, part));
    from = to;
  }
  return { parts: parts.length, answer: Buffer.concat(parts).toString("utf8") };
}

test("an answer is the same in parts of any size", () => {
  for (let bytes = 4; bytes <= text.length + 4; bytes++) {
    expect(inPartsOf(bytes, "text").answer).toBe(log);
    const json = inPartsOf(bytes, { before: '{"content":', after: ',"views":' });
    expect(json.answer).toBe(`{"content":${JSON.stringify(log)},"views":`);
    expect(json.parts).toBeGreaterThanOrEqual(Math.ceil(text.length / bytes));
  }
});

test("a part ends where a character does", () => {
  for (let bytes = 4; bytes < text.length; bytes++) {
    const end = endOfPart(text, 0, bytes);
    expect(bytes - end).toBeLessThan(4);
    expect(log.startsWith(text.subarray(0, end).toString("utf8"))).toBe(true);
  }
});
