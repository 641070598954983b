import { readdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { CliContext } from "./context.ts";
import { defaultLogFolders, type LogFolder } from "./default-log-folders.ts";
import { Failure } from "./exit-codes.ts";
import { cliWords, said } from "./said.ts";

interface FoundLog {
  path: string;
  /** `this folder`, `Prism Launcher` */
  program: string;
  changedMs: number;
  /** The folder of the game that wrote it. */
  game: string;
}

/** More files than any folder of logs has. */
const maxEntries = 5000;

/** Servers, and proxies such as BungeeCord, write these beside `logs/`. */
const besideLogs = /^(?:server\.log|proxy\.log\.0|hs_err_pid\d{1,10}\.log)$/;

type Place = Pick<CliContext, "environment" | "home" | "platform" | "directory" | "language">;

/** The newest log or crash report: of the server in the current folder, or else of all launchers. */
export async function findLatest(context: Place): Promise<FoundLog> {
  return newest(await candidates(context))!;
}

/** A crash is reported at the end of a run, when its log is written to for the last time. */
const sameRunMs = 2 * 60_000;

/** The newest log, then the others that the same run of the same game wrote: its log, its crash report. */
export async function findLatestRun(context: Place): Promise<FoundLog[]> {
  const all = await candidates(context);
  const last = newest(all)!;
  const isOfRun = (one: FoundLog) =>
    one !== last &&
    one.game === last.game &&
    dirname(one.path) !== dirname(last.path) &&
    last.changedMs - one.changedMs <= sameRunMs;
  // Of each kind, the newest.
  const others = new Map<string, FoundLog>();
  for (const one of all.filter(isOfRun).sort((a, b) => a.changedMs - b.changedMs)) others.set(dirname(one.path), one);
  return [last, ...others.values()];
}

/** At least one. */
async function candidates(context: Place): Promise<FoundLog[]> {
  const { thisFolder } = cliWords[context.language];
  const here = [
    ...(await logsOfGame(context.directory, thisFolder)),
    ...(await filesIn(context.directory, (name) => besideLogs.test(name), {
      program: thisFolder,
      game: context.directory,
    })),
  ];
  if (here.length > 0) return here;
  const places = defaultLogFolders(context);
  const found = (await Promise.all(places.map(logsAt))).flat();
  if (found.length > 0) return found;
  const programs = [...new Set(places.map(({ program }) => program))];
  throw new Failure(said((words) => words.noLog({ programs: programs.join(", ") })));
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
    ...(await filesIn(join(game, "logs"), (name) => name === "latest.log", { program, game })),
    ...(await filesIn(join(game, "crash-reports"), (name) => /\.txt$/i.test(name), { program, game })),
  ];
}

async function filesIn(
  folder: string,
  isLog: (name: string) => boolean,
  origin: Pick<FoundLog, "program" | "game">,
): Promise<FoundLog[]> {
  const found: FoundLog[] = [];
  for (const name of (await namesIn(folder)).filter(isLog)) {
    const path = join(folder, name);
    const stats = await stat(path).catch(() => null);
    if (stats?.isFile() && stats.size > 0) found.push({ path, ...origin, changedMs: stats.mtimeMs });
  }
  return found;
}

/** Empty if the folder does not exist or cannot be read: there are many places to look. */
async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  // The names of reports have their dates in them: the newest come last.
  return names.length <= maxEntries ? names : names.sort().slice(-maxEntries);
}
