import type { Config } from "../config/config.ts";
import { writeAudit } from "../logs/audit.ts";
import { Blocks, contentKey } from "../logs/blocks.ts";
import { asLogId } from "../logs/id.ts";
import { type LogId, systemClock } from "../logs/ports.ts";
import { closeReports } from "../logs/reports.ts";
import { openStore } from "../storage/open.ts";
import { type OutsideRemoval, removeFromSqlite } from "../storage/sqlite/remove.ts";
import { withRecords } from "./open-records.ts";

export interface RemoveRequest {
  ids: string[];
  /** For the audit trail. */
  reason: string | null;
  /** Whether the same content is refused from now on. */
  isRefused: boolean;
}

/** The operator's removal: law and abuse make it necessary. Returns the exit code. */
export async function removeLogs(
  config: Config,
  { ids, reason, isRefused }: RemoveRequest,
  say: (text: string) => Promise<void>,
): Promise<number> {
  const { remove, close } = await remover(config);
  try {
    let missing = 0;
    for (const text of ids) {
      const id = asLogId(idIn(text));
      const contents =
        id !== null && isRefused ? await withRecords(config, (_, { fingerprints }) => fingerprints(id)) : [];
      // While it is there, it says what goes with it.
      const logs = id === null ? [] : await withRecords(config, (_, { logsOf }) => logsOf(id)).catch(() => []);
      const removal = id === null ? "no such log" : await remove(id);
      if (id === null || removal === "no such log") {
        await say(`There is no log ${text}.\n`);
        missing++;
        continue;
      }
      await say(`${id} is removed.\n`);
      if (removal === "bytes left") {
        await say("Its bytes are overwritten later: another program reads the database, such as a backup.\n");
      }
      if (isRefused && contents.length === 0)
        await say("What it held cannot be read, so the same can be shared again.\n");
      await remember(config, { id, logs, reason, contents: contents.map(contentKey) }, say);
    }
    return missing === 0 ? 0 : 1;
  } finally {
    await close();
  }
}

/** Operators paste what they were sent: a link is as good as an id. */
export function idIn(text: string): string {
  return text.replace(/[?#].*$/, "").replace(/^.*\//, "");
}

interface Removed {
  id: LogId;
  /** Those that went with a bundle. */
  logs: readonly LogId[];
  reason: string | null;
  /** What is not to be taken again. */
  contents: readonly string[];
}

/** The removal itself does not depend on it: it works on a full disk, too. */
async function remember(
  config: Config,
  { id, logs, reason, contents }: Removed,
  say: (text: string) => Promise<void>,
): Promise<void> {
  try {
    await withRecords(config, async (records) => {
      await writeAudit(records, systemClock, { action: "remove", subject: id, reason });
      for (const gone of new Set([id, ...logs])) await closeReports(records, systemClock, gone, "the log is removed");
      for (const subject of contents) {
        await new Blocks(records, systemClock).add({ kind: "content", subject, reason, until: null });
        await say(`Its content (${subject}) is not taken again.\n`);
      }
    });
  } catch (error) {
    await say(`That could not be written to the audit trail: ${(error as Error).message}\n`);
  }
}

/** The embedded store belongs to the server that runs over it, so that is gone around. */
async function remover(
  config: Config,
): Promise<{ remove: (id: LogId) => Promise<OutsideRemoval>; close: () => Promise<void> }> {
  if (config.databaseUrl === null) {
    const remove = async (id: LogId) => removeFromSqlite(config.dataDir, id, Date.now());
    return { remove, close: async () => {} };
  }
  const store = await openStore(config, () => {});
  const remove = async (id: LogId) => ((await store.remove(id, "operator")) ? "removed" : "no such log");
  return { remove, close: () => store.close() };
}
