import { afterAll, beforeAll, expect, test } from "bun:test";
import { timesOfLargestLog } from "../support/largest-log.ts";
import { timeOfOthers, uploadRaw } from "../support/load.ts";
import { residentMebibytes } from "../support/memory.ts";
import { type ServerProcess, startProcess } from "../support/server-process.ts";
import { openSockets } from "../support/silent-sockets.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

/** Nobody waits for longer than so many uploads of the largest log take that have a server for themselves. */
const mostUploads = 4;

let server: ServerProcess;
/** How long one such upload takes here. */
let upload: number;
beforeAll(async () => {
  server = await startProcess({ env: { DATA_DIR: temporaryDirectory(), THREAD_NICENESS: "10" } });
  upload = (await timesOfLargestLog(server.url)).upload;
});
async function expectOthersToGoOn(): Promise<void> {
  expect((await timeOfOthers(server.url)) / upload).toBeLessThan(mostUploads);
}
afterAll(async () => {
  expect(await server.stop()).toBe(0);
});

const hugeText = "[12:00:00] [Server thread/WARN]: something that is not quite the same every time 123456789\n".repeat(
  110_000,
);

test("a thousand connections that idle or trickle do not stop others", async () => {
  const head = "POST /api/upload HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 10485760\r\n\r\n";
  const sockets = await openSockets(server.port, 1000, (i) =>
    i % 4 === 0 ? "" : i % 4 === 1 ? "GET /api/heal" : head,
  );
  let isOver = false;
  const trickle = (async () => {
    while (!isOver) {
      sockets.forEach((socket, i) => {
        if (i % 4 > 1) socket.write("x".repeat(100));
      });
      await Bun.sleep(50);
    }
  })();
  for (let i = 0; i < 20; i++) await expectOthersToGoOn();
  const large = await uploadRaw(server.url, hugeText);
  expect((await (await fetch(`${server.url}/raw/${large}`)).text()) === hugeText).toBe(true);
  isOver = true;
  await trickle;
  for (const socket of sockets) socket.destroy();
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
});

test("uploads that are cut off leave nothing behind, and hurt nobody", async () => {
  const before = residentMebibytes(server.pid);
  for (let round = 0; round < 10; round++) {
    const sockets = await openSockets(
      server.port,
      40,
      (i) => `POST /api/upload HTTP/1.1\r\nHost: x\r\nContent-Length: ${8_000_000 + i}\r\n\r\n${"x".repeat(400_000)}`,
    );
    await timeOfOthers(server.url);
    for (const socket of sockets) socket.destroy();
  }
  await expectOthersToGoOn();
  expect(residentMebibytes(server.pid) - before).toBeLessThan(500);
  // Every byte was given back: uploads that need a share of the memory still pass, all at once.
  await Promise.all(Array.from({ length: 24 }, () => uploadRaw(server.url, hugeText)));
});
