import { type OperatorWords, operatorWords } from "../i18n/operator-words.ts";
import { writeAudit } from "../logs/audit.ts";
import { Blocks, contentKey } from "../logs/blocks.ts";
import { asLogId } from "../logs/id.ts";
import { type LogId, systemClock } from "../logs/ports.ts";
import { closeReports } from "../logs/reports.ts";
import type { OperatorAccess } from "../storage/operator-access.ts";
import { withOperatorAccess } from "./operator-access.ts";
import type { OperatorCommand } from "./operator-command.ts";

interface Request {
  /** For the audit trail. */
  reason: string | null;
  /** Whether the same content is refused from now on. */
  isRefused: boolean;
}

/** Tells something of the catalogue. */
type Say = (choose: (words: OperatorWords) => string) => Promise<void>;

/** `lectern remove`: law and abuse make it necessary. */
export const removeLogs: OperatorCommand = (config, args, { out, language }) => {
  const say: Say = (choose) => out(`${choose(operatorWords[language])}\n`);
  const request = { reason: args.value("reason") ?? null, isRefused: args.has("refuse") };
  return withOperatorAccess(config, async (access) => {
    let missing = 0;
    for (const text of args.words) {
      if (await removeLog(access, text, request, say)) continue;
      await say((words) => words.noLog({ log: text }));
      missing++;
    }
    return missing === 0 ? 0 : 1;
  });
};

/** Whether there was such a log. */
async function removeLog(
  access: OperatorAccess,
  text: string,
  { reason, isRefused }: Request,
  say: Say,
): Promise<boolean> {
  const id = asLogId(idIn(text));
  if (id === null) return false;
  const contents = isRefused ? await access.fingerprints(id) : [];
  // While it is there, it says what goes with it.
  const logs = await access.logsOf(id).catch(() => []);
  const removal = await access.remove(id);
  if (removal === "no such log") return false;
  await say((words) => words.removed({ log: id }));
  if (removal === "bytes left") await say(({ bytesLeft }) => bytesLeft);
  if (isRefused && contents.length === 0) await say(({ contentUnread }) => contentUnread);
  await remember(access, { id, logs, reason, contents: contents.map(contentKey) }, say);
  return true;
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
async function remember(access: OperatorAccess, removed: Removed, say: Say): Promise<void> {
  const { id, logs, reason, contents } = removed;
  try {
    const { records } = access;
    await writeAudit(records, systemClock, { action: "remove", subject: id, reason });
    for (const gone of new Set([id, ...logs])) await closeReports(records, systemClock, gone, "the log is removed");
    for (const subject of contents) {
      await new Blocks(records, systemClock).add({ kind: "content", subject, reason, until: null });
      await say((words) => words.contentBlocked({ content: subject }));
    }
  } catch (error) {
    await say((words) => words.auditFailed({ reason: (error as Error).message }));
  }
}
