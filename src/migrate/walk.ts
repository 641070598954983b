import type { LogId } from "../logs/ports.ts";
import type { Cursor, LogRecord, RecordPage, Removal, StoreExport } from "../storage/transfer.ts";

const pageSize = 500;
const removalsAtOnce = 500;
/** Pages that are under way at a time: one is read while another is written. */
const pagesAtOnce = 3;
/** Texts whose contents are in memory at a time, of each page. A single one may be larger. */
const maxPieceBytes = 16 * 1024 * 1024;

export interface Walk {
  from: StoreExport;
  signal: AbortSignal;
  /** Reads or writes, and tries again where the store is out of reach for a while; see `retry.ts`. */
  patient<T>(work: () => Promise<T>): Promise<T>;
}

/** Does the work for all records of a store. The first error ends it, when what is under way has ended. */
export async function walkRecords(walk: Walk, work: (records: LogRecord[]) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  const underWay = new Set<Promise<void>>();
  let after: Cursor | null = null;
  do {
    const last: Cursor | null = after;
    try {
      walk.signal.throwIfAborted();
      const { records, next }: RecordPage = await walk.patient(() => walk.from.page(last, pageSize));
      after = next;
      const page: Promise<void> = work(records)
        .catch((error) => void failures.push(error))
        .finally(() => underWay.delete(page));
      underWay.add(page);
    } catch (error) {
      failures.push(error);
    }
    if (underWay.size >= pagesAtOnce) await Promise.race(underWay);
  } while (after !== null && failures.length === 0);
  await Promise.all(underWay);
  if (failures.length > 0) throw failures[0];
}

/** In pieces whose texts are small enough to be held together. Packed, they are smaller. */
export function* piecesOf(records: LogRecord[]): Iterable<LogRecord[]> {
  let piece: LogRecord[] = [];
  let bytes = 0;
  for (const record of records) {
    if (piece.length > 0 && bytes + record.size > maxPieceBytes) {
      yield piece;
      piece = [];
      bytes = 0;
    }
    piece.push(record);
    bytes += record.size;
  }
  if (piece.length > 0) yield piece;
}

/** What the source has removed and the target has not, in bounded pieces. */
export async function* newRemovals({ from, signal, patient }: Walk, to: StoreExport): AsyncIterable<Removal[]> {
  let after: LogId | null = null;
  do {
    signal.throwIfAborted();
    const last: LogId | null = after;
    const removals: Removal[] = await patient(() => from.removals(last, removalsAtOnce));
    after = removals.length < removalsAtOnce ? null : removals.at(-1)!.id;
    const known = await patient(() => to.removedAmong(removals.map(({ id }) => id)));
    yield removals.filter(({ id }) => !known.has(id));
  } while (after !== null);
}
