import { existsSync, mkdirSync, statfsSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { Stopped } from "../migrate/faults.ts";
import { duration, grouped, megabytes } from "../migrate/progress-line.ts";
import type { StoreBackups } from "../storage/backups.ts";
import { driverOf } from "../storage/drivers.ts";
import { openObjectFiles } from "../storage/open-objects.ts";
import type { StorageSettings } from "../storage/storage-settings.ts";
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
  const { settings, progress, signal } = deps;
  const started = performance.now();
  const backups = await backupsFor("backup", settings);
  if (options.keep !== null && !isFolder(options.target)) {
    throw new UsageError("--keep needs a directory or a prefix as the target: one that ends in a slash.");
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
    return outcomeOf(target, checked, fileBytes, cleared, performance.now() - started);
  } finally {
    partial.discard();
  }
}

async function refuseExisting(target: BackupPlace, settings: StorageSettings): Promise<void> {
  const isThere =
    target.kind === "file"
      ? existsSync(target.path)
      : (await (await openObjectFiles(target.bucket, settings)).size(target.key)) !== null;
  if (isThere) throw new Stopped(`${placeText(target)} exists already, and is not overwritten.`);
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
  const rest = kept > 0 ? `, of which ${megabytes(kept)} stay free for the server (MIN_FREE_BYTES)` : "";
  throw new Stopped(
    `There is not enough room in ${directory}: the copy takes ${megabytes(bytes)}, and ` +
      `${megabytes(bavail * bsize)} are free${rest}. Name a directory on another disk.`,
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
  if (arrived !== bytes) throw new Stopped(`${placeText(target)} has ${arrived} bytes, and should have ${bytes}.`);
}

function outcomeOf(
  target: BackupPlace,
  { logs, bytes, digest, damaged, damagedDetails, faults }: CheckedCopy,
  fileBytes: number,
  cleared: string[],
  ms: number,
): Outcome {
  const place = placeText(target);
  const lines = [
    `${place} has ${grouped(logs)} logs (${megabytes(bytes)}) in ${megabytes(fileBytes)}, made in ${duration(ms / 1000)}.`,
    ...cleared.map((name) => `${name} is removed: newer ones are kept.`),
    damaged.length === 0 ? "Every log was read from it and matches its checksum." : damagedText(damaged),
    ...(damagedDetails.length > 0 ? [damagedDetailsText(damagedDetails)] : []),
    ...(faults.length > 0 ? [`${faultsText(faults)} This copy has its indexes anew.`] : []),
  ];
  const state = { damaged, damagedDetails, faults };
  const facts = { target: place, logs, bytes, fileBytes, digest, ...state, removed: cleared, seconds: ms / 1000 };
  const ok = Object.values(state).every(({ length }) => length === 0);
  return { ok, facts, text: `${lines.join("\n")}\n` };
}
