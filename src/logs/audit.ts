import { randomUUID } from "node:crypto";
import type { Clock } from "./ports.ts";
import type { Records } from "./store-ports.ts";

/** What an operator did, and when: kept with the data, never changed. */
export interface AuditEntry {
  /** Milliseconds since 1970. */
  at: number;
  /** Such as `key-add`, `remove`, `block`. */
  action: string;
  /** What it was done to: an id, a name, a network. */
  subject: string;
  reason: string | null;
}

export async function writeAudit(records: Records, clock: Clock, entry: Omit<AuditEntry, "at">): Promise<void> {
  const at = clock.now();
  // Keys sort by time, on whatever node they are written.
  const key = `${new Date(at).toISOString()} ${randomUUID()}`;
  await records.replace("audit", key, null, JSON.stringify({ at, ...entry } satisfies AuditEntry));
}

/** All of a kind, page by page. */
export async function allRecords(
  records: Records,
  kind: Parameters<Records["list"]>[0],
): Promise<{ key: string; value: string }[]> {
  const all: { key: string; value: string }[] = [];
  for (;;) {
    const page = await records.list(kind, all.at(-1)?.key ?? null, 500);
    all.push(...page);
    if (page.length < 500) return all;
  }
}

export async function auditTrail(records: Records): Promise<AuditEntry[]> {
  return (await allRecords(records, "audit")).map(({ value }) => JSON.parse(value) as AuditEntry);
}
