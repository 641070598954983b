import { backupWords, ofBackup } from "../i18n/backup-words.ts";
import { unpackSync } from "../logs/content.ts";
import type { LogId } from "../logs/ports.ts";
import { Stopped } from "../migrate/faults.ts";
import type { BackedUpLog, BackupFile } from "../storage/backups.ts";
import type { Language } from "../wire/languages.ts";
import { Outage } from "../wire/refusal.ts";
import type { ByteProgress } from "./byte-progress.ts";
import { damagedDetailsText, damagedText } from "./damaged-text.ts";

export interface Checked {
  logs: number;
  /** Bytes of their texts. */
  bytes: number;
  digest: string;
  /** Of everything but the texts. */
  rest: string;
  /** Logs whose text does not match its checksum. */
  damaged: LogId[];
  /** Logs whose metadata or list of files cannot be read. */
  damagedDetails: LogId[];
}

export interface CheckedBackup extends Checked {
  isRestWhole: boolean;
}

/** Others may draw, or interrupt, after so many logs. */
const logsAtOnce = 100;

/** Throws if SQLite finds fault with the file: then nobody knows what is missing from it. */
export async function expectSound(file: BackupFile, signal: AbortSignal): Promise<void> {
  const [fault] = await file.faults(signal);
  if (fault !== undefined) throw new Stopped(ofBackup((words) => words.damaged({ path: file.path, fault })));
}

/** Reads all of a backup, unpacks every log and compares it with its checksum. */
export async function checkLogs(file: BackupFile, progress: ByteProgress, signal: AbortSignal): Promise<Checked> {
  const digest = new Bun.CryptoHasher("sha256");
  const checked = { logs: 0, bytes: 0, damaged: [] as LogId[] };
  for (const log of file.logs()) {
    digest.update(`${log.id} ${log.size} ${log.hash}\n`);
    if (!isReadable(log)) checked.damaged.push(log.id);
    checked.logs++;
    checked.bytes += log.size;
    progress.add(log.packed.length);
    if (checked.logs % logsAtOnce === 0) {
      await Bun.sleep(0);
      signal.throwIfAborted();
    }
  }
  const damagedDetails = file.damagedDetails();
  return { ...checked, damagedDetails, digest: digest.digest("hex"), rest: await restOf(file, signal) };
}

async function restOf(file: BackupFile, signal: AbortSignal): Promise<string> {
  const steps = file.restDigest();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await Bun.sleep(0);
    signal.throwIfAborted();
  }
}

/** Checks a finished backup, which says itself how it has to be. */
export async function checkBackup(
  file: BackupFile,
  progress: ByteProgress,
  signal: AbortSignal,
): Promise<CheckedBackup> {
  const mark = file.mark();
  if (!mark) {
    throw new Stopped(ofBackup((words) => words.notMade({ path: file.path })));
  }
  await expectSound(file, signal);
  const checked = await checkLogs(file, progress, signal);
  if (checked.digest !== mark.digest || checked.logs !== mark.logs) {
    const told = { path: file.path, logs: checked.logs, before: mark.logs };
    throw new Stopped(ofBackup((words) => words.notAsMade(told)));
  }
  return { ...checked, isRestWhole: mark.rest === undefined || checked.rest === mark.rest };
}

/** Whether nothing of it is damaged: neither since it was made, nor before. */
export function isWhole({ damaged, damagedDetails, isRestWhole }: CheckedBackup): boolean {
  return damaged.length === 0 && damagedDetails.length === 0 && isRestWhole;
}

/** What to say of a backup that was read to its end. */
export function stateText(checked: CheckedBackup, whole: string, language: Language): string[] {
  const { damaged, damagedDetails, isRestWhole } = checked;
  return [
    ...(damaged.length > 0 ? [damagedText(damaged, language)] : []),
    ...(damagedDetails.length > 0 ? [damagedDetailsText(damagedDetails, language)] : []),
    ...(isRestWhole ? [] : [backupWords[language].restDamaged]),
    ...(isWhole(checked) ? [whole] : []),
  ];
}

function isReadable(log: BackedUpLog): boolean {
  try {
    unpackSync(log);
    return true;
  } catch (error) {
    if (error instanceof Outage) return false;
    throw error;
  }
}
