import type { Config } from "../config/config.ts";
import type { LogId, Records } from "../logs/ports.ts";
import { openStore } from "../storage/open.ts";
import { openSqliteRecords } from "../storage/sqlite/open-records.ts";

interface Opened {
  records: Records;
  /** By which the same content is known again; `null`: there is no such log. */
  fingerprint(id: LogId): Promise<{ hash: string; size: number } | null>;
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
    const { records, fingerprint, close } = openSqliteRecords(config.dataDir);
    return { records, close, fingerprint: async (id) => fingerprint(id) };
  }
  const store = await openStore(config, () => {});
  return { records: store.records, close: () => store.close(), fingerprint: (id) => store.find(id) };
}
