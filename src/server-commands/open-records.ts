import type { Config } from "../config/config.ts";
import type { Records } from "../logs/ports.ts";
import { openStore } from "../storage/open.ts";
import { openSqliteRecords } from "../storage/sqlite/open-records.ts";

/** Opens what the operator keeps, also while the server runs, and closes it afterwards. */
export async function withRecords<Result>(config: Config, use: (records: Records) => Promise<Result>): Promise<Result> {
  const { records, close } = await open(config);
  try {
    return await use(records);
  } finally {
    await close();
  }
}

/** The embedded store belongs to the server that runs over it, so that is gone around. */
async function open(config: Config): Promise<{ records: Records; close: () => void | Promise<void> }> {
  if (config.databaseUrl === null) return openSqliteRecords(config.dataDir);
  const store = await openStore(config, () => {});
  return { records: store.records, close: () => store.close() };
}
