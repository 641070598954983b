import type { Config } from "../config/config.ts";
import { asLogId } from "../logs/id.ts";
import type { LogId } from "../logs/ports.ts";
import { openStore } from "../storage/open.ts";
import { removeFromSqlite } from "../storage/sqlite/remove.ts";

/** The operator's removal: law and abuse make it necessary. Returns the exit code. */
export async function removeLogs(config: Config, ids: string[], say: (text: string) => Promise<void>): Promise<number> {
  const { remove, close } = await remover(config);
  try {
    let missing = 0;
    for (const text of ids) {
      // Operators paste what they were sent: a link is as good as an id.
      const id = asLogId(text.replace(/[?#].*$/, "").replace(/^.*\//, ""));
      const isRemoved = id !== null && (await remove(id));
      await say(isRemoved ? `${id} is removed.\n` : `There is no log ${text}.\n`);
      if (!isRemoved) missing++;
    }
    return missing === 0 ? 0 : 1;
  } finally {
    await close();
  }
}

/** The embedded store belongs to the server that runs over it, so that is gone around. */
async function remover(
  config: Config,
): Promise<{ remove: (id: LogId) => Promise<boolean>; close: () => Promise<void> }> {
  if (config.databaseUrl === null) {
    const remove = async (id: LogId) => removeFromSqlite(config.dataDir, id, Date.now());
    return { remove, close: async () => {} };
  }
  const store = await openStore(config, () => {});
  return { remove: (id) => store.remove(id, "operator"), close: () => store.close() };
}
