import { ofBackup } from "../i18n/backup-words.ts";
import { type CommandIo, exitCodes, failureText } from "../migrate/command-io.ts";
import { Stopped } from "../migrate/faults.ts";
import type { StorageSettings } from "../storage/storage-settings.ts";
import { UnusableStore } from "../storage/unusable-store.ts";
import { Outage } from "../wire/refusal.ts";
import { UsageError } from "../wire/usage-error.ts";
import { backUp } from "./back-up.ts";
import { ByteProgress } from "./byte-progress.ts";
import type { BackupDependencies, Outcome } from "./dependencies.ts";
import { restore } from "./restore.ts";
import { verify } from "./verify.ts";

/** A command line, read already. */
export interface BackupArguments {
  words: string[];
  has(option: string): boolean;
  value(option: string): string | undefined;
}

export type BackupCommand = "backup" | "restore" | "verify";

/** `lectern backup`, `restore` and `verify`. Resolves with the exit code; whatever is thrown is a bug. */
export async function runBackup(
  command: BackupCommand,
  given: BackupArguments,
  settings: StorageSettings,
  io: CommandIo,
): Promise<number> {
  // A backup has what the data directory has, and is for the same user alone.
  process.umask(0o077);
  const { language } = io;
  const progress = new ByteProgress(io.err, language);
  try {
    const { ok, facts, text } = await dispatch(command, given, {
      settings,
      progress,
      screen: io.err,
      signal: io.interrupted,
      language,
    });
    progress.end();
    await io.out.write(given.has("json") ? `${JSON.stringify({ ok, ...facts })}\n` : text);
    return ok ? exitCodes.done : exitCodes.failed;
  } catch (error) {
    progress.end();
    if (io.interrupted.aborted) return exitCodes.interrupted;
    const isUsage = error instanceof UsageError;
    const isExpected = isUsage || [UnusableStore, Stopped, Outage].some((kind) => error instanceof kind);
    const failure = error as Error & { code?: string; syscall?: string };
    // Errors of the file system are reported to the operator in one sentence, too.
    if (!isExpected && failure.syscall === undefined) throw error;
    await io.err.write(`lectern: ${failureText(failure, language)}\n`);
    return isUsage ? exitCodes.usage : exitCodes.failed;
  }
}

function dispatch(command: BackupCommand, given: BackupArguments, deps: BackupDependencies): Promise<Outcome> {
  const [place = null] = given.words;
  const scratch = given.value("scratch") ?? null;
  switch (command) {
    case "backup":
      return backUp({ target: place!, keep: keepOf(given.value("keep")), scratch }, deps);
    case "restore":
      return restore(
        { source: place!, takesDamaged: given.has("damaged"), removed: given.value("removed") ?? null },
        deps,
      );
    case "verify":
      return verify({ source: place, scratch }, deps);
  }
}

function keepOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new UsageError(ofBackup(({ keepNumber }) => keepNumber));
  return Number(text);
}
