import type { SQL, TransactionSQL } from "bun";
import type { LogId } from "../../logs/ports.ts";
import { reportKeysOf, withoutTexts } from "../../logs/report-record.ts";
import type { ReportOutcome } from "../../logs/store-ports.ts";
import { textsOf } from "./parameters.ts";

/** The row of the log is held meanwhile: a removal comes before it, or finds the report. */
export async function keepReport(
  sql: SQL,
  log: LogId,
  key: string,
  expected: string | null,
  value: string,
): Promise<ReportOutcome> {
  const kept =
    expected === null
      ? await sql`
        WITH log AS (SELECT id FROM logs WHERE id = ${log} FOR KEY SHARE)
        INSERT INTO records (kind, key, value) SELECT 'report', ${key}::text, ${value}::text FROM log
        ON CONFLICT (kind, key) DO NOTHING RETURNING key`
      : await sql`
        WITH log AS (SELECT id FROM logs WHERE id = ${log} FOR KEY SHARE)
        UPDATE records SET value = ${value} FROM log
        WHERE kind = 'report' AND key = ${key} AND value = ${expected} RETURNING key`;
  if (kept.length === 1) return "kept";
  const there = await sql`SELECT 1 FROM logs WHERE id = ${log}`;
  return there.length === 0 ? "no such log" : "changed";
}

/** The logs are removed in this transaction, and what was said of them goes with them. */
export async function forgetReports(tx: TransactionSQL, logs: readonly LogId[]): Promise<void> {
  const ranges = logs.map(reportKeysOf);
  const bounds = (of: "after" | "before") => textsOf(tx, ranges, (range) => range[of]);
  const rows = (await tx`
    SELECT key, value FROM unnest(${bounds("after")}, ${bounds("before")}) AS log (after, before)
    JOIN records ON kind = 'report' AND key > after COLLATE "C" AND key < before COLLATE "C"
    FOR UPDATE OF records`) as { key: string; value: string }[];
  for (const { key, value } of rows) {
    await tx`
      INSERT INTO records (kind, key, value) VALUES ('report-gone', ${key}, ${withoutTexts(key, value)})
      ON CONFLICT (kind, key) DO UPDATE SET value = excluded.value`;
    await tx`DELETE FROM records WHERE kind = 'report' AND key = ${key}`;
  }
}
