import type { LogId } from "./ports.ts";

export const reportReasons = ["personal", "abuse", "illegal", "malware", "other"] as const;
export type ReportReason = (typeof reportReasons)[number];

export interface NewReport {
  reason: ReportReason;
  text: string;
  /** `""` where none was given. */
  contact: string;
}

/** A record of the kind `report`. */
export interface Report extends NewReport {
  log: LogId;
  at: number;
  /** Whether the webhook has it; `null` where there is none. */
  webhook: { tries: number; nextAt: number | null } | null;
}

/** A record of the kind `report-gone`: its log is removed, and what was said of the log is gone with it. */
export interface GoneReport {
  log: LogId;
  at: number;
  reason: ReportReason;
}

/** Where the reports of a log are, in the order of keys: those between the two. Both kinds have the same keys. */
export function reportKeysOf(log: string): { after: string; before: string } {
  return { after: `${log} `, before: `${log}!` };
}

/** Letters and digits stand for the network, and for the client in it. Neither can be told from them. */
export function reportKey(log: LogId, network: string, client: string): string {
  return `${log} ${network}${client}`;
}

export function networkOf(key: string): string {
  const start = key.indexOf(" ") + 1;
  return key.slice(start, start + networkDigits);
}

/** One of 65,536: enough to share fairly between networks, and too few to find out who it was. */
export const networkDigits = 4;

/**
 * What a record becomes when its log is removed. A removal must not fail, so that of a record that cannot be read is left
 * what its key says.
 */
export function withoutTexts(key: string, value: string): string {
  const log = key.slice(0, key.indexOf(" ")) as LogId;
  const { at, reason } = readable(value);
  return JSON.stringify({ log, at: at ?? 0, reason: reason ?? "other" } satisfies GoneReport);
}

function readable(value: string): Partial<Report> {
  try {
    return (JSON.parse(value) as Partial<Report> | null) ?? {};
  } catch {
    return {};
  }
}
