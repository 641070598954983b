import { createHmac } from "node:crypto";
import { Outage } from "../wire/refusal.ts";
import { allRecords, writeAudit } from "./audit.ts";
import { asLogId } from "./id.ts";
import type { Clock, LogId, Records } from "./ports.ts";

export const reportReasons = ["personal", "abuse", "illegal", "malware", "other"] as const;
export type ReportReason = (typeof reportReasons)[number];

export interface NewReport {
  reason: ReportReason;
  text: string;
  /** `""` where none was given. */
  contact: string;
}

export interface Report extends NewReport {
  log: LogId;
  at: number;
  /** Whether the webhook has it; `null` where there is none. */
  webhook: { tries: number; nextAt: number | null } | null;
}

/** More reports of one log say nothing new. */
const maxPerLog = 20;
const maxAttempts = 5;

/** What visitors tell the operator of a log. */
export class Reports {
  constructor(
    private readonly records: Records,
    private readonly clock: Clock,
    /** Reporters are known by a keyed hash, not by their address. */
    private readonly key: Uint8Array,
    private readonly hasWebhook: boolean,
  ) {}

  /**
   * A second one of the same client on the same log replaces the first. Gives the key that it is stored by; `null` where
   * there are enough.
   */
  async add(log: LogId, client: string, report: NewReport): Promise<string | null> {
    const key = `${log} ${createHmac("sha256", this.key).update(`report ${log} ${client}`).digest("hex").slice(0, 16)}`;
    const others = await this.records.list("report", `${log} `, maxPerLog);
    if (others.filter((one) => one.key.startsWith(`${log} `) && one.key !== key).length >= maxPerLog) return null;
    const now = this.clock.now();
    const webhook = this.hasWebhook ? { tries: 0, nextAt: now } : null;
    const value = JSON.stringify({ ...report, log, at: now, webhook } satisfies Report);
    // The webhook writes down its tries meanwhile.
    for (let attempt = 0; attempt < maxAttempts; attempt++) {
      const before = await this.records.read("report", key);
      if (before === value || (await this.records.replace("report", key, before, value))) return key;
    }
    throw new Outage("A report could not be written: others change it all the time.");
  }
}

export async function listReports(records: Records): Promise<Report[]> {
  const all = (await allRecords(records, "report")).map(({ value }) => JSON.parse(value) as Report);
  return all.sort((a, b) => a.at - b.at);
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
  let closed = 0;
  for (const { key, value } of await records.list("report", `${log} `, maxPerLog * 2)) {
    if (key.startsWith(`${log} `) && (await records.replace("report", key, value, null))) closed++;
  }
  if (closed > 0) await writeAudit(records, clock, { action: "reports-close", subject: log, reason });
  return closed;
}
