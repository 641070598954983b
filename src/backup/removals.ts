import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { allOf } from "../i18n/amounts.ts";
import { backupWords, ofBackup } from "../i18n/backup-words.ts";
import type { LogId } from "../logs/ports.ts";
import { Stopped } from "../migrate/faults.ts";
import type { ReadRemovals, StoreBackups } from "../storage/backups.ts";
import type { Language } from "../wire/languages.ts";

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
    if (!existsSync(file)) throw new Stopped(ofBackup((words) => words.noFile({ path: file })));
    const { removals, unreadable } = backups.removalsIn(file);
    if (file !== list && removals.length === 0 && unreadable > 0) {
      throw new Stopped(ofBackup((words) => words.notRemovals({ file })));
    }
    known.removals.push(...removals);
    known.files.push(file);
    known.unreadable += unreadable;
  }
  return known;
}

/** What became of logs that were removed after the backup. `ageMs`: how old it is. */
export function removalsText(
  { files, unreadable }: KnownRemovals,
  gone: readonly LogId[],
  ageMs: number,
  language: Language,
): string[] {
  const words = backupWords[language];
  if (files.length === 0) return [words.noList(ageOf(ageMs))];
  const told = allOf(files, language);
  return [
    gone.length > 0 ? words.removedAgain({ files: told, count: gone.length }) : words.noneRemoved({ files: told }),
    ...(unreadable > 0 ? [words.damagedLines({ count: unreadable })] : []),
  ];
}

function ageOf(ms: number): { unit: "hours" | "days"; count: number } {
  const hours = Math.max(1, Math.round(ms / 3_600_000));
  return hours < 48 ? { unit: "hours", count: hours } : { unit: "days", count: Math.round(hours / 24) };
}
