import { copyFileSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { LogId } from "../src/logs/ports.ts";
import type { Context } from "./context.ts";
import { fillStore } from "./fill-store.ts";
import { getRequest, sendAll, uploadRequest } from "./http-connection.ts";
import { aimsFor, informs, type Measure, ms, ratio, spread } from "./report.ts";
import { median, type Pair } from "./rounds.ts";
import { sampleLog, seededRandom, uploadBody } from "./sample-log.ts";
import { type Server, startLectern } from "./servers.ts";

const few = 1000;
const target = 1.2;
const connections = 8;
const databaseFile = "lectern.sqlite";
const warmUpUploads = 1000;
const measuredUploads = 2000;
/** Requests that one server gets before it is the other one's turn. Divides all of the counts above. */
const batch = 125;

interface Times {
  readMs: number;
  uploadMs: number;
}

/**
 * The time of a read and of an upload among a thousand logs and among a million. Each round starts both servers anew, so
 * that every read is the first one of its log (an answer kept in memory would hide the store), and puts the small store
 * back to what it was (else the uploads would turn it into a large one).
 */
export async function measureGrowth({ workspace, effort }: Context): Promise<Measure[]> {
  const many = manyLogs();
  const small = workspace.directory("growth-few");
  const pristine = workspace.directory("growth-pristine");
  const large = workspace.directory("growth-many");
  const smallIds = fillStore(pristine, few, few);
  const started = performance.now();
  const largeIds = fillStore(large, many, few);
  const fillMs = performance.now() - started;

  const rounds: Pair<Times, Times>[] = [];
  for (let round = 0; round < (effort.isQuick ? 5 : 11); round++) {
    rmSync(small, { recursive: true });
    mkdirSync(small);
    copyFileSync(join(pristine, databaseFile), join(small, databaseFile));
    const a = { server: await startLectern(workspace, small), ids: shuffled(smallIds, round) };
    const b = { server: await startLectern(workspace, large), ids: shuffled(largeIds, round) };
    rounds.push(await timesOf(a, b));
    await Promise.all([a.server.stop(), b.server.stop()]);
  }
  const ratios = (key: keyof Times) => rounds.map(({ a, b }) => b[key] / a[key]);
  const times = (key: keyof Times) =>
    `${ms(median(rounds.map(({ a }) => a[key])))} and ${ms(median(rounds.map(({ b }) => b[key])))}`;
  const label = `${few.toLocaleString("en-US")} to ${many.toLocaleString("en-US")} logs`;
  const growth = (what: string, key: keyof Times) => [
    aimsFor(`time of a ${what}, ${label}`, spread(ratios(key), ratio), `<= ${target}`, median(ratios(key)) <= target),
    informs(`  each, ${connections} at once`, times(key)),
  ];
  return [
    ...growth("first read", "readMs"),
    ...growth("small upload", "uploadMs"),
    informs("  filling the large store took", `${(fillMs / 1000).toFixed(1)} s`),
  ];
}

/** Filling takes seconds, so even a quick run has a real million; a small disk can ask for less. */
function manyLogs(): number {
  const given = Number(process.env["BENCH_MILLION"]);
  return Number.isInteger(given) && given > few ? given : 1_000_000;
}

interface Side {
  server: Server;
  ids: LogId[];
}

/** The first half of the reads warms the servers up: what is timed is their code at full speed, on logs it has not seen. */
async function timesOf(a: Side, b: Side): Promise<Pair<Times, Times>> {
  const reads = ({ ids }: Side) => ids.map((id) => getRequest(`/api/log/${id}`));
  const upload = uploadRequest(uploadBody(sampleLog(5, 600)));
  const uploads = Array<Uint8Array>(warmUpUploads + measuredUploads).fill(upload);
  const [readA, readB] = await inTurns(a.server, b.server, reads(a), reads(b), few / 2);
  const [uploadA, uploadB] = await inTurns(a.server, b.server, uploads, uploads, warmUpUploads);
  return { a: { readMs: readA, uploadMs: uploadA }, b: { readMs: readB, uploadMs: uploadB } };
}

/**
 * Milliseconds a request on either server. They take turns in batches far shorter than the disturbances of a busy
 * machine, and the order changes every time, so that neither always comes after the other's waits for the disk.
 */
async function inTurns(
  a: Server,
  b: Server,
  requestsA: Uint8Array[],
  requestsB: Uint8Array[],
  uncounted: number,
): Promise<[number, number]> {
  const sums: [number, number] = [0, 0];
  const send = async (side: 0 | 1, from: number) => {
    const [server, requests] = side === 0 ? [a, requestsA] : [b, requestsB];
    const elapsed = await sendAll(server.port, requests.slice(from, from + batch), connections);
    if (from >= uncounted) sums[side] += elapsed;
  };
  for (let from = 0; from < requestsA.length; from += batch) {
    const first = (from / batch) % 2 === 0 ? 0 : 1;
    await send(first, from);
    await send(first === 0 ? 1 : 0, from);
  }
  const counted = requestsA.length - uncounted;
  return [sums[0] / counted, sums[1] / counted];
}

function shuffled<T>(items: T[], seed: number): T[] {
  const random = seededRandom(seed);
  return items
    .map((item) => ({ item, key: random() }))
    .sort((x, y) => x.key - y.key)
    .map(({ item }) => item);
}
