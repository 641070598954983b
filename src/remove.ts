import { asLogId } from "./logs/id.ts";
import { removeFromSqlite } from "./storage/sqlite/remove.ts";

/** The operator's removal: law and abuse make it necessary. Returns the exit code. */
export async function removeLogs(
  dataDir: string,
  ids: string[],
  say: (text: string) => Promise<void>,
): Promise<number> {
  let missing = 0;
  for (const text of ids) {
    // Operators paste what they were sent: a link is as good as an id.
    const id = asLogId(text.replace(/[?#].*$/, "").replace(/^.*\//, ""));
    const isRemoved = id !== null && removeFromSqlite(dataDir, id, Date.now());
    await say(isRemoved ? `${id} is removed.\n` : `There is no log ${text}.\n`);
    if (!isRemoved) missing++;
  }
  return missing === 0 ? 0 : 1;
}
