import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { CliContext } from "./context.ts";
import { defaultLogFolders, type LogFolder } from "./default-log-folders.ts";
import { Failure } from "./exit-codes.ts";

export interface FoundLog {
  path: string;
  /** `this folder`, `Prism Launcher` */
  program: string;
  changedMs: number;
}

/** More files than any folder of logs has. */
const maxEntries = 5000;

/** Servers, and proxies such as BungeeCord, write these beside `logs/`. */
const besideLogs = /^(?:server\.log|proxy\.log\.0|hs_err_pid\d{1,10}\.log)$/;

/** The newest log or crash report: of the server in the current folder, or else of all launchers. */
export async function findLatest(
  context: Pick<CliContext, "environment" | "home" | "platform" | "directory">,
): Promise<FoundLog> {
  const here = newest([
    ...(await logsOfGame(context.directory, "this folder")),
    ...(await filesIn(context.directory, (name) => besideLogs.test(name), "this folder")),
  ]);
  if (here) return here;
  const places = defaultLogFolders(context);
  const found = newest((await Promise.all(places.map(logsAt))).flat());
  if (found) return found;
  const programs = [...new Set(places.map(({ program }) => program))];
  throw new Failure(
    `No log was found: not in this folder (logs/latest.log, crash-reports/), nor in those of ${programs.join(", ")}.`,
  );
}

function newest(logs: FoundLog[]): FoundLog | null {
  return logs.reduce<FoundLog | null>((best, one) => (best && best.changedMs >= one.changedMs ? best : one), null);
}

async function logsAt({ program, folder, games, inside }: LogFolder): Promise<FoundLog[]> {
  const roots = games === "itself" ? [folder] : (await namesIn(folder)).map((name) => join(folder, name));
  const found: FoundLog[] = [];
  // One after the other: a launcher can have hundreds of games.
  for (const root of roots) {
    for (const part of inside) found.push(...(await logsOfGame(join(root, part), program)));
  }
  return found;
}

async function logsOfGame(game: string, program: string): Promise<FoundLog[]> {
  return [
    ...(await filesIn(join(game, "logs"), (name) => name === "latest.log", program)),
    ...(await filesIn(join(game, "crash-reports"), (name) => /\.txt$/i.test(name), program)),
  ];
}

async function filesIn(folder: string, isLog: (name: string) => boolean, program: string): Promise<FoundLog[]> {
  const found: FoundLog[] = [];
  for (const name of (await namesIn(folder)).filter(isLog)) {
    const path = join(folder, name);
    const stats = await stat(path).catch(() => null);
    if (stats?.isFile() && stats.size > 0) found.push({ path, program, changedMs: stats.mtimeMs });
  }
  return found;
}

/** Empty if the folder does not exist or cannot be read: there are many places to look. */
async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  // The names of reports have their dates in them: the newest come last.
  return names.length <= maxEntries ? names : names.sort().slice(-maxEntries);
}
