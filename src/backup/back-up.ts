import { existsSync, mkdirSync, statfsSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { duration, megabytes } from "../i18n/amounts.ts";
import { backupWords, ofBackup } from "../i18n/backup-words.ts";
import { joined } from "../i18n/lists.ts";
import { Stopped } from "../migrate/faults.ts";
import type { StoreBackups } from "../storage/backups.ts";
import { driverOf } from "../storage/drivers.ts";
import { openObjectFiles } from "../storage/open-objects.ts";
import type { StorageSettings } from "../storage/storage-settings.ts";
import type { Language } from "../wire/languages.ts";
import { UsageError } from "../wire/usage-error.ts";
import { version } from "../wire/version.ts";
import { type Checked, checkLogs, expectSound } from "./check.ts";
import { damagedDetailsText, damagedText, faultsText } from "./damaged-text.ts";
import type { BackupDependencies, Outcome } from "./dependencies.ts";
import { backupsFor } from "./means.ts";
import { PartialFile } from "./partial-file.ts";
import { type BackupPlace, isFolder, placeText, splitPlace, targetOf } from "./place.ts";
import { clearOlder } from "./prune.ts";

export interface BackUpOptions {
  target: string;
  /** How many backups below the target stay; `null`: all. */
  keep: number | null;
  /** Where the copy is made before it is sent to an object store; `null`: beside the data. */
  scratch: string | null;
}

/** What has to stay free beside a copy that is being made. */
const spareBytes = 16 * 1024 * 1024;

/** Copies a store while it is in use, checks every log of the copy, and only then gives it its name. */
export async function backUp(options: BackUpOptions, deps: BackupDependencies): Promise<Outcome> {
  const { settings, progress, signal, language } = deps;
  const started = performance.now();
  const backups = await backupsFor("backup", settings);
  if (options.keep !== null && !isFolder(options.target)) {
    throw new UsageError(ofBackup(({ keepFolder }) => keepFolder));
  }
  const bytes = backups.copyBytes(settings);
  const target = targetOf(options.target, new Date());
  const directory = target.kind === "file" ? dirname(target.path) : resolve(options.scratch ?? settings.dataDir);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  await refuseExisting(target, settings);
  expectRoom(directory, bytes, settings);
  const partial = new PartialFile(join(directory, splitPlace(target).name), signal);
  try {
    progress.begin("copying", bytes, () => (existsSync(partial.path) ? statSync(partial.path).size : 0));
    await backups.copyTo(settings, partial.path);
    const checked = await checkAndMark(backups, partial.path, deps);
    const fileBytes = statSync(partial.path).size;
    await deliver(partial, target, deps);
    const cleared = options.keep === null ? [] : await clearOlder(target, options.keep, settings);
    const made = { target, fileBytes, cleared, ms: performance.now() - started };
    return outcomeOf(made, checked, language);
  } finally {
    partial.discard();
  }
}

async function refuseExisting(target: BackupPlace, settings: StorageSettings): Promise<void> {
  const isThere =
    target.kind === "file"
      ? existsSync(target.path)
      : (await (await openObjectFiles(target.bucket, settings)).size(target.key)) !== null;
  if (isThere) throw new Stopped(ofBackup((words) => words.exists({ place: placeText(target) })));
}

/** On the disk of the data, the reserve stays: a backup must not be the reason why uploads are refused. */
function expectRoom(directory: string, bytes: number, settings: StorageSettings): void {
  const { bavail, blocks, bsize } = statfsSync(directory);
  // Some network file systems do not tell.
  if (blocks === 0) return;
  const isSameDisk = statSync(directory).dev === statSync(resolve(settings.dataDir)).dev;
  const kept = isSameDisk ? (driverOf(settings).disk(settings)?.reserve ?? 0) : 0;
  const missing = bytes + spareBytes + kept - bavail * bsize;
  if (missing <= 0) return;
  throw new Stopped(
    ofBackup((words, language) => {
      const told = { directory, copy: megabytes(bytes, language), free: megabytes(bavail * bsize, language) };
      return kept > 0 ? words.noRoomBesideReserve({ ...told, reserve: megabytes(kept, language) }) : words.noRoom(told);
    }),
  );
}

interface CheckedCopy extends Checked {
  /** What is wrong with the database that was copied, and was made good in the copy. */
  faults: string[];
}

/** A copy has the damage of what was copied. That of indexes can be undone: they can be made from the tables. */
async function checkAndMark(
  backups: StoreBackups,
  path: string,
  { progress, signal }: BackupDependencies,
): Promise<CheckedCopy> {
  const file = backups.open(path, "write");
  try {
    progress.begin("checking", statSync(path).size);
    const faults = await file.faults(signal);
    if (faults.length > 0) {
      file.rebuildIndexes();
      await expectSound(file, signal);
    }
    const checked = await checkLogs(file, progress, signal);
    const { logs, bytes, digest, rest, damaged } = checked;
    file.setMark({ madeAt: new Date().toISOString(), version, logs, bytes, digest, rest, damaged: damaged.length });
    return { ...checked, faults };
  } finally {
    file.close();
  }
}

async function deliver(partial: PartialFile, target: BackupPlace, deps: BackupDependencies): Promise<void> {
  if (target.kind === "file") {
    partial.finish();
    return;
  }
  const { progress, settings, signal } = deps;
  const files = await openObjectFiles(target.bucket, settings);
  const bytes = statSync(partial.path).size;
  progress.begin("sending", bytes);
  await files.upload(partial.path, target.key, (moved) => progress.add(moved), signal);
  const arrived = await files.size(target.key);
  if (arrived === bytes) return;
  const told = { place: placeText(target), arrived: String(arrived), bytes: String(bytes) };
  throw new Stopped(ofBackup((words) => words.sizeWrong(told)));
}

interface Made {
  target: BackupPlace;
  fileBytes: number;
  /** Older ones that are gone. */
  cleared: string[];
  ms: number;
}

function outcomeOf({ target, fileBytes, cleared, ms }: Made, checked: CheckedCopy, language: Language): Outcome {
  const { logs, bytes, digest, damaged, damagedDetails, faults } = checked;
  const words = backupWords[language];
  const place = placeText(target);
  const size = megabytes(bytes, language);
  const time = duration(ms / 1000, language);
  const lines = [
    words.made({ place, logs, size, fileSize: megabytes(fileBytes, language), time }),
    ...cleared.map((name) => words.cleared({ name })),
    damaged.length === 0 ? words.allRead : damagedText(damaged, language),
    ...(damagedDetails.length > 0 ? [damagedDetailsText(damagedDetails, language)] : []),
    ...(faults.length > 0 ? [joined("sentences", [faultsText(faults, language), words.indexesAnew], language)] : []),
  ];
  const state = { damaged, damagedDetails, faults };
  const facts = { target: place, logs, bytes, fileBytes, digest, ...state, removed: cleared, seconds: ms / 1000 };
  const ok = Object.values(state).every(({ length }) => length === 0);
  return { ok, facts, text: `${lines.join("\n")}\n` };
}
