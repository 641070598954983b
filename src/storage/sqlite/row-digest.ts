import type { Database } from "bun:sqlite";

type Cell = string | number | bigint | null | Uint8Array;

interface Column {
  name: string;
  /** Its place in the primary key, from 1; 0: it is none. */
  pk: number;
}

/** The texts of logs have checksums of their own. */
const left = new Set(["logs.content"]);
/** Others may draw, or interrupt, after so many rows. */
const rowsInStep = 10_000;

/**
 * Reads every value of every table but the texts of logs, in the order of the keys. Yields now and then, and returns a
 * SHA-256 of it: the structure of a database can be right while names, counts or tokens in it are not.
 */
export function* digestRows(
  db: Database,
  isLeft: (table: string, cells: readonly Cell[]) => boolean,
): Generator<void, string> {
  const digest = new Bun.CryptoHasher("sha256");
  let rows = 0;
  for (const table of tablesOf(db)) {
    const columns = db.query<Column, []>(`PRAGMA table_info("${table}")`).all();
    const shown = columns.map(({ name }) => name).filter((name) => !left.has(`${table}.${name}`));
    const key = columns.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk);
    // Tables of other programs, such as Litestream's, may have none.
    const order = key.length > 0 ? quoted(key.map(({ name }) => name)) : "rowid";
    digest.update(`table ${table} ${shown.join(" ")}\n`);
    const statement = db.prepare(`SELECT ${quoted(shown)} FROM "${table}" ORDER BY ${order}`);
    for (const row of statement.iterate() as Iterable<Record<string, Cell>>) {
      const cells = Object.values(row);
      if (!isLeft(table, cells)) digest.update(cells.map(textOf).join(""));
      if (++rows % rowsInStep === 0) yield;
    }
  }
  return digest.digest("hex");
}

function tablesOf(db: Database): string[] {
  const query = db.query<{ name: string }, []>(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name",
  );
  return query.all().map(({ name }) => name);
}

function quoted(names: string[]): string {
  return names.map((name) => `"${name}"`).join(", ");
}

/** With its type and its length: no two rows look the same by where one value ends. */
function textOf(cell: Cell): string {
  if (typeof cell === "string") return `s${cell.length} ${cell}`;
  return cell instanceof Uint8Array ? `b${cell.length} ${hexOf(cell)}` : `${cell} `;
}

function hexOf({ buffer, byteOffset, byteLength }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString("hex");
}
