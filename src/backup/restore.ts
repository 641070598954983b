import { existsSync, statSync } from "node:fs";
import { megabytes } from "../i18n/amounts.ts";
import { backupWords, ofBackup } from "../i18n/backup-words.ts";
import { joined } from "../i18n/lists.ts";
import type { LogId } from "../logs/ports.ts";
import { Stopped } from "../migrate/faults.ts";
import type { BackupMark, RestoreTarget, StoreBackups } from "../storage/backups.ts";
import type { Language } from "../wire/languages.ts";
import { type CheckedBackup, checkBackup, isWhole, stateText } from "./check.ts";
import type { BackupDependencies, Outcome } from "./dependencies.ts";
import { fetchBackup } from "./fetch.ts";
import { backupsFor } from "./means.ts";
import { PartialFile } from "./partial-file.ts";
import { type BackupPlace, placeText, sourceOf } from "./place.ts";
import { knownRemovals, removalsText } from "./removals.ts";

export interface RestoreOptions {
  source: string;
  /** Takes a backup of which logs have been damaged since it was made. */
  takesDamaged: boolean;
  /** Names what was removed after the backup was made: a list, a database or another backup; `null`: none. */
  removed: string | null;
}

/** Fills a data directory that has no database. The copy is checked in its new place before it gets its name. */
export async function restore(options: RestoreOptions, deps: BackupDependencies): Promise<Outcome> {
  const { settings, signal, language } = deps;
  const backups = await backupsFor("restore", settings);
  const source = sourceOf(options.source);
  if (source.kind === "file" && !existsSync(source.path)) {
    throw new Stopped(ofBackup((words) => words.noFile({ path: source.path })));
  }
  const target = backups.restoreTarget(settings);
  refuseTaken(target);
  const unlock = target.claim();
  try {
    refuseTaken(target);
    const known = knownRemovals(backups, target.removalList, options.removed);
    const partial = new PartialFile(target.file, signal);
    try {
      await fetchBackup(source, partial.path, deps);
      const { mark, checked } = await checkAndUnmark(backups, partial.path, options, deps);
      const gone = backups.settle(partial.path, known.removals);
      partial.finish();
      const removals = removalsText(known, gone, Date.now() - Date.parse(mark.madeAt), language);
      return outcomeOf({ source, directory: target.directory, mark, checked, gone, removals }, language);
    } finally {
      partial.discard();
    }
  } finally {
    unlock();
  }
}

function refuseTaken({ directory, isTaken }: RestoreTarget): void {
  if (!isTaken()) return;
  throw new Stopped(ofBackup((words) => words.taken({ directory })));
}

async function checkAndUnmark(
  backups: StoreBackups,
  path: string,
  { takesDamaged }: RestoreOptions,
  { progress, signal }: BackupDependencies,
): Promise<{ mark: BackupMark; checked: CheckedBackup }> {
  const file = backups.open(path, "write");
  try {
    progress.begin("checking", statSync(path).size);
    const checked = await checkBackup(file, progress, signal);
    const mark = file.mark()!;
    const isWorse = checked.damaged.length > mark.damaged || !checked.isRestWhole;
    if (isWorse && !takesDamaged) {
      throw new Stopped(
        ofBackup((words, language) =>
          words.worse({ state: joined("sentences", stateText(checked, "", language), language) }),
        ),
      );
    }
    file.removeMark();
    return { mark, checked };
  } finally {
    file.close();
  }
}

interface Restored {
  source: BackupPlace;
  directory: string;
  mark: BackupMark;
  checked: CheckedBackup;
  /** Logs that were removed again. */
  gone: LogId[];
  /** What to say of them. */
  removals: string[];
}

function outcomeOf({ source, directory, mark, checked, gone, removals }: Restored, language: Language): Outcome {
  const words = backupWords[language];
  const { logs, bytes, damaged, damagedDetails, isRestWhole } = checked;
  const lines = [
    words.restored({
      ...{ directory, logs, source: placeText(source), time: mark.madeAt },
      size: megabytes(bytes, language),
    }),
    ...stateText(checked, words.opened, language),
    ...removals,
    words.startServer,
  ];
  const facts = {
    source: placeText(source),
    dataDir: directory,
    madeAt: mark.madeAt,
    logs,
    bytes,
    damaged,
    damagedDetails,
    isRestWhole,
    removedAgain: gone,
  };
  return { ok: isWhole(checked), facts, text: `${lines.join("\n")}\n` };
}
