import { Database } from "bun:sqlite";
import { dayMs, type LargestRow, type StoreSurvey, type SurveySums, shownLargest, surveyOf } from "../survey.ts";
import { databaseIn } from "./database-file.ts";
import { sqlitePlace } from "./export.ts";
import { configureConnection } from "./schema.ts";

/** Reads beside a server that may be running. Neither column is older than the first schema. */
export function surveySqlite(directory: string, now: number): StoreSurvey {
  using db = new Database(databaseIn(directory), { readonly: true, strict: true });
  configureConnection(db, "reader");
  const sums = db
    .query<SurveySums & { version: string; schema: number }, [number, number]>(
      `SELECT count(*) FILTER (WHERE size > 0) AS logs, count(*) FILTER (WHERE size = 0) AS bundles, total(size) AS text, total(length(content)) AS packed,
         total(created_at >= ?1 AND size > 0) AS dayLogs, total(iif(created_at >= ?1, size, 0)) AS dayText,
         total(created_at >= ?2 AND size > 0) AS weekLogs, total(iif(created_at >= ?2, size, 0)) AS weekText,
         (SELECT page_count * page_size FROM pragma_page_count, pragma_page_size) AS bytes,
         sqlite_version() AS version, (SELECT user_version FROM pragma_user_version) AS schema
       FROM logs`,
    )
    .get(now - dayMs, now - 7 * dayMs)!;
  const largest = db
    .query<LargestRow, [number]>("SELECT id, name, size, created_at FROM logs ORDER BY size DESC LIMIT ?")
    .all(shownLargest);
  const engine = `SQLite ${sums.version}, schema ${sums.schema}`;
  return surveyOf({ place: sqlitePlace(directory), engine }, sums, largest);
}
