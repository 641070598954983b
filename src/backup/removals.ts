import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { LogId } from "../logs/ports.ts";
import { Stopped } from "../migrate/faults.ts";
import { grouped } from "../migrate/progress-line.ts";
import type { ReadRemovals, StoreBackups } from "../storage/backups.ts";

/** What is known of removals since a backup was made. */
export interface KnownRemovals extends ReadRemovals {
  /** The files that say so. Empty: nothing is known. */
  files: string[];
}

/** From the list that a server has left where a store is restored, and from the file that was named, if one was. */
export function knownRemovals(backups: StoreBackups, list: string, named: string | null): KnownRemovals {
  const known: KnownRemovals = { removals: [], files: [], unreadable: 0 };
  const files = [...(existsSync(list) ? [list] : []), ...(named === null ? [] : [resolve(named)])];
  for (const file of new Set(files)) {
    if (!existsSync(file)) throw new Stopped(`There is no file ${file}.`);
    const { removals, unreadable } = backups.removalsIn(file);
    if (file !== list && removals.length === 0 && unreadable > 0) {
      throw new Stopped(`${file} is neither a list of removals (lectern.removed) nor a database or backup of Lectern.`);
    }
    known.removals.push(...removals);
    known.files.push(file);
    known.unreadable += unreadable;
  }
  return known;
}

/** What became of logs that were removed after the backup. `ageMs`: how old it is. */
export function removalsText({ files, unreadable }: KnownRemovals, gone: readonly LogId[], ageMs: number): string[] {
  if (files.length === 0) {
    return [
      `The backup is ${ageText(ageMs)} old, and there is no list of what was removed since: such logs are there again. ` +
        "With lectern.removed of the old data directory, or with a newer backup, empty this one and restore again with " +
        "--removed FILE. Else remove them once more.",
    ];
  }
  const named = files.join(" and ");
  return [
    gone.length > 0
      ? `Removed again, as ${named} says: ${grouped(gone.length)} that had been removed after the backup.`
      : `As ${named} says, nothing of it was removed after it was made.`,
    ...(unreadable > 0 ? [`Damaged lines there: ${grouped(unreadable)}. What they named may be back.`] : []),
  ];
}

function ageText(ms: number): string {
  const hours = Math.max(1, Math.round(ms / 3_600_000));
  if (hours < 48) return hours === 1 ? "an hour" : `${hours} hours`;
  return `${Math.round(hours / 24)} days`;
}
