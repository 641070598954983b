import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** What the scripts of pages are made from. A change in one of these makes the built files old. */
const sources = ["web", "src/analysis", "src/privacy", "src/wire", "src/words", "package-lock.json"];

/**
 * The directory of what browsers load. A build has it beside `main.js`. Among the sources it is made when it is missing
 * or older than they are; in a process of its own, because a bundler needs more memory than the server it starts.
 */
export async function webDirectory(here: string = import.meta.url): Promise<string> {
  if (!here.endsWith("/src/web-files.ts")) return fileURLToPath(new URL("./web/", here));
  const root = fileURLToPath(new URL("..", here));
  const directory = join(root, "web", "build");
  if (!isFresh(root, directory)) await build(root);
  return directory;
}

function isFresh(root: string, directory: string): boolean {
  const made = changed(join(directory, "manifest.json"));
  return sources.every((source) => newest(join(root, source), directory) <= made);
}

function changed(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** Directories count, too: their time tells of files that were removed. */
function newest(path: string, except: string): number {
  if (path === except) return 0;
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  // The build itself changes the time of the directory that it is in.
  const own = except.startsWith(path) ? 0 : stats.mtimeMs;
  return readdirSync(path).reduce((latest, name) => Math.max(latest, newest(join(path, name), except)), own);
}

async function build(root: string): Promise<void> {
  const child = Bun.spawn([process.execPath, join(root, "scripts", "build-web.ts")], {
    stdout: "ignore",
    stderr: "pipe",
  });
  const [told, code] = await Promise.all([child.stderr.text(), child.exited]);
  if (code !== 0) throw new Error(`The pages' scripts could not be built:\n${told}`);
}
