import { expect, test } from "bun:test";
import { gzipSync } from "node:zlib";
import { defaultBodyLimits } from "../../src/http/upload/body-limits.ts";
import type { UploadAnswer } from "../../src/wire/answers.ts";
import { residentMebibytes } from "../support/memory.ts";
import { startProcess } from "../support/server-process.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

const limit = 10 * 1024 * 1024;

function logOfTenMebibytes(number: number): string {
  const lines: string[] = [];
  for (let i = 0, size = 0; size < limit; i++) {
    const line = `[12:${i % 60}:${number}] [Server thread/INFO]: line ${i * 7919} of log ${number} \u00e9 "quoted"\n`;
    lines.push(line);
    size += Buffer.byteLength(line);
  }
  return Buffer.from(lines.join(""))
    .subarray(0, limit - 3)
    .toString("utf8")
    .replaceAll("\ufffd", "");
}

test("64 uploads of 10 MiB at the same time all succeed within 1 GiB of resident memory", async () => {
  const server = await startProcess({ env: { DATA_DIR: temporaryDirectory() } });
  const contents = Array.from({ length: 8 }, (_, i) => logOfTenMebibytes(i));
  const bodies = contents.map((content) => JSON.stringify({ content }));
  const headers = { "Content-Type": "application/json" };
  const send = (i: number) => fetch(`${server.url}/api/upload`, { method: "POST", body: bodies[i % 8]!, headers });
  const started = performance.now();
  const answers = await Promise.all(Array.from({ length: 64 }, (_, i) => send(i)));
  // Nobody waits for longer than that. Where other programs keep the machine busy, some are told to come back, and do.
  if (performance.now() - started > defaultBodyLimits.timeoutMs) {
    for (const [i, { status }] of answers.entries()) if (status === 503) answers[i] = await send(i);
  }
  expect(answers.map((answer) => answer.status)).toEqual(Array(64).fill(200));
  const peak = residentMebibytes(server.pid, "VmHWM");
  expect(peak).toBeLessThan(1024);
  console.log(`peak with 64 uploads of 10 MiB: ${Math.round(peak)} MiB`);
  // Of each content the first and the last that was stored.
  for (const [i, answer] of answers.entries()) {
    if (i >= 8 && i < 56) continue;
    const { id } = (await answer.json()) as UploadAnswer;
    const text = await (await fetch(`${server.url}/raw/${id}`)).text();
    expect(text === contents[i % 8]).toBe(true);
  }
  expect(await server.stop()).toBe(0);
});

/** A log of ten megabytes in the worst JSON there is: six bytes on the wire for each of its own. */
const escapes = Buffer.from(`{"content":"${"\\u001b".repeat(limit)}"}`);

test.each<[string, Buffer<ArrayBuffer>, Record<string, string>]>([
  ["as they are", escapes, {}],
  ["gzipped", gzipSync(escapes), { "Content-Encoding": "gzip" }],
])(
  "32 uploads of sixty megabytes of escapes, %s, stay within 1 GiB, or are told to come back",
  async (how, body, encoding) => {
    const server = await startProcess({ env: { DATA_DIR: temporaryDirectory() } });
    const headers = { "Content-Type": "application/json", ...encoding };
    const answers = await Promise.all(
      Array.from({ length: 32 }, () => fetch(`${server.url}/api/upload`, { method: "POST", body, headers })),
    );
    const peak = residentMebibytes(server.pid, "VmHWM");
    const stored = answers.filter((answer) => answer.status === 200);
    console.log(`peak with 32 uploads of escapes, ${how}: ${Math.round(peak)} MiB; ${stored.length} stored`);
    for (const answer of answers) {
      expect([200, 503]).toContain(answer.status);
      if (answer.status === 503) expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    }
    expect(stored).not.toBeEmpty();
    expect(peak).toBeLessThan(1024);
    const { id } = (await stored[0]!.json()) as UploadAnswer;
    const text = await (await fetch(`${server.url}/raw/${id}`)).text();
    expect(text === "\u001b".repeat(limit)).toBe(true);
    expect((await fetch(`${server.url}/api/upload`, { method: "POST", body: "small" })).status).toBe(200);
    expect(await server.stop()).toBe(0);
  },
);
