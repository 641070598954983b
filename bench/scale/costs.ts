import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Point } from "../capacity/curve.ts";
import type { Context } from "../context.ts";
import { ordinaryLog } from "../ordinary-log.ts";
import { processorTicks, untilIdle } from "../process-status.ts";
import { informs, type Measure, ms, skipped } from "../report.ts";
import type { Server } from "../servers.ts";
import { missingEngines, startEngines, startNode } from "./engines.ts";

/** More of those that take less time: a process's time is counted in hundredths of a second. */
const sizes = [
  { name: "4 KB", bytes: 4000, logs: 2000 },
  { name: "60 KB", bytes: 60_000, logs: 1200 },
  { name: "1 MB", bytes: 1_000_000, logs: 120 },
  { name: "10 MB", bytes: 10_000_000, logs: 24 },
] as const;
type Size = (typeof sizes)[number];

const concurrent = 4;
const msPerTick = 10;
const browser = { Accept: "text/html", "Accept-Encoding": "gzip, deflate, br, zstd" };
const program = { Accept: "*/*", "Accept-Encoding": "gzip" };

const asked = ["upload", "rawMiss", "rawHit", "json", "firstPage", "page", "content"] as const;
type Asked = (typeof asked)[number];

/** What a node over engines spends on each kind of request, by the size of the log: what `npm run capacity` computes from. */
export async function measureCosts(context: Context): Promise<Measure[]> {
  const absent = missingEngines();
  if (absent) return [skipped("costs of a node", absent)];
  const engines = await startEngines();
  const curves: Record<Asked, Point[]> = {
    upload: [],
    rawMiss: [],
    rawHit: [],
    json: [],
    firstPage: [],
    page: [],
    content: [],
  };
  const measures: Measure[] = [];
  for (const size of sizes) {
    const logs = context.effort.isQuick ? Math.ceil(size.logs / 4) : size.logs;
    const values = await costsOf(size, logs, () => startNode(context, engines));
    for (const kind of asked) curves[kind].push({ bytes: size.bytes, value: values[kind] });
    measures.push(informs(`a log of ${size.name}`, asked.map((kind) => `${kind} ${ms(values[kind])}`).join(", ")));
  }
  const file = join(process.cwd(), "costs.json");
  writeFileSync(file, `${JSON.stringify({ measured: new Date().toISOString().slice(0, 10), ...curves }, null, 2)}\n`);
  return [...measures, informs("for npm run capacity -- --costs", file)];
}

/** Each part on a node of its own, which has nothing of these logs in memory. */
async function costsOf(size: Size, logs: number, start: () => Promise<Server>): Promise<Record<Asked, number>> {
  const bodies = Array.from({ length: logs }, (_, seed) =>
    gzipSync(`content=${encodeURIComponent(ordinaryLog(seed + 1, size.bytes))}`),
  );
  const ids: string[] = [];
  const upload = await onNode(start, (node) =>
    cost(node, bodies, async (body) => void ids.push(await share(node, body))),
  );
  const read = (headers: Record<string, string>, path: (id: string) => string) => (node: Server) =>
    cost(node, ids, async (id) => {
      const answer = await fetch(node.origin + path(id), { headers, decompress: false });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path(id)} was answered with ${answer.status}`);
    });
  const raw = read(program, (id) => `/raw/${id}`);
  const page = read(browser, (id) => `/${id}`);
  const [rawMiss, rawHit] = await onNode(start, async (node) => [await raw(node), await raw(node)] as const);
  const json = await onNode(
    start,
    read(program, (id) => `/api/log/${id}`),
  );
  const content = read({ ...browser, Accept: "*/*" }, (id) => `/content/${id}`);
  const firstPage = await onNode(start, page);
  const again = await onNode(start, async (node) => ({ page: await page(node), content: await content(node) }));
  return { upload, rawMiss, rawHit, json, firstPage, ...again };
}

async function onNode<Result>(
  start: () => Promise<Server>,
  measure: (node: Server) => Promise<Result>,
): Promise<Result> {
  const node = await start();
  try {
    return await measure(node);
  } finally {
    await node.stop();
  }
}

/**
 * Milliseconds of the node's processor time for one, with what it goes on doing after it has answered. The first half
 * warms it up: a node runs for weeks.
 */
async function cost<Item>(node: Server, items: readonly Item[], work: (item: Item) => Promise<void>): Promise<number> {
  const half = Math.ceil(items.length / 2);
  await all(items.slice(0, half), work);
  await untilIdle(node.pid);
  const before = processorTicks(node.pid);
  await all(items.slice(half), work);
  await untilIdle(node.pid);
  return ((processorTicks(node.pid) - before) * msPerTick) / (items.length - half);
}

async function all<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async () => {
    for (let place = next++; place < items.length; place = next++) await work(items[place]!);
  };
  await Promise.all(Array.from({ length: concurrent }, worker));
}

/** As launchers do: packed, masked and counted. */
async function share({ origin }: Server, body: Uint8Array): Promise<string> {
  const headers = { "Content-Type": "application/x-www-form-urlencoded", "Content-Encoding": "gzip" };
  const response = await fetch(`${origin}/1/log`, { method: "POST", headers, body });
  const answer = (await response.json()) as { id?: string; error?: string };
  if (!answer.id) throw new Error(`an upload was refused with ${response.status}: ${answer.error}`);
  return answer.id;
}
