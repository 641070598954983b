import { gzipSync, zstdCompressSync } from "node:zlib";
import type { Context } from "./context.ts";
import { Disturbance, disturbanceMeasure } from "./disturbance.ts";
import { processMemory, processorTicks, untilIdle } from "./process-status.ts";
import { informs, type Measure, mebibytes, ms, ratio, skipped } from "./report.ts";
import { median } from "./rounds.ts";
import { sampleLog } from "./sample-log.ts";
import { type Server, startLectern, startNginx } from "./servers.ts";
import { shareLog } from "./share-log.ts";
import { missing } from "./wrk.ts";

const sizes = [
  { name: "60 KB", bytes: 60 * 1024, logs: 30 },
  { name: "1 MB", bytes: 1024 * 1024, logs: 10 },
  { name: "10 MB", bytes: 10 * 1024 * 1024 - 1024, logs: 4 },
] as const;
const encodings = ["gzip", "zstd"] as const;
const kinds = ["/raw", "/api/log"] as const;
const msPerTick = 10;

type Size = (typeof sizes)[number];
type Encoding = (typeof encodings)[number];
type Kind = (typeof kinds)[number];

interface Read {
  firstMs: number;
  wholeMs: number;
}

interface Case {
  size: Size;
  encoding: Encoding;
  kind: Kind;
  ours: Read[];
  nginx: Read[];
  /** Processor time of a read, in milliseconds. */
  costs: number[];
  nginxCosts: number[];
}

/**
 * Logs that nobody has read since the server was started: nothing of them is kept, but for what the system keeps of
 * files. Beside it, nginx sends the same answers from files that are packed already.
 */
export async function measureColdReads({ workspace, effort }: Context): Promise<Measure[]> {
  const absent = missing("nginx");
  if (absent) return [skipped("cold reads", absent)];
  const directory = workspace.directory("cold-reads");
  const ids = await storedLogs(await startLectern(workspace, directory));
  const nginx = await startNginx(workspace, packedAnswers());
  const cases = sizes.flatMap((size) =>
    kinds.flatMap((kind) => encodings.map((encoding): Case => ({ size, kind, encoding, ...noReads() }))),
  );
  const disturbances: (number | null)[] = [];
  let memory = 0;
  for (let round = 0; round <= effort.rounds; round++) {
    const lectern = await startLectern(workspace, directory);
    const watch = new Disturbance(lectern.pid);
    // Threads are started when they are first needed.
    for (const encoding of encodings) await readOnce(lectern, `/api/log/${ids.warmUp}`, encoding);
    for (const one of cases) await measureCase(one, lectern, nginx, ids.of(one.size), round === 0);
    disturbances.push(watch.end(0));
    memory = Math.max(memory, processMemory(lectern.pid)?.peak ?? 0);
    await lectern.stop();
  }
  await nginx.stop();
  return [
    ...cases.flatMap(measuresOf),
    disturbanceMeasure(disturbances),
    informs("  highest resident memory", mebibytes(memory)),
  ];
}

const noReads = () => ({ ours: [], nginx: [], costs: [], nginxCosts: [] });

async function storedLogs(lectern: Server) {
  const warmUp = await shareLog(lectern.origin, sampleLog(1, 300 * 1024));
  const stored = new Map<Size, string[]>();
  for (const size of sizes) {
    const logs: string[] = [];
    for (let seed = 1; seed <= size.logs; seed++)
      logs.push(await shareLog(lectern.origin, sampleLog(seed, size.bytes)));
    stored.set(size, logs);
  }
  await lectern.stop();
  return { warmUp, of: (size: Size) => stored.get(size)! };
}

/** Every size and kind as a packed file. */
function packedAnswers(): Record<string, Uint8Array> {
  const files: Record<string, Uint8Array> = {};
  for (const size of sizes) {
    for (const kind of kinds) {
      const text = sampleLog(1, size.bytes);
      const plain = Buffer.from(kind === "/raw" ? text : JSON.stringify({ success: true, content: text }));
      files[fileOf({ size, kind, encoding: "gzip" })] = gzipSync(plain, { level: 5 });
      files[fileOf({ size, kind, encoding: "zstd" })] = zstdCompressSync(plain);
    }
  }
  return files;
}

function fileOf({ size, kind, encoding }: Pick<Case, "size" | "kind" | "encoding">): string {
  return `${size.bytes}-${kind.replaceAll("/", "")}.${encoding}`;
}

async function measureCase(one: Case, lectern: Server, nginx: Server, ids: string[], isWarmUp: boolean): Promise<void> {
  const path = `/${fileOf(one)}`;
  await untilIdle(lectern.pid);
  const before = { ours: processorTicks(lectern.pid), nginx: processorTicks(nginx.pid) };
  const ours: Read[] = [];
  const files: Read[] = [];
  for (const id of ids) {
    ours.push(await readOnce(lectern, `${one.kind}/${id}`, one.encoding));
    files.push(await readOnce(nginx, path, one.encoding));
  }
  const cost = (server: Server, ticks: number) => ((processorTicks(server.pid) - ticks) * msPerTick) / ids.length;
  if (isWarmUp) return;
  one.costs.push(cost(lectern, before.ours));
  one.nginxCosts.push(cost(nginx, before.nginx));
  one.ours.push(...ours);
  one.nginx.push(...files);
}

/** Without unpacking, which would be the reader's work. */
async function readOnce({ origin }: Server, path: string, encoding: Encoding): Promise<Read> {
  const started = performance.now();
  const headers = { "Accept-Encoding": encoding };
  const response = await fetch(origin + path, { headers, decompress: false });
  const reader = response.body!.getReader();
  let firstMs = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (firstMs === 0) firstMs = performance.now() - started;
  }
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
  return { firstMs, wholeMs: performance.now() - started };
}

function measuresOf({ size, kind, encoding, ours, nginx, costs, nginxCosts }: Case): Measure[] {
  const first = (reads: Read[]) => median(reads.map(({ firstMs }) => firstMs));
  const whole = (reads: Read[]) => median(reads.map(({ wholeMs }) => wholeMs));
  const figures = (reads: Read[], cost: number[]) =>
    `first byte ${ms(first(reads))}, whole ${ms(whole(reads))}, processor ${ms(median(cost))}`;
  return [
    informs(`${kind} of a ${size.name} log, cold, ${encoding}, of nginx`, ratio(whole(nginx) / whole(ours))),
    informs("  the service", figures(ours, costs)),
    informs("  nginx, packed before", figures(nginx, nginxCosts)),
  ];
}
