import { afterAll, beforeAll, expect, test } from "bun:test";
import { gzipSync } from "node:zlib";
import {
  attacker,
  bystander,
  type HeaderMap,
  packed,
  post,
  processorSeconds,
  startTargetProcess,
  timed,
} from "../support/hostile-client.ts";
import { largestLog } from "../support/largest-log.ts";
import { residentMebibytes } from "../support/memory.ts";
import type { ServerProcess } from "../support/server-process.ts";

/** The largest that is unpacked: six times the largest log. */
const most = 62_900_000;
const json = { "Content-Type": "application/json", "Content-Encoding": "gzip" };
const form = { "Content-Type": "application/x-www-form-urlencoded", "Content-Encoding": "gzip" };
const jsonTwice = { ...json, "Content-Encoding": "gzip, gzip" };
const zstdInGzip = { "Content-Type": "application/json", "Content-Encoding": "zstd, gzip" };

type Bomb = [what: string, path: string, body: () => Uint8Array<ArrayBuffer>, headers: HeaderMap, statuses: number[]];

const emptyFrame = Buffer.from(Bun.zstdCompressSync(new Uint8Array()));
const openFrame = Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0x00, 0x58]);
const repeated = (unit: Buffer, bytes: number) => Buffer.alloc(bytes - (bytes % unit.length), unit);

const bombs: Bomb[] = [
  ["brackets", "/api/upload", () => packed("[", most), json, [400]],
  ["objects in objects", "/api/upload", () => packed('{"a":', most), json, [400]],
  ["lists in a row", "/api/upload", () => packed("[],", most), json, [413]],
  ["lists in a list", "/api/upload", () => packed("[],", most, "["), json, [400]],
  ["fields without an object", "/api/upload", () => packed('"a":1,', most), json, [413]],
  ["nine million fields", "/api/upload", () => packed('"a":1,', most, "{"), json, [400]],
  ["escaped quotes", "/api/upload", () => packed('\\"', most, '{"content":"', '"}'), json, [413]],
  ["white space", "/api/upload", () => packed(" ", most, '{"content":"', '"}'), json, [413]],
  ["brackets for mclo.gs", "/1/log", () => packed("[", most), json, [400]],
  ["brackets for paste.gg", "/api/v1/pastes", () => packed("[],", most, '{"files":['), json, [400]],
  ["brackets to analyse", "/api/analyse", () => packed("[", most), json, [400]],
  ["brackets to analyse for mclo.gs", "/1/analyse", () => packed("[", most), json, [400]],
  ["brackets as metadata", "/1/log", () => packed("[", 20_000_000, "content=a&metadata="), form, [400]],
  ["too many brackets as metadata", "/1/log", () => packed("[", most, "content=a&metadata="), form, [413]],
  ["a form of nothing but &", "/api/upload", () => packed("&", most), form, [413]],
  ["a form of empty fields", "/api/upload", () => packed("a=&", 10_000_000, "b=&"), form, [200]],
  ["a form of nothing but & for mclo.gs", "/1/log", () => packed("&", 20_000_000), form, [400]],
  // A few hundred bytes that become sixty megabytes: no text is as small as that, so it is not unpacked to its end.
  ["brackets, packed twice", "/api/upload", () => gzipSync(packed("[", most)), jsonTwice, [413]],
  ["empty frames", "/api/upload", () => gzipSync(repeated(emptyFrame, most)), zstdInGzip, [400]],
  ["empty blocks", "/api/upload", () => gzipSync(Buffer.concat([openFrame, Buffer.alloc(most)])), zstdInGzip, [400]],
  ["empty members", "/api/upload", () => gzipSync(repeated(gzipSync(""), most)), json, [400]],
  ["a blank log", "/api/upload", () => packed("\u3000", 9_999_999), { "Content-Encoding": "gzip" }, [400]],
];

/**
 * A bomb may cost as much as so many uploads of the largest log: it unpacks to six times its size, and each byte of that
 * is looked at once.
 */
const mostUploads = 6;

let server: ServerProcess;
/** Seconds of the processor for one such upload. */
let uploadSeconds = 0;
beforeAll(async () => {
  server = await startTargetProcess({ WASTED_SECONDS_PER_MINUTE: "0" });
  // Threads are started when first needed, and that is not what is measured here.
  const warmUp = gzipSync("a log");
  for (let i = 0; i < 2; i++)
    await post(`${server.url}/api/upload`, warmUp, { ...bystander, "Content-Encoding": "gzip" });
  await post(`${server.url}/api/analyse`, warmUp, { ...bystander, "Content-Encoding": "gzip" });
  uploadSeconds = await secondsOfLargestLog();
});

async function secondsOfLargestLog(): Promise<number> {
  const body = gzipSync(JSON.stringify({ content: largestLog }));
  return usualSeconds(async () => {
    expect((await post(`${server.url}/api/upload`, body, { ...json, ...bystander })).status).toBe(200);
  });
}

/** Seconds of the processor that something takes: the middle one of three, because a collector has its own hours. */
async function usualSeconds(work: () => Promise<void>): Promise<number> {
  const seconds: number[] = [];
  for (let round = 0; round < 3; round++) {
    const before = processorSeconds(server.pid);
    await work();
    seconds.push(processorSeconds(server.pid) - before);
  }
  return seconds.sort((a, b) => a - b)[1]!;
}
afterAll(() => server.stop());

test.each(bombs)(
  "a few bytes that unpack to %s are refused for as much processor time as a few honest uploads",
  async (_what, path, body, headers, statuses) => {
    const bytes = body();
    expect(bytes.length).toBeLessThan(500_000);
    const seconds = await usualSeconds(async () => {
      const answer = await post(server.url + path, bytes, { ...headers, ...attacker });
      expect(statuses).toContain(answer.status);
    });
    expect(seconds / uploadSeconds).toBeLessThan(mostUploads);
  },
);

test("none of it takes the memory of a small machine", () => {
  const peak = residentMebibytes(server.pid, "VmHWM");
  console.log(`peak of the process with one bomb at a time: ${Math.round(peak)} MiB`);
  expect(peak).toBeLessThan(800);
});

test("eight at a time stay within memory, others upload meanwhile, and the sender has to wait in the end", async () => {
  const target = await startTargetProcess({ WASTED_SECONDS_PER_MINUTE: "1" });
  const bomb = packed("[", most);
  const log = gzipSync("an honest log\n".repeat(50_000));
  const share = async () => {
    const answer = await post(`${target.url}/api/upload`, log, { ...bystander, "Content-Encoding": "gzip" });
    expect(answer.status).toBe(200);
  };
  // The first finds no thread; one more is started for somebody who would have to wait for others.
  const threadless = await timed(share);
  // One of each, alone: whoever comes next waits for what is under way, and not for all that others want.
  const explosion = () => post(`${target.url}/api/upload`, bomb, { ...json, "X-Forwarded-For": "203.0.113.99" });
  const alone = threadless + (await timed(explosion)) + (await timed(share));
  let isOver = false;
  const attack = async () => {
    const statuses: number[] = [];
    // Until the sender has to wait: how many that takes is up to the machine.
    while (statuses.length < 40 && statuses.at(-1) !== 429) {
      statuses.push((await post(`${target.url}/api/upload`, bomb, { ...json, ...attacker })).status);
    }
    return statuses;
  };
  const attacks = Promise.all(Array.from({ length: 8 }, attack)).finally(() => {
    isOver = true;
  });
  let longest = 0;
  for (let i = 0; i < 5 && !isOver; i++) longest = Math.max(longest, await timed(share));
  const statuses = (await attacks).flat();
  expect(new Set(statuses)).toEqual(new Set([400, 429]));
  console.log(`slowest upload beside bombs: ${Math.round(longest)} ms, one of each alone ${Math.round(alone)} ms`);
  expect(longest / alone).toBeLessThan(4);
  expect(residentMebibytes(target.pid, "VmHWM")).toBeLessThan(800);
  const limited = await post(`${target.url}/1/log`, bomb, { ...json, ...attacker });
  expect(limited.status).toBe(429);
  expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await post(`${target.url}/api/upload`, "hello", bystander)).status).toBe(200);
  await target.stop();
});
