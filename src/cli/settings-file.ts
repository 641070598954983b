import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { CliContext } from "./context.ts";
import { Failure } from "./exit-codes.ts";
import { codeOf, said } from "./said.ts";

/** `~/.config/lectern/config.json`, where the system says that such files are. */
export function settingsPath({
  environment,
  home,
  platform,
}: Pick<CliContext, "environment" | "home" | "platform">): string {
  const { XDG_CONFIG_HOME, APPDATA } = environment;
  const base =
    platform === "win32" ? APPDATA || join(home, "AppData", "Roaming") : XDG_CONFIG_HOME || join(home, ".config");
  return join(base, "lectern", "config.json");
}

/** Everything that is in it: what is not known here was put there by somebody else, and stays. */
export async function readSettings(path: string): Promise<Record<string, unknown>> {
  let text: string;
  try {
    text = await readFile(path, "utf8");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR") return {};
    throw new Failure(said((words) => words.settingsUnreadable({ path, code: codeOf(error) })));
  }
  try {
    const settings: unknown = JSON.parse(text);
    if (typeof settings === "object" && settings !== null && !Array.isArray(settings)) {
      return settings as Record<string, unknown>;
    }
  } catch {
    // Reported below, like everything that is not an object.
  }
  throw new Failure(said((words) => words.settingsWrong({ path })));
}

/** Whole or not at all. */
export async function writeSettings(path: string, settings: Record<string, unknown>): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true });
    const draft = `${path}.${process.pid}.tmp`;
    await writeFile(draft, `${JSON.stringify(settings, null, 2)}\n`);
    await rename(draft, path);
  } catch (error) {
    throw new Failure(said((words) => words.settingsUnwritable({ path, code: codeOf(error) })));
  }
}
