import { gzipSync } from "node:zlib";
import type { Context } from "./context.ts";
import { Disturbance, disturbanceMeasure } from "./disturbance.ts";
import { processMemory, processorTicks, untilIdle } from "./process-status.ts";
import { informs, type Measure, mebibytes, ms, perSecond, ratio, skipped, spread } from "./report.ts";
import { inTurn, median, quantile } from "./rounds.ts";
import { sampleLog, seededRandom } from "./sample-log.ts";
import { type Server, startLectern, startNginx } from "./servers.ts";
import { shareLog } from "./share-log.ts";
import { missing } from "./wrk.ts";

const logBytes = 60 * 1024;
const storedLogs = 150;
/** Of those, the ones that are read again and again. */
const popularLogs = 30;
const concurrent = 16;
const msPerTick = 10;

interface Request {
  path: string;
  init: RequestInit;
}

/** What somebody does: requests one after the other, as their program sends them. */
interface Visit {
  kind: Kind;
  requests: Request[];
}

const kinds = [
  "a browser's first visit",
  "a browser that comes again",
  "a log that everybody opens",
  "a log of the long tail",
  "a bot that asks for insights",
  "a launcher's upload",
] as const;
type Kind = (typeof kinds)[number];

/** How often each comes, in a hundred visits of a day. */
const shares: Record<Kind, number> = {
  "a browser's first visit": 15,
  "a browser that comes again": 25,
  "a log that everybody opens": 25,
  "a log of the long tail": 10,
  "a bot that asks for insights": 15,
  "a launcher's upload": 10,
};

const browser = {
  Accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
  "Accept-Encoding": "gzip, deflate, br, zstd",
  "Accept-Language": "en-GB,en;q=0.9",
};

/** A day's mix of visits: processor time a visit, waiting, memory; and nginx sending the same bytes of what is read. */
export async function measureVisits({ workspace, effort }: Context): Promise<Measure[]> {
  const absent = missing("nginx");
  if (absent) return [skipped("visits", absent)];
  const lectern = await startLectern(workspace, workspace.directory("visits"), { ANALYSES_PER_MINUTE: "0" });
  const ids: string[] = [];
  for (let seed = 1; seed <= storedLogs; seed++) ids.push(await shareLog(lectern.origin, sampleLog(seed, logBytes)));
  const visitsOf = new DayOfVisits(ids, await filesOf(lectern.origin, `/${ids[0]}`));
  const firstVisits = [
    await firstVisit(lectern.origin, [{ path: "/", init: { headers: browser } }], "first visit of the start page"),
    await firstVisit(lectern.origin, pageOf(ids[0]!), "first visit of a log's page"),
  ];
  const count = effort.isQuick ? 400 : 2000;
  await untilIdle(lectern.pid);
  const nginx = await startNginx(workspace, await sameBytes(lectern.origin, visitsOf.everyRead()));
  const results = await inTurn(effort.rounds, {
    ours: () => measured(lectern, visitsOf.mixed(count)),
    reads: () => measured(lectern, visitsOf.reads(count)),
    nginx: () => measured(nginx, visitsOf.reads(count), fileName),
  });
  const memory = processMemory(lectern.pid);
  await Promise.all([lectern.stop(), nginx.stop()]);

  const { ours, reads, nginx: files } = results;
  const perVisit = (rounds: Measured[]) =>
    spread(
      rounds.map((one) => one.processorMs),
      ms,
    );
  const shareOf = reads.map((one, round) => files[round]!.processorMs / one.processorMs);
  return [
    ...firstVisits,
    informs("a visit, processor time", perVisit(ours)),
    informs("  visits a second, sender on the same machine", perSecond(median(ours.map((one) => one.perSecond)))),
    ...kinds.map((kind) => {
      const times = ours.flatMap(({ waits }) => waits.get(kind) ?? []);
      return informs(`  ${kind}`, `p50 ${ms(quantile(times, 0.5))}, p99 ${ms(quantile(times, 0.99))}`);
    }),
    informs("  only what is read, processor time", perVisit(reads)),
    informs("  nginx, same bytes", perVisit(files)),
    informs("  of nginx (higher is better)", spread(shareOf, ratio)),
    disturbanceMeasure(Object.values(results).flatMap((rounds) => rounds.map(({ disturbance }) => disturbance))),
    ...(memory ? [informs("  resident memory after the visits", mebibytes(memory.now))] : []),
  ];
}

/** The page of a log, and what its script asks for at once. */
function pageOf(id: string): Request[] {
  return [{ path: `/${id}`, init: { headers: browser } }, loaded(`/content/${id}`)];
}

function loaded(path: string): Request {
  return { path, init: { headers: { ...browser, Accept: "*/*" } } };
}

/** Visits in an order that is the same in every round. */
class DayOfVisits {
  private readonly random = seededRandom(7);
  private readonly upload = {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", "Content-Encoding": "gzip" },
    body: gzipSync(`content=${encodeURIComponent(sampleLog(9, logBytes))}`),
  };
  private unread = 0;

  constructor(
    private readonly ids: string[],
    private readonly files: string[],
  ) {}

  mixed(count: number): Visit[] {
    return Array.from({ length: count }, () => this.visit(this.kind()));
  }

  /** Without uploads, which nginx cannot take. */
  reads(count: number): Visit[] {
    return this.mixed(count * 2)
      .filter(({ kind }) => kind !== "a launcher's upload")
      .slice(0, count);
  }

  /** Each thing that is read, once. */
  everyRead(): Request[] {
    const firstVisit = this.visit("a browser's first visit").requests;
    const pages = this.ids.flatMap(pageOf);
    const insights = this.ids.slice(0, popularLogs).map((id) => this.insights(id));
    return [...firstVisit, ...pages, ...insights];
  }

  private insights(id: string): Request {
    return { path: `/api/insights/${id}`, init: { headers: { "Accept-Encoding": "gzip" } } };
  }

  private kind(): Kind {
    let left = this.random() * 100;
    for (const kind of kinds) {
      left -= shares[kind];
      if (left < 0) return kind;
    }
    return kinds[0];
  }

  private visit(kind: Kind): Visit {
    const some = this.ids[Math.floor(this.random() * popularLogs)]!;
    switch (kind) {
      case "a browser's first visit":
        return { kind, requests: [...pageOf(some), ...this.files.map(loaded)] };
      case "a browser that comes again":
        return { kind, requests: pageOf(some) };
      case "a log that everybody opens":
        return { kind, requests: pageOf(this.ids[0]!) };
      case "a log of the long tail":
        return { kind, requests: pageOf(this.ids[popularLogs + (this.unread++ % (storedLogs - popularLogs))]!) };
      case "a bot that asks for insights":
        return { kind, requests: [this.insights(some)] };
      case "a launcher's upload":
        return { kind, requests: [{ path: "/1/log", init: this.upload }] };
    }
  }
}

interface Measured {
  perSecond: number;
  /** Of the server, for one visit. */
  processorMs: number;
  waits: Map<Kind, number[]>;
  disturbance: number | null;
}

async function measured(server: Server, visits: Visit[], rename = (path: string) => path): Promise<Measured> {
  const waits = new Map<Kind, number[]>(kinds.map((kind) => [kind, []]));
  const watch = new Disturbance(server.pid);
  const ticks = processorTicks(server.pid);
  const own = process.cpuUsage();
  const started = performance.now();
  let next = 0;
  const visitor = async () => {
    for (let place = next++; place < visits.length; place = next++) {
      const { kind, requests } = visits[place]!;
      const begun = performance.now();
      for (const { path, init } of requests) {
        const answer = await fetch(`${server.origin}${rename(path)}`, { ...init, decompress: false });
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
      }
      waits.get(kind)!.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: concurrent }, visitor));
  const seconds = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(own);
  return {
    perSecond: visits.length / seconds,
    processorMs: ((processorTicks(server.pid) - ticks) * msPerTick) / visits.length,
    waits,
    disturbance: watch.end((user + system) / 1e6),
  };
}

/** What somebody loads who comes for the first time: the page and what it names, as sent. */
async function firstVisit(origin: string, asked: Request[], name: string): Promise<Measure> {
  const requests = [...asked, ...(await filesOf(origin, asked[0]!.path)).map(loaded)];
  let bytes = 0;
  for (const { path, init } of requests) {
    const answer = await fetch(origin + path, { ...init, decompress: false });
    bytes += (await answer.arrayBuffer()).byteLength;
  }
  return informs(name, `${(bytes / 1024).toFixed(0)} KiB in ${requests.length} requests`);
}

/**
 * What a browser with scripts loads with a page: its styles and scripts with what they import at once, and its icon. Not
 * workers, which are started when somebody does something.
 */
async function filesOf(origin: string, path: string): Promise<string[]> {
  const page = await (await fetch(origin + path, { headers: browser })).text();
  const named = page
    .replace(/<noscript>.*?<\/noscript>/gs, "")
    .match(/(?<= (?:src|href|data-script|data-styles)=")\/(?:assets\/[^"]+|favicon\.svg)(?=")/g);
  const files = new Set(named);
  // Also those that are found on the way.
  for (const file of files) {
    if (!file.endsWith(".js")) continue;
    const script = await (await fetch(origin + file)).text();
    for (const [imported] of script.matchAll(/(?<=\b(?:from|import)\s?")\/assets\/[^"]+(?=")/g)) files.add(imported);
  }
  return [...files];
}

function fileName(path: string): string {
  return `/${path.slice(1).replaceAll("/", "_")}`;
}

async function sameBytes(origin: string, requests: Request[]): Promise<Record<string, Uint8Array>> {
  const files: Record<string, Uint8Array> = {};
  for (const { path, init } of requests) {
    const name = fileName(path).slice(1);
    files[name] ??= await (await fetch(origin + path, { ...init, decompress: false })).bytes();
  }
  return files;
}
