import { Outage } from "../../wire/refusal.ts";
import { dayMs, type LargestRow, type StoreSurvey, type SurveySums, shownLargest, surveyOf } from "../survey.ts";
import { UnusableStore } from "../unusable-store.ts";
import { PostgresDatabase } from "./database.ts";
import { postgresPlace } from "./place.ts";

/** It reads the whole index. */
const deadlineMs = 120_000;

/** `hasObjects`: contents lie in an object store, whose sizes nobody sums up. */
export async function surveyPostgres(url: string, hasObjects: boolean, now: number): Promise<StoreSurvey> {
  const database = new PostgresDatabase({ url, connections: 1, deadlineMs });
  const place = postgresPlace(url);
  const [day, week] = [now - dayMs, now - 7 * dayMs];
  try {
    const [sums] = await database.query<(SurveySums & { version: string; schema: string })[]>(
      "survey",
      (sql) => sql`
        SELECT count(*) FILTER (WHERE size > 0) AS logs, count(*) FILTER (WHERE size = 0) AS bundles, coalesce(sum(size), 0) AS text,
          count(*) FILTER (WHERE created_at >= ${day} AND size > 0) AS "dayLogs",
          coalesce(sum(size) FILTER (WHERE created_at >= ${day}), 0) AS "dayText",
          count(*) FILTER (WHERE created_at >= ${week} AND size > 0) AS "weekLogs",
          coalesce(sum(size) FILTER (WHERE created_at >= ${week}), 0) AS "weekText",
          (SELECT coalesce(sum(octet_length(content)), 0) FROM contents) AS packed,
          pg_database_size(current_database()) AS bytes, current_setting('server_version') AS version,
          (SELECT convert_from(value, 'UTF8') FROM meta WHERE key = 'schema-version') AS schema
        FROM logs`,
    );
    const largest = await database.query<LargestRow[]>(
      "survey",
      (sql) => sql`SELECT id, name, size, created_at FROM logs ORDER BY size DESC LIMIT ${shownLargest}`,
    );
    const engine = `PostgreSQL ${sums!.version}, schema ${sums!.schema}`;
    const survey = surveyOf({ place, engine }, sums!, largest);
    return hasObjects ? { ...survey, packedBytes: null } : survey;
  } catch (error) {
    throw error instanceof Outage ? new UnusableStore(`${place} cannot be used: ${error.message}`) : error;
  } finally {
    await database.close().catch(() => {});
  }
}
