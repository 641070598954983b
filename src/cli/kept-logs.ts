import { mkdir, open, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { CliContext } from "./context.ts";
import { Failure } from "./exit-codes.ts";
import { codeOf, said } from "./said.ts";
import { settingsPath } from "./settings-file.ts";

/** A log that was shared from here. */
export interface KeptLog {
  /** Without a slash at its end. */
  server: string;
  id: string;
  url: string;
  /** `""` where it has none. */
  name: string;
  createdAt: string;
  /** Removes it. */
  token: string;
}

type Place = Pick<CliContext, "environment" | "home" | "platform">;

/** Only its owner may read it: tokens are in it. */
const ownerOnly = 0o600;

export function keptLogsPath(context: Place): string {
  return join(dirname(settingsPath(context)), "shared-logs.jsonl");
}

/**
 * A line for each log, and one more when it is gone. Lines are only appended, so that two programs that share at the same
 * time do not lose what the other one wrote.
 */
export function keepLog(log: KeptLog, context: Place): Promise<void> {
  return append(log, context);
}

export function forgetLog({ server, id }: KeptLog, context: Place): Promise<void> {
  return append({ server, id, isRemoved: true }, context);
}

async function append(line: object, context: Place): Promise<void> {
  const path = keptLogsPath(context);
  try {
    await mkdir(dirname(path), { recursive: true });
    await using file = await open(path, "a", ownerOnly);
    // It may be there with other rights: copied from elsewhere, or made by hand. Nobody else reads what comes now.
    await file.chmod(ownerOnly);
    await file.appendFile(`${JSON.stringify(line)}\n`);
  } catch (error) {
    throw new Failure(said((words) => words.unwritable({ file: path, code: codeOf(error) })));
  }
}

/** The newest first, without those that were deleted from here. */
export async function keptLogs(context: Place): Promise<KeptLog[]> {
  const path = keptLogsPath(context);
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "ENOTDIR") return "";
    throw new Failure(said((words) => words.unreadable({ file: path, code: codeOf(error) })));
  });
  const logs = new Map<string, KeptLog>();
  for (const line of text.split("\n")) {
    const entry = parsed(line);
    if (entry === null) continue;
    const key = `${entry.server} ${entry.id}`;
    if (entry.isRemoved) logs.delete(key);
    else if (isKeptLog(entry)) logs.set(key, entry);
  }
  return [...logs.values()].reverse();
}

type Line = Partial<KeptLog> & { isRemoved?: boolean };

/** A line that a full disk cut off is passed over; the others are good. */
function parsed(line: string): Line | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null ? (value as Line) : null;
  } catch {
    return null;
  }
}

function isKeptLog(entry: Line): entry is KeptLog {
  const { server, id, url, name, createdAt, token } = entry;
  return [server, id, url, name, createdAt, token].every((field) => typeof field === "string");
}
