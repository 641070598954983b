import { expect, test } from "bun:test";
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
  const answers = await Promise.all(
    Array.from({ length: 64 }, (_, i) =>
      fetch(`${server.url}/api/upload`, { method: "POST", body: bodies[i % 8]!, headers }),
    ),
  );
  expect(answers.map((answer) => answer.status)).toEqual(Array(64).fill(200));
  const peak = residentMebibytes(server.pid, "VmHWM");
  expect(peak).toBeLessThan(1024);
  console.log(`peak with 64 uploads of 10 MiB: ${Math.round(peak)} MiB`);
  for (const [i, answer] of answers.entries()) {
    const { id } = (await answer.json()) as UploadAnswer;
    const text = await (await fetch(`${server.url}/raw/${id}`)).text();
    expect(text === contents[i % 8]).toBe(true);
  }
  expect(await server.stop()).toBe(0);
}, 120_000);

test("the most wasteful JSON, sixty megabytes for ten, stays within 1 GiB too, or is told to come back", async () => {
  const server = await startProcess({ env: { DATA_DIR: temporaryDirectory() } });
  const body = Buffer.from(`{"content":"${"\\u0041".repeat(limit)}"}`);
  const headers = { "Content-Type": "application/json" };
  const answers = await Promise.all(
    Array.from({ length: 32 }, () => fetch(`${server.url}/api/upload`, { method: "POST", body, headers })),
  );
  for (const answer of answers) {
    expect([200, 503]).toContain(answer.status);
    if (answer.status === 503) expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  }
  expect(answers.some((answer) => answer.status === 200)).toBe(true);
  const peak = residentMebibytes(server.pid, "VmHWM");
  console.log(`peak with 32 uploads of 60 MiB: ${Math.round(peak)} MiB`);
  expect(peak).toBeLessThan(1024);
  expect((await fetch(`${server.url}/api/upload`, { method: "POST", body: "small" })).status).toBe(200);
  expect(await server.stop()).toBe(0);
}, 120_000);
