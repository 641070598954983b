/**
 * What a row takes in PostgreSQL, from its columns: the headers, the alignment and the fill of pages, as its manual tells
 * of them (chapter "Database Physical Storage").
 */
export interface Column {
  name: string;
  type: "text" | "bigint" | "bytea";
  /** Bytes of a text or of bytes, on the average. `null`: most rows have nothing there. */
  length?: number | null;
}

export interface Table {
  name: string;
  columns: readonly Column[];
  /** The columns of the primary key: the only index of each table. */
  key: readonly string[];
}

export interface RowBytes {
  heap: number;
  index: number;
}

const pageBytes = 8192;
const pageHeader = 24;
const itemPointer = 4;
const tupleHeader = 23;
const indexTupleHeader = 8;
const btreeSpecial = 16;
/** Ids are random, so leaves split in the middle and stay like this. */
const randomLeafFill = 0.69;
/** Larger values move to a table beside it, in pieces. */
const toastThreshold = 2000;
const toastPiece = 1996;

export function rowBytes(table: Table): RowBytes {
  const { inline, outside } = tupleOf(table.columns);
  const perPage = Math.max(1, Math.floor((pageBytes - pageHeader) / (inline + itemPointer)));
  const key = table.columns.filter(({ name }) => table.key.includes(name));
  const entry = aligned(indexTupleHeader + key.reduce((end, column) => placed(end, column), 0), 8) + itemPointer;
  const perLeaf = Math.floor((pageBytes - pageHeader - btreeSpecial) / entry) * randomLeafFill;
  return { heap: pageBytes / perPage + outside, index: pageBytes / perLeaf };
}

/** Bytes of a row in its own page, and of what had to move out of it. */
function tupleOf(columns: readonly Column[]): { inline: number; outside: number } {
  const hasNull = columns.some(({ length }) => length === null);
  const header = aligned(tupleHeader + (hasNull ? Math.ceil(columns.length / 8) : 0), 8);
  const whole = aligned(header + columns.reduce((end, column) => placed(end, column), 0), 8);
  if (whole <= toastThreshold) return { inline: whole, outside: 0 };
  const moved = columns.filter(({ length }) => (length ?? 0) > toastThreshold / 4);
  const outside = moved.reduce((sum, { length }) => sum + toasted(length ?? 0), 0);
  const kept = columns.map((column) => (moved.includes(column) ? { ...column, length: 17 } : column));
  return { inline: aligned(header + kept.reduce((end, column) => placed(end, column), 0), 8), outside };
}

function toasted(length: number): number {
  const pieces = Math.ceil(length / toastPiece);
  // Four pieces fill a page; each has an entry in the index of the table beside it.
  return pieces * (pageBytes / 4) * Math.min(1, length / (pieces * toastPiece) + 0.05) + pieces * 28;
}

/** Where a column ends that begins after so many bytes. Short texts have one byte of length and need no alignment. */
function placed(end: number, { type, length }: Column): number {
  if (length === null) return end;
  if (type === "bigint") return aligned(end, 8) + 8;
  const bytes = length ?? 0;
  return bytes < 127 ? end + 1 + bytes : aligned(end, 4) + 4 + bytes;
}

function aligned(bytes: number, to: number): number {
  return Math.ceil(bytes / to) * to;
}
