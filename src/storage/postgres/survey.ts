import type { LogId } from "../../logs/ports.ts";
import { Outage } from "../../wire/refusal.ts";
import { dayMs, type StoreSurvey, shownLargest } from "../survey.ts";
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
    const [sums] = (await database.query(
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
    )) as Record<string, string>[];
    const largest = (await database.query(
      "survey",
      (sql) => sql`SELECT id, name, size, created_at FROM logs ORDER BY size DESC LIMIT ${shownLargest}`,
    )) as { id: LogId; name: string; size: string; created_at: string }[];
    const figure = (name: string) => Number(sums?.[name] ?? 0);
    return {
      place,
      engine: `PostgreSQL ${sums?.["version"]}, schema ${sums?.["schema"]}`,
      logs: figure("logs"),
      bundles: figure("bundles"),
      textBytes: figure("text"),
      packedBytes: hasObjects ? null : figure("packed"),
      storeBytes: figure("bytes"),
      lastDay: { logs: figure("dayLogs"), textBytes: figure("dayText") },
      lastWeek: { logs: figure("weekLogs"), textBytes: figure("weekText") },
      largest: largest.map(({ id, name, size, created_at }) => ({
        id,
        name,
        size: Number(size),
        createdAt: Number(created_at),
      })),
    };
  } catch (error) {
    throw error instanceof Outage ? new UnusableStore(`${place} cannot be used: ${error.message}`) : error;
  } finally {
    await database.close().catch(() => {});
  }
}
