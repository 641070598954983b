import type { Config } from "../config/config.ts";
import type { LogId } from "../logs/ports.ts";
import type { Records } from "../logs/store-ports.ts";
import { openStore } from "../storage/open.ts";
import { openSqliteRecords } from "../storage/sqlite/open-records.ts";

interface Opened {
  records: Records;
  /** A log itself, or the logs of a bundle. */
  logsOf(id: LogId): Promise<readonly LogId[]>;
  /** By which the same content is known again: of a log, or of every log of a bundle. Empty: there is no such log. */
  fingerprints(id: LogId): Promise<{ hash: string; size: number }[]>;
  close(): void | Promise<void>;
}

/** Opens what the operator keeps, also while the server runs, and closes it afterwards. */
export async function withRecords<Result>(
  config: Config,
  use: (records: Records, opened: Opened) => Promise<Result>,
): Promise<Result> {
  const opened = await open(config);
  const { records, close } = opened;
  try {
    return await use(records, opened);
  } finally {
    await close();
  }
}

/** The embedded store belongs to the server that runs over it, so that is gone around. */
async function open(config: Config): Promise<Opened> {
  if (config.databaseUrl === null) {
    const { records, fingerprint, filesOf, close } = openSqliteRecords(config.dataDir);
    const logsOf = async (id: LogId) => filesOf(id) ?? [id];
    const fingerprints = async (id: LogId) => (await logsOf(id)).flatMap((one) => fingerprint(one) ?? []);
    return { records, logsOf, fingerprints, close };
  }
  const store = await openStore(config, () => {});
  const logsOf = async (id: LogId) => (await store.details(id))?.files ?? [id];
  const fingerprints = async (id: LogId) => {
    const logs = await Promise.all((await logsOf(id)).map((one) => store.find(one)));
    return logs.filter((log) => log !== null);
  };
  return { records: store.records, logsOf, fingerprints, close: () => store.close() };
}
