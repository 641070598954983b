import { createHmac } from "node:crypto";
import { Outage, StorageFull, TooManyReports } from "../wire/refusal.ts";
import { allRecords, writeAudit } from "./audit.ts";
import { asLogId } from "./id.ts";
import { KnownReports } from "./known-reports.ts";
import type { Clock, LogId } from "./ports.ts";
import {
  type GoneReport,
  type NewReport,
  networkDigits,
  networkOf,
  type Report,
  reportKey,
  reportKeysOf,
} from "./report-record.ts";
import { greediest } from "./report-shares.ts";
import type { RecordKind, Records, ReportRecords, Room } from "./store-ports.ts";

/** More reports of one log say nothing new. */
const maxPerLog = 20;
/** Unread ones: whoever sends more is not read any sooner. */
const maxPerNetwork = 50;
const maxAttempts = 5;

/** Who reports: an address, and the network around it. Only keyed hashes of both are kept. */
export interface Reporter {
  client: string;
  network: string;
}

/** What visitors tell the operator of a log. */
export class Reports {
  /** One after the other: who comes next sees how many there are now. */
  private last: Promise<unknown> = Promise.resolve();
  private readonly known: KnownReports;

  constructor(
    private readonly store: ReportRecords & Room,
    private readonly clock: Clock,
    /** Reporters are known by a keyed hash, not by their address. */
    private readonly key: Uint8Array,
    private readonly hasWebhook: boolean,
    /** How many are kept, all together. */
    private readonly maxReports: number,
  ) {
    this.known = new KnownReports(store.records, clock);
  }

  /**
   * A second one of the same client on the same log replaces the first. Gives the key that it is stored by; `null` where
   * the log is gone meanwhile. Throws `TooManyReports` where there is no room for it.
   */
  add(log: LogId, reporter: Reporter, report: NewReport): Promise<string | null> {
    const added = this.last.then(() => this.addInTurn(log, reporter, report));
    this.last = added.catch(() => {});
    return added;
  }

  private async addInTurn(log: LogId, { client, network }: Reporter, report: NewReport): Promise<string | null> {
    const networkHash = this.hash(`report-network ${network}`).slice(0, networkDigits);
    const key = reportKey(log, networkHash, this.hash(`report ${log} ${client}`).slice(0, 16 - networkDigits));
    const now = this.clock.now();
    const webhook = this.hasWebhook ? { tries: 0, nextAt: now } : null;
    const value = JSON.stringify({ ...report, log, at: now, webhook } satisfies Report);
    try {
      await this.store.checkRoom();
      await this.makeRoom(log, key);
      const kept = await this.keep(log, key, value);
      if (kept !== null) (await this.known.keys()).open.add(key);
      return kept;
    } catch (error) {
      throw error instanceof StorageFull ? new TooManyReports("all") : error;
    }
  }

  private async keep(log: LogId, key: string, value: string): Promise<string | null> {
    // The webhook writes down its tries meanwhile.
    for (let attempt = 0; attempt < maxAttempts; attempt++) {
      const before = await this.store.records.read("report", key);
      if (before === value) return key;
      const outcome = await this.store.keepReport(log, key, before, value);
      if (outcome !== "changed") return outcome === "kept" ? key : null;
    }
    throw new Outage("A report could not be written: others change it all the time.");
  }

  /**
   * Nodes that add in the same seconds do not know of each other's, and may exceed the number by as many; the next one makes
   * up for that.
   */
  private async makeRoom(log: LogId, key: string): Promise<void> {
    const { open, gone } = await this.known.keys();
    if (open.has(key)) return;
    const network = networkOf(key);
    const keys = [...open];
    if (keys.filter((one) => networkOf(one) === network).length >= maxPerNetwork) refuse("network");
    const { after } = reportKeysOf(log);
    const ofLog = keys.filter((one) => one.startsWith(after));
    if (ofLog.length >= maxPerLog) await this.dropOldest(greediest(ofLog, network) ?? refuse("log"), open);
    while (open.size + gone.size >= this.maxReports) {
      // Of those, the operator has nothing to decide any more.
      const [obsolete] = gone;
      if (obsolete !== undefined) await this.drop("report-gone", obsolete, gone);
      else await this.dropOldest(greediest([...open], network) ?? refuse("all"), open);
    }
  }

  private async dropOldest(keys: readonly string[], open: Set<string>): Promise<void> {
    let oldest = { key: keys[0]!, at: Number.POSITIVE_INFINITY };
    for (const key of keys) {
      const value = await this.store.records.read("report", key);
      const at = value === null ? Number.NEGATIVE_INFINITY : (JSON.parse(value) as Report).at;
      if (at < oldest.at) oldest = { key, at };
    }
    await this.drop("report", oldest.key, open);
  }

  private async drop(kind: RecordKind, key: string, known: Set<string>): Promise<void> {
    known.delete(key);
    const { records } = this.store;
    for (let attempt = 0; attempt < maxAttempts; attempt++) {
      const value = await records.read(kind, key);
      if (value === null || (await records.replace(kind, key, value, null))) return;
    }
  }

  private hash(text: string): string {
    return createHmac("sha256", this.key).update(text).digest("hex");
  }
}

function refuse(of: "log" | "network" | "all"): never {
  throw new TooManyReports(of);
}

export interface ListedReport extends Report {
  /** Its log is removed, and so is what was said of it. */
  isLogGone: boolean;
}

/** From the oldest to the newest. */
export async function listReports(records: Records): Promise<ListedReport[]> {
  const open = (await allRecords(records, "report")).map(({ value }) => JSON.parse(value) as Report);
  const gone = (await allRecords(records, "report-gone")).map(({ value }) => JSON.parse(value) as GoneReport);
  return [
    ...open.map((report) => ({ ...report, isLogGone: false })),
    ...gone.map((report) => ({ ...report, text: "", contact: "", webhook: null, isLogGone: true })),
  ].sort((a, b) => a.at - b.at);
}

/** Closes the reports of a log. Returns how many there were. */
export async function closeReports(
  records: Records,
  clock: Clock,
  text: string,
  reason: string | null,
): Promise<number> {
  const log = asLogId(text);
  if (!log) return 0;
  const { after, before } = reportKeysOf(log);
  let closed = 0;
  for (const kind of ["report", "report-gone"] as const) {
    for (const { key, value } of await records.list(kind, after, maxPerLog * 2)) {
      if (key < before && (await records.replace(kind, key, value, null))) closed++;
    }
  }
  if (closed > 0) await writeAudit(records, clock, { action: "reports-close", subject: log, reason });
  return closed;
}
