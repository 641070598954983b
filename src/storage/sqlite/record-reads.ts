import type { Database } from "bun:sqlite";
import type { LogId } from "../../logs/ports.ts";
import type { LogAge, RecordKind } from "../../logs/store-ports.ts";

interface AgeRow {
  seq: number;
  id: LogId;
  created_at: number;
  is_viewed: number;
  last_viewed_at: number | null;
}

/** Reads what an operator keeps, and what decides how long a log is kept. */
export class RecordReads {
  private readonly one;
  private readonly many;
  private readonly keysOnly;
  private readonly ageOf;
  private readonly walk;
  private readonly datedSince: number;

  constructor(db: Database) {
    this.one = db.prepare<{ value: string }, [string, string]>("SELECT value FROM records WHERE kind = ? AND key = ?");
    this.many = db.prepare<{ key: string; value: string }, [string, string, number]>(
      "SELECT key, value FROM records WHERE kind = ? AND key > ? ORDER BY key LIMIT ?",
    );
    this.keysOnly = db.prepare<{ key: string }, [string, string, number]>(
      "SELECT key FROM records WHERE kind = ? AND key > ? ORDER BY key LIMIT ?",
    );
    const columns = "seq, id, created_at, log IS NOT NULL AS is_viewed, last_viewed_at";
    this.ageOf = db.prepare<AgeRow, [string]>(`SELECT ${columns} FROM logs LEFT JOIN counts ON log = seq WHERE id = ?`);
    this.walk = db.prepare<AgeRow, [number, number]>(
      `SELECT ${columns} FROM logs LEFT JOIN counts ON log = seq WHERE seq > ? ORDER BY seq LIMIT ?`,
    );
    const query = db.query<{ value: Uint8Array }, []>("SELECT value FROM meta WHERE key = 'views-dated-since'");
    const since = query.get();
    if (!since) throw new Error("it does not say since when views are dated");
    this.datedSince = Number(Buffer.from(since.value).toString());
  }

  read(kind: RecordKind, key: string): string | null {
    return this.one.get(kind, key)?.value ?? null;
  }

  list(kind: RecordKind, after: string | null, limit: number): { key: string; value: string }[] {
    return this.many.all(kind, after ?? "", limit);
  }

  keys(kind: RecordKind, after: string | null, limit: number): string[] {
    return this.keysOnly.all(kind, after ?? "", limit).map(({ key }) => key);
  }

  age(id: LogId): LogAge | null {
    const row = this.ageOf.get(id);
    return row && this.ageIn(row);
  }

  ages(after: string | null, limit: number): { ages: LogAge[]; next: string | null } {
    const rows = this.walk.all(Number(after ?? 0), limit);
    const next = rows.length < limit ? null : String(rows.at(-1)!.seq);
    return { ages: rows.map((row) => this.ageIn(row)), next };
  }

  private ageIn({ id, created_at: createdAt, is_viewed, last_viewed_at }: AgeRow): LogAge {
    return { id, createdAt, viewedAt: is_viewed ? (last_viewed_at ?? this.datedSince) : null };
  }
}
