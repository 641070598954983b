import type { LogId } from "../../logs/ports.ts";
import type { AgePage, LogAge, RecordKind, Records } from "../../logs/store-ports.ts";
import type { PostgresDatabase } from "./database.ts";
import { deadlines } from "./deadlines.ts";
import { readMeta } from "./meta.ts";

/** What an operator keeps beside the logs. */
export class PostgresRecords implements Records {
  constructor(private readonly database: PostgresDatabase) {}

  async read(kind: RecordKind, key: string): Promise<string | null> {
    const [row] = await this.database.query<{ value: string }[]>(
      "record",
      (sql) => sql`SELECT value FROM records WHERE kind = ${kind} AND key = ${key}`,
      deadlines.index,
    );
    return row?.value ?? null;
  }

  async list(kind: RecordKind, after: string | null, limit: number): Promise<{ key: string; value: string }[]> {
    const rows = await this.database.query<{ key: string; value: string }[]>(
      "record",
      (sql) => sql`
        SELECT key, value FROM records WHERE kind = ${kind} AND key > ${after ?? ""} ORDER BY key LIMIT ${limit}::int`,
      deadlines.index,
    );
    return rows.map(({ key, value }) => ({ key, value }));
  }

  async keys(kind: RecordKind, after: string | null, limit: number): Promise<string[]> {
    const rows = await this.database.query<{ key: string }[]>(
      "record",
      (sql) => sql`
        SELECT key FROM records WHERE kind = ${kind} AND key > ${after ?? ""} ORDER BY key LIMIT ${limit}::int`,
      deadlines.index,
    );
    return rows.map(({ key }) => key);
  }

  async replace(kind: RecordKind, key: string, expected: string | null, value: string | null): Promise<boolean> {
    const rows = await this.database.query(
      "record",
      (sql) => {
        if (expected === null) {
          return sql`INSERT INTO records (kind, key, value) SELECT ${kind}, ${key}, ${value}::text WHERE ${value}::text IS NOT NULL
          ON CONFLICT (kind, key) DO NOTHING RETURNING key`;
        }
        if (value === null) {
          return sql`DELETE FROM records WHERE kind = ${kind} AND key = ${key} AND value = ${expected} RETURNING key`;
        }
        return sql`
        UPDATE records SET value = ${value} WHERE kind = ${kind} AND key = ${key} AND value = ${expected} RETURNING key`;
      },
      deadlines.index,
    );
    return rows.length === 1;
  }
}

interface AgeRow {
  id: LogId;
  created_at: string;
  is_viewed: boolean;
  last_viewed_at: string | null;
}

/** What decides how long a log is kept. */
export class LogAges {
  private datedSince: number | null = null;

  constructor(private readonly database: PostgresDatabase) {}

  async age(id: LogId): Promise<LogAge | null> {
    const rows = await this.database.query<AgeRow[]>(
      "retention",
      (sql) => sql`
        SELECT logs.id, created_at, counts.id IS NOT NULL AS is_viewed, last_viewed_at
        FROM logs LEFT JOIN counts ON counts.id = logs.id WHERE logs.id = ${id}`,
      deadlines.index,
    );
    return (await this.agesIn(rows))[0] ?? null;
  }

  async ages(after: string | null, limit: number): Promise<AgePage> {
    const rows = await this.database.query<AgeRow[]>(
      "retention",
      (sql) => sql`
        SELECT page.id, page.created_at, counts.id IS NOT NULL AS is_viewed, last_viewed_at
        FROM (SELECT id, created_at FROM logs WHERE id > ${after ?? ""} ORDER BY id LIMIT ${limit}::int) AS page
        LEFT JOIN counts ON counts.id = page.id ORDER BY page.id`,
    );
    return { ages: await this.agesIn(rows), next: rows.length < limit ? null : rows.at(-1)!.id };
  }

  private async agesIn(rows: AgeRow[]): Promise<LogAge[]> {
    this.datedSince ??= Number((await readMeta(this.database, "retention", "views-dated-since"))!.toString());
    return rows.map(({ id, created_at, is_viewed, last_viewed_at }) => ({
      id,
      createdAt: Number(created_at),
      viewedAt: is_viewed ? Number(last_viewed_at ?? this.datedSince) : null,
    }));
  }
}
