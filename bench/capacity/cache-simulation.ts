import { type Random, seededRandom } from "../sample-log.ts";
import { ageAt } from "./read-ages.ts";
import { zipfRanks } from "./zipf.ts";

export interface CacheRun {
  uploadsPerSecond: number;
  readsPerLog: number;
  zipfExponent: number;
  nodes: number;
  cacheBytes: number;
  /** `any`: a request goes to any node. `log`: all reads of a log go to the same one. */
  balance: "any" | "log";
  /** Packed bytes of a log by its number. */
  bytesOf: (log: number) => number;
  measuredReads: number;
  seed: number;
}

export interface CacheOutcome {
  hitRate: number;
  /** How long a log that nobody asks for again stays. */
  keptSeconds: number;
}

const minute = 60;
const day = 86_400;
/** Far in: there are ten years of logs before the first second. */
const beginning = 11 * 365 * day;

/**
 * One node of many, at full rate and with its real cache, second by second: nothing is scaled down. All nodes see the
 * same kind of traffic, so one stands for all.
 *
 * A read has an age (from the table of ages), and takes one of the logs of that minute by its rank; of that day where it
 * is older. No log is more popular than the first of its minute, which makes the rate rather too low than too high.
 */
export function simulateCache(run: CacheRun): CacheOutcome {
  const random = seededRandom(run.seed);
  const cache = new Lru(run.cacheBytes);
  const drawLog = logs(run, random);
  const { uploadsPerSecond, readsPerLog, nodes } = run;
  // Of all that happens, in its shares: a read, or an upload that this node takes.
  const uploadShare = 1 / (1 + readsPerLog);
  const perSecond = (uploadsPerSecond * (1 + readsPerLog)) / nodes;
  let now = beginning;
  let [reads, hits] = [0, 0];
  let isWarm = run.cacheBytes === 0;
  while (reads < run.measuredReads) {
    now += -Math.log(1 - random()) / perSecond;
    if (random() < uploadShare) {
      // Under a balance by log, whoever takes the upload is seldom the one who is asked for it.
      const log = Math.floor(now * uploadsPerSecond);
      cache.put(log, run.bytesOf(log), now);
    } else {
      const log = drawLog(now);
      const isHit = cache.has(log);
      cache.put(log, run.bytesOf(log), now);
      if (isWarm) reads++;
      if (isWarm && isHit) hits++;
    }
    isWarm ||= cache.dropped >= cache.size;
  }
  return { hitRate: hits / reads, keptSeconds: cache.keptSeconds };
}

/** A log for a read at a moment. With a balance by log, only those of this node. */
function logs({ uploadsPerSecond, zipfExponent, nodes, balance }: CacheRun, random: Random): (now: number) => number {
  const cohorts = [minute, day].map((seconds) => {
    const count = Math.max(1, Math.floor(uploadsPerSecond * seconds));
    return { seconds, count, rank: zipfRanks(count, zipfExponent) };
  });
  const [young, old] = cohorts as [(typeof cohorts)[0], (typeof cohorts)[0]];
  return (now) => {
    for (;;) {
      const age = ageAt(random());
      const { seconds, count, rank } = age < day ? young : old;
      const cohort = Math.floor((now - age) / seconds);
      const log = Math.floor(cohort * seconds * uploadsPerSecond) + shuffled(rank(random) - 1, cohort, count);
      // Not there yet: the popular log of this minute may be one of its last.
      if (log > now * uploadsPerSecond) continue;
      if (balance === "any" || log % nodes === 0) return log;
    }
  };
}

/** Popular logs come at any moment of their cohort, not first. */
function shuffled(rank: number, cohort: number, count: number): number {
  return (rank + ((cohort * 2_654_435_761) % count)) % count;
}

interface Held {
  log: number;
  bytes: number;
  at: number;
  older: Held;
  newer: Held;
}

/** Decides as `src/storage/content-cache.ts` does, with numbers in place of bytes. A ring, because it is quick. */
class Lru {
  dropped = 0;
  keptSeconds = 0;
  private readonly logs = new Map<number, Held>();
  private readonly ring: Held;
  private bytes = 0;

  constructor(private readonly maxBytes: number) {
    const ring = { log: -1, bytes: 0, at: 0 } as Held;
    ring.older = ring;
    ring.newer = ring;
    this.ring = ring;
  }

  get size(): number {
    return this.logs.size;
  }

  has(log: number): boolean {
    return this.logs.has(log);
  }

  put(log: number, bytes: number, at: number): void {
    if (bytes > this.maxBytes / 8) return;
    const known = this.logs.get(log);
    if (known) this.drop(known);
    const { ring } = this;
    const held = { log, bytes, at, older: ring.older, newer: ring };
    ring.older.newer = held;
    ring.older = held;
    this.logs.set(log, held);
    this.bytes += bytes;
    while (this.bytes > this.maxBytes) {
      this.dropped++;
      this.keptSeconds = at - ring.newer.at;
      this.drop(ring.newer);
    }
  }

  private drop(held: Held): void {
    held.older.newer = held.newer;
    held.newer.older = held.older;
    this.logs.delete(held.log);
    this.bytes -= held.bytes;
  }
}
