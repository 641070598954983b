import { expect, test } from "bun:test";
import { BodyBuffer } from "./body-buffer.ts";

function joined(chunks: Uint8Array[], expected: number | null): Uint8Array {
  const buffer = new BodyBuffer(expected);
  for (const chunk of chunks) buffer.append(chunk);
  return buffer.take();
}

test.each<[number, number | null]>([
  [1, null],
  [1, 1000],
  [7, null],
  [7, 1000],
  [1000, 1000],
  [300, 1000],
  [7, 10],
])("chunks of %d bytes are joined, where %p bytes are expected", (size, expected) => {
  const whole = crypto.getRandomValues(new Uint8Array(1000));
  const chunks: Uint8Array[] = [];
  for (let at = 0; at < whole.length; at += size) chunks.push(whole.slice(at, at + size));
  expect(Buffer.from(joined(chunks, expected)).equals(whole)).toBe(true);
});

test("one chunk is not copied", () => {
  const chunk = new Uint8Array(10);
  expect(joined([chunk], 10)).toBe(chunk);
});

test("what was copied takes no memory any more", () => {
  const chunks = [10, 20, 100].map((length) => new Uint8Array(length));
  const bytes = joined([...chunks], null);
  expect(bytes).toHaveLength(130);
  expect(chunks.map(({ buffer }) => buffer.byteLength)).toEqual([0, 0, 0]);
});

test("a body of the expected length has memory of its own, which can be handed to a thread", () => {
  const bytes = joined([new Uint8Array(600), new Uint8Array(400)], 1000);
  expect([bytes.byteLength, bytes.buffer.byteLength]).toEqual([1000, 1000]);
});

test("nothing is nothing, and taken once", () => {
  const buffer = new BodyBuffer(null);
  expect(buffer.take()).toHaveLength(0);
  buffer.append(new Uint8Array(3));
  expect(buffer.take()).toHaveLength(3);
  expect([buffer.take().length, buffer.length]).toEqual([0, 0]);
});
