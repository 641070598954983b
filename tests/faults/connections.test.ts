import { afterAll, beforeAll, expect, test } from "bun:test";
import { connect, type Socket } from "node:net";
import type { UploadAnswer } from "../../src/wire/answers.ts";
import { residentMebibytes } from "../support/memory.ts";
import { type ServerProcess, startProcess } from "../support/server-process.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

let server: ServerProcess;
beforeAll(async () => {
  server = await startProcess({ env: { DATA_DIR: temporaryDirectory() } });
});
afterAll(async () => {
  expect(await server.stop()).toBe(0);
}, 20_000);

const hugeText = "[12:00:00] [Server thread/WARN]: something that is not quite the same every time 123456789\n".repeat(
  110_000,
);

async function upload(body: string): Promise<string> {
  const response = await fetch(`${server.url}/api/upload`, { method: "POST", body });
  expect(response.status).toBe(200);
  return ((await response.json()) as UploadAnswer).id;
}

/** How long one small upload and its reading take. */
async function timeOfOthers(): Promise<number> {
  const started = performance.now();
  const id = await upload("a small log");
  expect(await (await fetch(`${server.url}/raw/${id}`)).text()).toBe("a small log");
  return performance.now() - started;
}

async function openSockets(count: number, greeting: (i: number) => string): Promise<Socket[]> {
  const sockets = Array.from({ length: count }, () => connect(server.port, "127.0.0.1"));
  for (const socket of sockets) socket.on("error", () => {});
  await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.on("connect", resolve))));
  for (const [i, socket] of sockets.entries()) socket.write(greeting(i));
  return sockets;
}

test("a thousand connections that idle or trickle do not stop others", async () => {
  const head = "POST /api/upload HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 10485760\r\n\r\n";
  const sockets = await openSockets(1000, (i) => (i % 4 === 0 ? "" : i % 4 === 1 ? "GET /api/heal" : head));
  let isOver = false;
  const trickle = (async () => {
    while (!isOver) {
      sockets.forEach((socket, i) => {
        if (i % 4 > 1) socket.write("x".repeat(100));
      });
      await Bun.sleep(50);
    }
  })();
  for (let i = 0; i < 20; i++) expect(await timeOfOthers()).toBeLessThan(1000);
  const large = await upload(hugeText);
  expect((await (await fetch(`${server.url}/raw/${large}`)).text()) === hugeText).toBe(true);
  isOver = true;
  await trickle;
  for (const socket of sockets) socket.destroy();
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
}, 60_000);

test("uploads that are cut off leave nothing behind, and hurt nobody", async () => {
  const before = residentMebibytes(server.pid);
  for (let round = 0; round < 10; round++) {
    const sockets = await openSockets(
      40,
      (i) => `POST /api/upload HTTP/1.1\r\nHost: x\r\nContent-Length: ${8_000_000 + i}\r\n\r\n${"x".repeat(400_000)}`,
    );
    await timeOfOthers();
    for (const socket of sockets) socket.destroy();
  }
  expect(await timeOfOthers()).toBeLessThan(1000);
  expect(residentMebibytes(server.pid) - before).toBeLessThan(500);
  // Every byte was given back: uploads that need a share of the memory still pass, all at once.
  await Promise.all(Array.from({ length: 24 }, () => upload(hugeText)));
}, 60_000);

test("slow readers of large answers cost bounded memory, and do not stop others", async () => {
  const ids = await Promise.all(Array.from({ length: 10 }, (_, i) => upload(`${i}\n${hugeText}`)));
  const before = residentMebibytes(server.pid);
  const sockets = await openSockets(
    200,
    (i) => `GET ${i % 2 ? "/api/log/" : "/raw/"}${ids[i % ids.length]} HTTP/1.1\r\nHost: x\r\n\r\n`,
  );
  for (const socket of sockets) socket.pause();
  for (let i = 0; i < 10; i++) expect(await timeOfOthers()).toBeLessThan(1000);
  expect(residentMebibytes(server.pid) - before).toBeLessThan(600);
  for (const socket of sockets) socket.destroy();
  const text = await (await fetch(`${server.url}/raw/${ids[0]}`)).text();
  expect(text === `0\n${hugeText}`).toBe(true);
}, 60_000);
