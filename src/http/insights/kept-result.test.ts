import { expect, test } from "bun:test";
import { openResult, packResult, resultIn } from "./kept-result.ts";

const result = { text: "日志\n", list: Array.from({ length: 500 }, (_, i) => i * 7919) };

test("a result comes back, and what has to be known at once is known without reading it", async () => {
  const packed = packResult({ ranOutAt: 7 }, result);
  const kept = await openResult<{ ranOutAt: number }>(packed);
  expect(kept?.head).toEqual({ ranOutAt: 7 });
  expect(kept?.bytes).toBe(Buffer.byteLength(JSON.stringify(result)));
  expect(resultIn<typeof result>(packed)).toEqual(result);
});

test("one that is damaged anywhere is none", async () => {
  const packed = packResult({ ranOutAt: null }, result);
  const opened: unknown[] = [];
  // A bit of the frame's header says nothing.
  for (let at = 6; at < packed.length; at++) {
    const damaged = packed.slice();
    damaged[at]! ^= 4;
    opened.push(await openResult(damaged));
  }
  expect(opened.filter((one) => one !== null)).toEqual([]);
  expect(await openResult(packed.subarray(0, packed.length - 1))).toBeNull();
  expect(await openResult(null)).toBeNull();
});

test("what was kept in another form is none", async () => {
  expect(await openResult(Bun.zstdCompressSync(Buffer.from('{"findings":[]}')))).toBeNull();
});
