import { afterEach, beforeEach, expect, test } from "bun:test";
import type { Socket } from "node:net";
import { gzipSync } from "node:zlib";
import type { UploadAnswer } from "../../src/wire/answers.ts";
import {
  attacker,
  bystander,
  openRequest,
  post,
  slowest,
  stalledUpload,
  startTargetProcess,
} from "../support/hostile-client.ts";
import { type LargestLogTimes, largestLog, timesOfLargestLog } from "../support/largest-log.ts";
import { residentMebibytes } from "../support/memory.ts";
import type { ServerProcess } from "../support/server-process.ts";

/** Nobody waits for longer than so many uploads or readings of the largest log take that have a server for themselves. */
const mostTimes = 10;

let server: ServerProcess;
let sockets: Socket[] = [];
/** How long those take here. */
let alone: LargestLogTimes;
beforeEach(async () => {
  server = await startTargetProcess({ UPLOADS_PER_MINUTE: "0" });
  alone = await timesOfLargestLog(server.url, bystander);
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.stop();
});

function expectNotHeldUp(what: string, longest: number, once: number): void {
  console.log(`slowest ${what}: ${Math.round(longest)} ms, the largest alone ${Math.round(once)} ms`);
  expect(longest / once).toBeLessThan(mostTimes);
}

async function share(content: string, who: Record<string, string>): Promise<string> {
  const answer = await post(`${server.url}/api/upload`, gzipSync(content), { ...who, "Content-Encoding": "gzip" });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as UploadAnswer).id;
}

const uploadAsBystander = async (content: string) => {
  const answer = await post(`${server.url}/api/upload`, content, bystander);
  expect(answer.status).toBe(200);
};

test("large readings that are left again and again do not hold up other readers", async () => {
  const ids: string[] = [];
  for (let i = 0; i < 6; i++) ids.push(await share(`${i}\n${largestLog}`, attacker));
  const id = await share(`another\n${largestLog}`, bystander);
  let isOver = false;
  const wave = async () => {
    const controller = new AbortController();
    const headers = { ...attacker, "Accept-Encoding": "gzip" };
    const reads = Array.from({ length: 40 }, (_, i) =>
      fetch(`${server.url}/api/log/${ids[i % ids.length]}`, { headers, signal: controller.signal }).catch(() => null),
    );
    await Bun.sleep(100);
    controller.abort();
    await Promise.all(reads);
  };
  const attack = async () => {
    for (let i = 0; i < 30; i++) await wave();
    isOver = true;
  };
  const attacks = attack();
  const longest = await slowest(
    async () => {
      const answer = await fetch(`${server.url}/api/log/${id}`, {
        headers: { ...bystander, "Accept-Encoding": "gzip" },
      });
      const { content } = (await answer.json()) as { content: string };
      expect(content.length).toBe(largestLog.length + 8);
    },
    () => isOver,
  );
  await attacks;
  expectNotHeldUp("large reading beside readings that are left", longest, alone.reading);
});

test("bodies that promise much and send little hold nothing that others need", async () => {
  for (const promised of [62_900_000, 12_500_000, 62_900_000, 62_900_000]) {
    sockets.push(await stalledUpload(server.port, promised, 300_000, attacker));
  }
  const trickle = setInterval(() => {
    for (const socket of sockets) socket.write(Buffer.alloc(7200, "x"));
  }, 100);
  await Bun.sleep(500);
  let rounds = 0;
  const longest = await slowest(
    async () => {
      await uploadAsBystander(largestLog);
      await uploadAsBystander("small");
    },
    () => ++rounds === 4,
  );
  clearInterval(trickle);
  expectNotHeldUp("upload beside bodies that trickle", longest, alone.upload);
});

test("hundreds of bodies that stall just below the limit of small ones do not shut out others", async () => {
  for (let i = 0; i < 300; i++) sockets.push(await stalledUpload(server.port, 262_143, 262_142, attacker));
  await Bun.sleep(500);
  let rounds = 0;
  const longest = await slowest(
    () => uploadAsBystander("a small log"),
    () => ++rounds === 20,
  );
  expectNotHeldUp("small upload beside 300 bodies that stall", longest, alone.upload);
});

test("bodies in chunks of one byte are refused before they hold up anybody", async () => {
  const chunks = Buffer.from("1\r\na\r\n".repeat(50_000));
  const heads = Array.from({ length: 40 }, () =>
    openRequest(server.port, "POST /api/upload", { ...attacker, "Transfer-Encoding": "chunked" }),
  );
  sockets = await Promise.all(heads);
  const sent = sockets.map(
    (socket) =>
      new Promise<void>((resolve) => {
        socket.once("data", () => resolve());
        socket.write(chunks);
        socket.write("0\r\n\r\n");
      }),
  );
  let isOver = false;
  const all = Promise.all(sent).then(() => {
    isOver = true;
  });
  const longest = await slowest(
    () => uploadAsBystander("a small log"),
    () => isOver,
  );
  await all;
  const peak = residentMebibytes(server.pid, "VmHWM");
  console.log(`peak with 2 million chunks: ${Math.round(peak)} MiB`);
  expectNotHeldUp("small upload beside 2 million chunks", longest, alone.upload);
  expect(peak).toBeLessThan(800);
});
