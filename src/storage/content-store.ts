import type { LogId } from "../logs/ports.ts";

/** Where packed contents lie apart from the index. What is written once is never changed. */
export interface ContentStore {
  /** Durable when it resolves. `"conflict"`: something lies there already. */
  put(id: LogId, packed: Uint8Array, withinMs?: number): Promise<"stored" | "conflict">;
  get(id: LogId, withinMs?: number): Promise<Uint8Array | null>;
  remove(id: LogId, withinMs?: number): Promise<void>;
  /** An address that anybody can read it by, for a while; `null` where nobody could at the moment. */
  readableAddress(id: LogId, seconds: number): Promise<string | null>;
  /** Everything there is behind an id, in the order of ids: for finding what no row names. */
  list(after: LogId | null): AsyncIterable<{ id: LogId; writtenAt: number }>;
  /** Throws what health reports. */
  check(withinMs?: number): Promise<void>;
}
