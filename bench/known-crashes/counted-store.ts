import type { Crashes } from "../../src/logs/crash-ports.ts";
import type { LogId } from "../../src/logs/ports.ts";

/** How many there are, and of what. Few faults are frequent, and most are rare. */
export interface Amount {
  logs: number;
  faults: number;
  /** Packed traits, of which each log has one. */
  traits: readonly Uint8Array[];
}

/** A store that has so many logs, all of them counted. */
export interface CountedStore {
  crashes: Crashes;
  insert(log: LogId): Promise<void>;
  remove(log: LogId): Promise<void>;
  bytes(): Promise<number>;
  close(): Promise<void>;
}

export const platforms = 40;
export const firstDay = 20_000;
export const days = 365;
