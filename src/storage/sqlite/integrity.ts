import { Database } from "bun:sqlite";
import { threadEntry } from "../../work/thread-entry.ts";
import { ThreadPool } from "../../work/thread-pool.ts";
import { migrations } from "./schema.ts";

/** More of them say nothing new. */
const maxFaults = 10;
/** The longest that a timer can be told to wait: 24 days. To read all of a database takes as long as it takes. */
const patienceMs = 2 ** 31 - 1;

interface SchemaRow {
  name: string;
  definition: string;
}

/** For whoever checks one database after another. */
const idleMs = 5000;
let thread: ThreadPool<string, string[]> | null = null;

/** What is wrong with a database as a whole, on a thread of its own: nobody can interrupt SQLite while it reads. */
export async function databaseFaults(path: string, signal: AbortSignal): Promise<string[]> {
  const entry = threadEntry("storage/sqlite/integrity-thread.ts");
  thread ??= new ThreadPool({ entry, threads: 1, maxQueue: 16, deadlineMs: patienceMs, idleMs });
  const interruption = Promise.withResolvers<never>();
  const interrupt = () => interruption.reject(signal.reason);
  signal.addEventListener("abort", interrupt);
  try {
    return await Promise.race([thread.run(path), interruption.promise]);
  } finally {
    signal.removeEventListener("abort", interrupt);
  }
}

/** What is wrong: with the schema, and with what SQLite can tell of pages, rows and indexes. */
export function faultsIn(db: Database): string[] {
  const schema = schemaFault(db);
  if (schema !== null) return [schema];
  const found = db.query<{ integrity_check: string }, []>(`PRAGMA integrity_check(${maxFaults})`).all();
  return found.map(({ integrity_check }) => integrity_check.trim()).filter((fault) => fault !== "ok");
}

/**
 * SQLite believes whatever a file says of its own tables. So they are compared with those that the migrations make, up to
 * the version that the file says it has. Tables of other programs, such as Litestream's, may stand beside them.
 */
export function schemaFault(db: Database): string | null {
  const { encoding } = db.query("PRAGMA encoding").get() as { encoding: string };
  if (encoding !== "UTF-8") return `its texts are marked as ${encoding}`;
  const { user_version: version } = db.query("PRAGMA user_version").get() as { user_version: number };
  if (version < 1 || version > migrations.length) return `there is no version ${version} of its schema`;
  using model = new Database(":memory:");
  for (const migration of migrations.slice(0, version)) model.run(migration);
  const found = new Map(schemaOf(db).map(({ name, definition }) => [name, definition]));
  const wrong = schemaOf(model).find(({ name, definition }) => found.get(name) !== definition);
  return wrong ? `${wrong.name} is not defined as in version ${version} of the schema` : null;
}

function schemaOf(db: Database): SchemaRow[] {
  return db
    .query<SchemaRow, []>(
      "SELECT name, type || ' ' || tbl_name || ' ' || ifnull(sql, '') AS definition FROM sqlite_schema ORDER BY name",
    )
    .all();
}
