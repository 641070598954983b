import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { UnusableStore } from "../unusable-store.ts";

/** The database of a data directory. */
export function databasePath(directory: string): string {
  return join(resolve(directory), "lectern.sqlite");
}

/** The database of a data directory that has one. `hint`: what to do where it has none. */
export function databaseIn(directory: string, hint = ""): string {
  const path = databasePath(directory);
  if (!existsSync(path)) throw new UnusableStore(`There is no database of Lectern in ${resolve(directory)}.${hint}`);
  return path;
}
