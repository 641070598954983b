import type { CrashCounting } from "../logs/crash-ports.ts";
import type { Fingerprint, LogId } from "../logs/ports.ts";
import type { Ages, LogStore, OperatorRecords, Texts } from "../logs/store-ports.ts";

/** `"bytes left"`: it is gone for everybody, but its bytes are still in the file, because somebody reads it. */
export type OperatorRemoval = "removed" | "bytes left" | "no such log";

/** What the commands of operators do with a store, also while servers use it. */
export interface OperatorAccess extends OperatorRecords, CrashCounting, Texts, Pick<Ages, "ages"> {
  /** A log itself, or the logs of a bundle. */
  logsOf(id: LogId): Promise<readonly LogId[]>;
  /** By which the same content is known again: of a log, or of every log of a bundle. Empty: there is no such log. */
  fingerprints(id: LogId): Promise<Fingerprint[]>;
  remove(id: LogId): Promise<OperatorRemoval>;
  close(): Promise<void>;
}

/** Of a store that several processes may have open. */
export function accessOver(store: LogStore): OperatorAccess {
  const logsOf = async (id: LogId) => (await store.details(id))?.files ?? [id];
  return {
    records: store.records,
    crashes: store.crashes,
    find: (id) => store.find(id),
    details: (id) => store.details(id),
    ages: (after, limit) => store.ages(after, limit),
    logsOf,
    fingerprints: async (id) => {
      const logs = await Promise.all((await logsOf(id)).map((one) => store.find(one)));
      return logs.filter((log) => log !== null);
    },
    remove: async (id) => ((await store.remove(id, "operator")) ? "removed" : "no such log"),
    close: () => store.close(),
  };
}
