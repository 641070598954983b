import type { TransactionSQL } from "bun";

/** Bytes as the driver takes them for a `bytea`, without copying. */
export function asBuffer(value: Uint8Array): Buffer {
  return Buffer.from(value.buffer as ArrayBuffer, value.byteOffset, value.byteLength);
}

/** A text of every row, as one parameter. */
export function textsOf<Row>(tx: TransactionSQL, rows: readonly Row[], of: (row: Row) => string) {
  return tx.array(rows.map(of), "TEXT");
}

/** A number of every row, as one parameter. */
export function bigintsOf<Row>(tx: TransactionSQL, rows: readonly Row[], of: (row: Row) => number) {
  return tx.array(rows.map(of), "BIGINT");
}
