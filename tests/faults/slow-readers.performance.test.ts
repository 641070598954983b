import { afterEach, beforeEach, expect, test } from "bun:test";
import type { Socket } from "node:net";
import { gzipSync } from "node:zlib";
import { timesOfLargestLog } from "../support/largest-log.ts";
import { timeOfOthers, uploadRaw } from "../support/load.ts";
import { residentMebibytes } from "../support/memory.ts";
import { type ServerProcess, startProcess } from "../support/server-process.ts";
import { openSockets } from "../support/silent-sockets.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

const limit = 10 * 1024 * 1024;
/** Long enough for every answer to be made, or to be refused, while its reader stands still. */
const stillMs = 4000;
const stillForJsonMs = 8000;

/** Nobody waits for longer than so many readings of the largest log take that have a server for themselves. */
const mostReadings = 10;

let server: ServerProcess;
let sockets: Socket[] = [];
/** How long one such reading takes here. */
let reading: number;
beforeEach(async () => {
  server = await startProcess({ env: { DATA_DIR: temporaryDirectory(), THREAD_NICENESS: "10" } });
  reading = (await timesOfLargestLog(server.url)).reading;
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  expect(await server.stop()).toBe(0);
});

const get = (path: string, ...headers: string[]) =>
  `${[`GET ${path} HTTP/1.1`, "Host: x", ...headers].join("\r\n")}\r\n\r\n`;

/** Small requests, one after the other, for as long as the slow readers have to be watched: none is held up. */
async function expectOthersToGoOn(who: string, forMs = stillMs): Promise<void> {
  let slowest = 0;
  const until = performance.now() + forMs;
  while (performance.now() < until) slowest = Math.max(slowest, await timeOfOthers(server.url));
  console.log(`${who}: slowest of others ${Math.round(slowest)} ms, one reading alone ${Math.round(reading)} ms`);
  expect(slowest / reading).toBeLessThan(mostReadings);
}

test("slow readers of large answers cost bounded memory, and do not stop others", async () => {
  const hugeText = "[12:00:00] [Server thread/WARN]: not quite the same every time 123456789\n".repeat(140_000);
  const ids = await Promise.all(Array.from({ length: 10 }, (_, i) => uploadRaw(server.url, `${i}\n${hugeText}`)));
  const before = residentMebibytes(server.pid);
  const readSlowly = () =>
    openSockets(server.port, 200, (i) => get(`${i % 2 ? "/api/log/" : "/raw/"}${ids[i % ids.length]}`));
  // A warm-up: a virtual machine may have to get the memory from its host first, which takes the kernel a second.
  for (const socket of await readSlowly()) {
    await timeOfOthers(server.url);
    socket.destroy();
  }
  sockets = await readSlowly();
  await expectOthersToGoOn("200 slow readers of large answers");
  expect(residentMebibytes(server.pid) - before).toBeLessThan(600);
  for (const socket of sockets) socket.destroy();
  const text = await (await fetch(`${server.url}/raw/${ids[0]}`)).text();
  expect(text === `0\n${hugeText}`).toBe(true);
});

test("slow readers of logs that grow sixfold in JSON stay within 1 GiB, and do not stop others", async () => {
  const escapes = Buffer.alloc(limit, 0x1b);
  const ids: string[] = [];
  for (let i = 0; i < 24; i++) {
    escapes.write(`log ${String(i).padStart(2, "0")}\n`);
    ids.push(await uploadRaw(server.url, gzipSync(escapes)));
  }
  sockets = await openSockets(server.port, 48, (i) => get(`/api/log/${ids[i % ids.length]}`));
  await expectOthersToGoOn("48 slow readers of JSON", stillForJsonMs);
  const peak = residentMebibytes(server.pid, "VmHWM");
  console.log(`peak with 48 slow readers of JSON: ${Math.round(peak)} MiB`);
  expect(peak).toBeLessThan(1024);
  for (const socket of sockets) socket.destroy();
  const { content } = (await (await fetch(`${server.url}/api/log/${ids[0]}`)).json()) as { content: string };
  expect(content === `log 00\n${"\u001b".repeat(limit - 7)}`).toBe(true);
});

test("thousands of slow readers of small answers cost bounded memory, and do not stop others", async () => {
  const line = '[12:00:00] [Server thread/WARN]: "not quite" the same\n';
  const ids = await Promise.all(
    Array.from({ length: 8 }, (_, i) => uploadRaw(server.url, `${i}\n${line.repeat(4700)}`)),
  );
  const escapes = await uploadRaw(server.url, `log\n${"\u001b".repeat(limit / 40 - 4)}`);
  const paths = [...ids.map((id) => `/api/log/${id}`), `/api/log/${escapes}`, "/openapi.json"];
  const before = residentMebibytes(server.pid);
  sockets = await openSockets(server.port, 3000, (i) => get(paths[i % paths.length]!));
  // Whoever comes next waits until all of them are answered.
  await timeOfOthers(server.url);
  await expectOthersToGoOn("3000 slow readers of small answers");
  const risen = residentMebibytes(server.pid, "VmHWM") - before;
  console.log(`3000 slow readers of small answers: ${Math.round(risen)} MiB more`);
  expect(risen).toBeLessThan(500);
  for (const socket of sockets) socket.destroy();
  const { content } = (await (await fetch(`${server.url}/api/log/${ids[3]}`)).json()) as { content: string };
  expect(content === `3\n${line.repeat(4700)}`).toBe(true);
});

test("slow readers of one log share its compressed bytes", async () => {
  const noise = crypto.getRandomValues(Buffer.alloc(65536));
  const random = Array.from({ length: 120 }, () => crypto.getRandomValues(noise).toString("base64")).join("");
  const id = await uploadRaw(server.url, random.slice(0, limit));
  // Read once, so that what the first reading costs is not counted against the slow ones.
  await (await fetch(`${server.url}/raw/${id}`, { headers: { "Accept-Encoding": "gzip" } })).arrayBuffer();
  const before = residentMebibytes(server.pid);
  sockets = await openSockets(server.port, 80, () => get(`/raw/${id}`, "Accept-Encoding: gzip"));
  await expectOthersToGoOn("80 slow readers of one compressed log");
  const risen = residentMebibytes(server.pid) - before;
  console.log(`80 slow readers of one compressed log: ${Math.round(risen)} MiB more`);
  expect(risen).toBeLessThan(300);
});
