import type { LogStore } from "../../src/logs/store-ports.ts";

/** How a driver is opened for the suite. `reopen` opens the same data again; `null` where nothing is kept. */
export interface StoreUnderTest {
  open(): Promise<LogStore>;
  reopen: (() => Promise<LogStore>) | null;
}
