import { existsSync, mkdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { megabytes } from "../i18n/amounts.ts";
import { backupWords, ofBackup } from "../i18n/backup-words.ts";
import { troubleText } from "../i18n/trouble-text.ts";
import { asLogId } from "../logs/id.ts";
import type { LogId } from "../logs/ports.ts";
import { checkedContent } from "../migrate/compare.ts";
import { Stopped } from "../migrate/faults.ts";
import { Progress } from "../migrate/progress.ts";
import { retryOutages } from "../migrate/retry.ts";
import { piecesOf, walkRecords } from "../migrate/walk.ts";
import { backupFormat, driverOf } from "../storage/drivers.ts";
import { Unreadable } from "../storage/transfer.ts";
import { checkBackup, isWhole, stateText } from "./check.ts";
import { damagedDetailsText, damagedText, faultsText, unfoundText } from "./damaged-text.ts";
import type { BackupDependencies, Outcome } from "./dependencies.ts";
import { fetchBackup } from "./fetch.ts";
import { PartialFile } from "./partial-file.ts";
import { type BackupPlace, placeText, sourceOf, splitPlace } from "./place.ts";

export interface VerifyOptions {
  /** `null`: not a backup, but the store of the settings. */
  source: string | null;
  scratch: string | null;
}

export function verify(options: VerifyOptions, deps: BackupDependencies): Promise<Outcome> {
  return options.source === null ? verifyStore(deps) : verifyBackup(sourceOf(options.source), options, deps);
}

/** Reads all of a backup. Nothing is changed; one in an object store is fetched first. */
async function verifyBackup(
  source: BackupPlace,
  { scratch }: VerifyOptions,
  deps: BackupDependencies,
): Promise<Outcome> {
  if (source.kind === "file") {
    const { path } = source;
    if (!existsSync(path)) throw new Stopped(ofBackup((words) => words.noFile({ path })));
    return checkFile(source.path, placeText(source), deps);
  }
  const { settings, signal } = deps;
  const directory = resolve(scratch ?? settings.dataDir);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const partial = new PartialFile(join(directory, splitPlace(source).name), signal);
  try {
    await fetchBackup(source, partial.path, deps);
    return await checkFile(partial.path, placeText(source), deps);
  } finally {
    partial.discard();
  }
}

async function checkFile(
  path: string,
  place: string,
  { progress, signal, language }: BackupDependencies,
): Promise<Outcome> {
  const words = backupWords[language];
  const file = (await backupFormat()).open(path, "read");
  try {
    progress.begin("checking", statSync(path).size);
    const checked = await checkBackup(file, progress, signal);
    const { logs, bytes, digest, damaged, damagedDetails, isRestWhole } = checked;
    const { madeAt, version } = file.mark()!;
    const lines = [
      words.verified({ place, time: madeAt, version, logs, size: megabytes(bytes, language) }),
      ...stateText(checked, words.whole, language),
    ];
    const facts = { source: place, madeAt, version, logs, bytes, digest, damaged, damagedDetails, isRestWhole };
    return { ok: isWhole(checked), facts, text: `${lines.join("\n")}\n` };
  } finally {
    file.close();
  }
}

/** What is wrong with logs, in the words of `damaged-text.ts`. */
interface DamagedLogs {
  texts: LogId[];
  details: LogId[];
  /** Those that stand in the store, but are not found by their ids. */
  unfound: LogId[];
}

/** Reads every log of the configured store, to find what a disk has damaged. */
async function verifyStore({ settings, screen, signal, language }: BackupDependencies): Promise<Outcome> {
  const words = backupWords[language];
  const store = await driverOf(settings).openExport(settings);
  const patient = <T>(work: () => Promise<T>) => retryOutages(work, () => signal.throwIfAborted());
  const damaged: DamagedLogs = { texts: [], details: [], unfound: [] };
  let logs = 0;
  let bytes = 0;
  const progress = new Progress(screen, language);
  try {
    const faults = await store.damage(signal);
    progress.begin("reading", await store.countLogs());
    await walkRecords({ from: store, signal, patient }, async (records) => {
      const byId = await patient(() => store.records(records.map(({ id }) => id)));
      for (const piece of piecesOf(records)) {
        signal.throwIfAborted();
        const contents = await patient(() => store.contents(piece));
        for (const record of piece) {
          logs++;
          bytes += record.size;
          progress.passed(record.size);
          if (checkedContent(record, contents.get(record.id)) instanceof Unreadable) damaged.texts.push(record.id);
          if (record.details instanceof Unreadable) damaged.details.push(record.id);
          const isFound = asLogId(record.id) !== null && byId.get(record.id)?.place === record.place;
          if (!isFound) damaged.unfound.push(record.id);
        }
      }
    });
    const { texts, details, unfound } = await withoutRemoved(damaged, (ids) => patient(() => store.removedAmong(ids)));
    const ok = [faults, texts, details, unfound].every(({ length }) => length === 0);
    const lines = [
      words.storeHas({ place: troubleText(store.place, language), logs, size: megabytes(bytes, language) }),
      ...(faults.length > 0 ? [faultsText(faults, language)] : []),
      ...(texts.length > 0 ? [damagedText(texts, language)] : []),
      ...(details.length > 0 ? [damagedDetailsText(details, language)] : []),
      ...(unfound.length > 0 ? [unfoundText(unfound, language)] : []),
      ...(ok ? [words.storeRead] : []),
    ];
    const facts = { source: store.place, logs, bytes, damaged: texts, damagedDetails: details, unfound, faults };
    return { ok, facts, text: `${lines.join("\n")}\n` };
  } finally {
    progress.end();
    await store.close();
  }
}

/** What was removed while the store was read is not damaged. A store that has lost a log does not say that it removed it. */
async function withoutRemoved(
  { texts, details, unfound }: DamagedLogs,
  removedAmong: (ids: LogId[]) => Promise<Set<LogId>>,
): Promise<DamagedLogs> {
  const removed = await removedAmong([...texts, ...details, ...unfound]);
  const left = (ids: LogId[]) => ids.filter((id) => !removed.has(id));
  return { texts: left(texts), details: left(details), unfound: left(unfound) };
}
