import { existsSync, mkdirSync, rmSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import type { LogId } from "../logs/ports.ts";
import { openSource } from "../migrate/addresses.ts";
import { checkedContent } from "../migrate/compare.ts";
import { Stopped } from "../migrate/faults.ts";
import { grouped, megabytes, Progress } from "../migrate/progress.ts";
import { retryOutages } from "../migrate/retry.ts";
import { piecesOf, walkRecords } from "../migrate/walk.ts";
import { BackupFile } from "../storage/sqlite/backup-file.ts";
import { Unreadable } from "../storage/transfer.ts";
import { checkBackup, stateText } from "./check.ts";
import { damagedText } from "./damaged-text.ts";
import type { BackupDependencies, Outcome } from "./dependencies.ts";
import { PartialFile } from "./partial-file.ts";
import { type BackupPlace, filesOf, placeText, sourceOf, splitPlace } from "./place.ts";

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
    if (!existsSync(source.path)) throw new Stopped(`There is no file ${source.path}.`);
    return checkFile(source.path, placeText(source), deps);
  }
  const { settings, progress, signal } = deps;
  const directory = resolve(scratch ?? settings.dataDir);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const partial = new PartialFile(join(directory, splitPlace(source).name), signal);
  try {
    const files = await filesOf(source.bucket, settings);
    progress.begin("fetching", (await files.size(source.key)) ?? 0);
    rmSync(partial.path, { force: true });
    await files.download(source.key, partial.path, (bytes) => progress.add(bytes), signal);
    return await checkFile(partial.path, placeText(source), deps);
  } finally {
    partial.discard();
  }
}

async function checkFile(path: string, place: string, { progress, signal }: BackupDependencies): Promise<Outcome> {
  const file = BackupFile.open(path, "read");
  try {
    progress.begin("checking", statSync(path).size);
    const checked = await checkBackup(file, progress, signal);
    const { logs, bytes, digest, damaged, isRestWhole } = checked;
    const { madeAt, version } = file.mark()!;
    const lines = [
      `${place}, made ${madeAt} by Lectern ${version}, has ${grouped(logs)} logs (${megabytes(bytes)}).`,
      ...stateText(checked, "It is whole, and every log matches its checksum."),
    ];
    const facts = { source: place, madeAt, version, logs, bytes, digest, damaged, isRestWhole };
    return { ok: damaged.length === 0 && isRestWhole, facts, text: `${lines.join("\n")}\n` };
  } finally {
    file.close();
  }
}

/** Reads every log of the configured store, to find what a disk has damaged. */
async function verifyStore({ settings, screen, signal }: BackupDependencies): Promise<Outcome> {
  const { databaseUrl: url, dataDir: directory } = settings;
  const store = await openSource(url === null ? { kind: "sqlite", directory } : { kind: "postgres", url }, settings);
  const patient = <T>(work: () => Promise<T>) => retryOutages(work, () => signal.throwIfAborted());
  const damaged: LogId[] = [];
  let logs = 0;
  let bytes = 0;
  const progress = new Progress(screen);
  try {
    progress.begin("reading", await store.countLogs());
    await walkRecords({ from: store, signal, patient }, async (records) => {
      for (const piece of piecesOf(records)) {
        signal.throwIfAborted();
        const ids = piece.map(({ id }) => id);
        const contents = await patient(() => store.contents(ids));
        for (const record of piece) {
          logs++;
          bytes += record.size;
          progress.passed(record.size);
          if (checkedContent(record, contents.get(record.id)) instanceof Unreadable) damaged.push(record.id);
        }
      }
    });
    const still = await patient(() => store.records(damaged));
    // What was removed meanwhile is not damaged.
    const faults = damaged.filter((id) => still.has(id));
    const lines = [
      `${store.place} has ${grouped(logs)} logs (${megabytes(bytes)}).`,
      faults.length === 0 ? "Every log was read and matches its checksum." : damagedText(faults),
    ];
    const facts = { source: store.place, logs, bytes, damaged: faults };
    return { ok: faults.length === 0, facts, text: `${lines.join("\n")}\n` };
  } finally {
    progress.end();
    await store.close();
  }
}
