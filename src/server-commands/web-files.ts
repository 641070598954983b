import { accessSync, constants, readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** What the scripts of pages are made from. A change in one of these makes the built files old. */
const sources = [
  "web",
  "src/analysis",
  "src/line-index",
  "src/privacy",
  "src/wire",
  "src/i18n",
  "locales",
  "package-lock.json",
];

/** The start cannot go on without what browsers load. The message says what to do. */
export class CannotBuildPages extends Error {}

/**
 * The directory of what browsers load. A build has it beside `main.js`, an executable inside of itself. Among the sources
 * it is made at the installation, and again when it is older than they are. Whoever runs the server need not be allowed to write there: then it is made
 * in the data directory.
 */
export async function webDirectory(
  dataDirectory: string | null = null,
  here: string = import.meta.url,
): Promise<string> {
  if (!here.endsWith("/src/server-commands/web-files.ts")) return fileURLToPath(new URL("./web/", here));
  const root = fileURLToPath(new URL("../..", here));
  const directories = [join(root, "web", "build")];
  if (dataDirectory !== null) directories.push(resolve(dataDirectory, "web-build"));
  const fresh = directories.find((directory) => isFresh(root, directory));
  if (fresh) return fresh;
  let reason = "";
  for (const directory of directories) {
    const failure = await build(root, directory);
    if (failure === null) return directory;
    reason = failure;
  }
  throw new CannotBuildPages(
    `What browsers load could not be built in ${directories.join(" or ")}: ${reason}. Run "npm run build:web" as the owner of the program.`,
  );
}

function isFresh(root: string, directory: string): boolean {
  const made = readableSince(join(directory, "manifest.json"));
  const ownBuild = join(root, "web", "build");
  return made !== null && sources.every((source) => newest(join(root, source), ownBuild) <= made);
}

function readableSince(path: string): number | null {
  try {
    accessSync(path, constants.R_OK);
    return statSync(path).mtimeMs;
  } catch {
    return null;
  }
}

/** Directories count, too: their time changes when a file is removed. */
function newest(path: string, except: string): number {
  if (path === except) return 0;
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  // The build itself changes the time of the directory that it is in.
  const own = except.startsWith(path) ? 0 : stats.mtimeMs;
  return readdirSync(path).reduce((latest, name) => Math.max(latest, newest(join(path, name), except)), own);
}

/** In a process of its own, because a bundler needs more memory than the server it starts. Why it failed, or `null`. */
async function build(root: string, directory: string): Promise<string | null> {
  const child = Bun.spawn([process.execPath, join(root, "scripts", "build-web.ts"), directory], {
    stdout: "ignore",
    stderr: "pipe",
  });
  const [errors, code] = await Promise.all([child.stderr.text(), child.exited]);
  if (code === 0) return null;
  return /^(?:error|E[A-Z]{3,20}): (.{1,300})/m.exec(errors)?.[1] ?? `the build ended with code ${code}`;
}
