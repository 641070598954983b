import { type Evidence, entryAt } from "../evidence/evidence.ts";
import { isAccusable, type Owner } from "../owners/owner.ts";

/** `[Lanterns] Could not …` */
const signed = /^\[([\w .'+&-]{2,40})\]/;
/** Threads that servers and proxies start for a plugin. */
const threadOfPlugin =
  /^(?:(.{2,40}) (?:Pool Thread #\d{1,6}|- Task Executor #\d{1,6})|Craft Scheduler Thread - \d{1,9} - (.{2,40}))$/;
/** Velocity gives each plugin a logger with its id; all others are named after classes. */
const velocityId = /^[a-z][a-z0-9-_]{1,63}$/;
const maxLine = 300;

/** Who wrote the entry that a line stands in: by the name before the message, the logger, or the thread. */
export function signerAt(line: number, evidence: Evidence): Owner | null {
  const { lines, owners, software } = evidence;
  const entry = entryAt(line, evidence);
  if (!entry || line >= entry.endLine) return null;
  const message = lines.get(entry.firstLine, maxLine).slice(entry.prefix.length).trim();
  const [, pool, task] = threadOfPlugin.exec(entry.thread ?? "") ?? [];
  for (const name of [signed.exec(message)?.[1], entry.logger?.replace(/\/.*/, ""), pool, task]) {
    const owner = name ? owners.listedAs(name) : null;
    if (owner && isAccusable(owner)) return owner;
  }
  const id = software.id === "velocity/proxy" && entry.logger;
  return id && velocityId.test(id) ? owners.ofPlugin(id) : null;
}
