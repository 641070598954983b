import { Database } from "bun:sqlite";
import { existsSync } from "node:fs";
import type { LogId } from "../../logs/ports.ts";
import type { BackedUpLog, BackupFile, BackupMark } from "../backups.ts";
import { parsedJson } from "../stored-details.ts";
import { UnusableStore } from "../unusable-store.ts";
import { type DetailsRow, detailsColumns, readDetails } from "./details-row.ts";
import { databaseFaults } from "./integrity.ts";
import { digestRows } from "./row-digest.ts";
import { isLecternDatabase, migrations } from "./schema.ts";

const markKey = "backup";
const pageSize = 64;

interface LogRow {
  seq: number;
  id: LogId;
  size: number;
  hash: string;
  content: Uint8Array;
}

/** A copy of an embedded store's database, which nobody else uses. It may be of an older version than this program. */
export class SqliteBackupFile implements BackupFile {
  private constructor(
    private readonly db: Database,
    readonly path: string,
  ) {}

  static open(path: string, mode: "read" | "write"): SqliteBackupFile {
    if (!existsSync(path)) throw new UnusableStore(`There is no file ${path}.`);
    let db: Database | null = null;
    try {
      db = new Database(path, mode === "read" ? { readonly: true } : { readwrite: true, create: false });
      const { user_version: version } = db.query("PRAGMA user_version").get() as { user_version: number };
      if (!isLecternDatabase(db)) throw new UnusableStore(`${path} is no backup of Lectern.`);
      if (version > migrations.length) {
        throw new UnusableStore(`${path} was made by a newer Lectern (schema ${version}). Use the newer program.`);
      }
      // The copy is renamed when it is whole, and then there must be nothing beside it.
      if (mode === "write") db.run("PRAGMA journal_mode = DELETE");
      return new SqliteBackupFile(db, path);
    } catch (error) {
      db?.close();
      throw error instanceof UnusableStore ? error : unreadable(path, error);
    }
  }

  faults(signal: AbortSignal): Promise<string[]> {
    return databaseFaults(this.path, signal);
  }

  *logs(): Iterable<BackedUpLog> {
    const page = this.guarded(() =>
      this.db.prepare<LogRow, [number]>(
        `SELECT seq, id, size, hash, content FROM logs WHERE seq > ? ORDER BY seq LIMIT ${pageSize}`,
      ),
    );
    for (let after = Number.MIN_SAFE_INTEGER; ; ) {
      const rows = this.guarded(() => page.all(after));
      for (const { id, size, hash, content: packed } of rows) yield { id, size, hash, packed };
      const last = rows.at(-1);
      if (!last) return;
      after = last.seq;
    }
  }

  *restDigest(): Generator<void, string> {
    const steps = digestRows(this.db, (table, [key]) => table === "meta" && key === markKey);
    for (;;) {
      const step = this.guarded(() => steps.next());
      if (step.done) return step.value;
      yield;
    }
  }

  damagedDetails(): LogId[] {
    return this.guarded(() => {
      const has = new Set(
        this.db
          .query<{ name: string }, []>("SELECT name FROM pragma_table_info('details')")
          .all()
          .map(({ name }) => name),
      );
      // Versions of before them had no details, or less of them.
      const columns = detailsColumns
        .split(", ")
        .map((name) => (name === "size" || has.has(name) ? name : `NULL AS ${name}`));
      const join = has.size > 0 ? "LEFT JOIN details ON log = seq" : "";
      const rows = this.db.prepare<DetailsRow & { id: LogId }, []>(
        `SELECT id, ${columns.join(", ")} FROM logs ${join}`,
      );
      const damaged: LogId[] = [];
      for (const row of rows.iterate()) if (readDetails(row).isDamaged) damaged.push(row.id);
      return damaged;
    });
  }

  rebuildIndexes(): void {
    this.guarded(() => this.db.run("REINDEX"));
  }

  mark(): BackupMark | null {
    const read = () =>
      this.db.query<{ value: Uint8Array }, [string]>("SELECT value FROM meta WHERE key = ?").get(markKey);
    const row = this.guarded(read);
    return row && markIn(Buffer.from(row.value).toString("utf8"));
  }

  setMark(mark: BackupMark): void {
    const value = Buffer.from(JSON.stringify({ ...mark, sum: sumOf(mark) }));
    this.guarded(() => this.db.query("INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)").run(markKey, value));
  }

  removeMark(): void {
    this.guarded(() => this.db.query("DELETE FROM meta WHERE key = ?").run(markKey));
  }

  close(): void {
    this.db.close();
  }

  private guarded<T>(query: () => T): T {
    try {
      return query();
    } catch (error) {
      throw unreadable(this.path, error);
    }
  }
}

/** Marks of before it have no sum. */
function markIn(json: string): BackupMark | null {
  const parsed = parsedJson(json);
  if (typeof parsed !== "object" || parsed === null) return null;
  const { sum, ...mark } = parsed as BackupMark & { sum?: string };
  const isMark = !Number.isNaN(Date.parse(mark.madeAt)) && typeof mark.digest === "string";
  return isMark && (sum === undefined || sum === sumOf(mark)) ? mark : null;
}

function sumOf(mark: BackupMark): string {
  return new Bun.CryptoHasher("sha256").update(JSON.stringify(mark)).digest("hex");
}

function unreadable(path: string, error: unknown): UnusableStore {
  return new UnusableStore(`${path} cannot be used: ${(error as Error).message}.`);
}
