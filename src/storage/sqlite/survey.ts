import { Database } from "bun:sqlite";
import type { LogId } from "../../logs/ports.ts";
import { dayMs, type StoreSurvey, shownLargest } from "../survey.ts";
import { databaseIn } from "./database-file.ts";
import { sqlitePlace } from "./export.ts";
import { configureConnection } from "./schema.ts";

interface Sums {
  logs: number;
  bundles: number;
  text: number;
  packed: number;
  dayLogs: number;
  dayText: number;
  weekLogs: number;
  weekText: number;
}

interface LargestRow {
  id: LogId;
  name: string;
  size: number;
  created_at: number;
}

/** Reads beside a server that may be running. Neither column is older than the first schema. */
export function surveySqlite(directory: string, now: number): StoreSurvey {
  using db = new Database(databaseIn(directory), { readonly: true, strict: true });
  configureConnection(db, "reader");
  const sums = db
    .query<Sums, [number, number]>(
      `SELECT count(*) FILTER (WHERE size > 0) AS logs, count(*) FILTER (WHERE size = 0) AS bundles, total(size) AS text, total(length(content)) AS packed,
         total(created_at >= ?1 AND size > 0) AS dayLogs, total(iif(created_at >= ?1, size, 0)) AS dayText,
         total(created_at >= ?2 AND size > 0) AS weekLogs, total(iif(created_at >= ?2, size, 0)) AS weekText
       FROM logs`,
    )
    .get(now - dayMs, now - 7 * dayMs)!;
  const largest = db
    .query<LargestRow, [number]>("SELECT id, name, size, created_at FROM logs ORDER BY size DESC LIMIT ?")
    .all(shownLargest);
  const { version, schema, bytes } = db
    .query<{ version: string; schema: number; bytes: number }, []>(
      `SELECT sqlite_version() AS version, user_version AS schema, page_count * page_size AS bytes
       FROM pragma_user_version, pragma_page_count, pragma_page_size`,
    )
    .get()!;
  return {
    place: sqlitePlace(directory),
    engine: `SQLite ${version}, schema ${schema}`,
    logs: sums.logs,
    bundles: sums.bundles,
    textBytes: sums.text,
    packedBytes: sums.packed,
    storeBytes: bytes,
    lastDay: { logs: sums.dayLogs, textBytes: sums.dayText },
    lastWeek: { logs: sums.weekLogs, textBytes: sums.weekText },
    largest: largest.map(({ id, name, size, created_at: createdAt }) => ({ id, name, size, createdAt })),
  };
}
