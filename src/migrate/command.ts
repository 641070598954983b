import { textOf } from "../i18n/messages/catalogue.ts";
import { migrateWords, ofMigration } from "../i18n/migrate-words.ts";
import { troubleText } from "../i18n/trouble-text.ts";
import type { StorageSettings } from "../storage/storage-settings.ts";
import { ContentMismatch, isSameBytes, type StoreExport, type StoreImport } from "../storage/transfer.ts";
import { UnusableStore } from "../storage/unusable-store.ts";
import { Outage } from "../wire/refusal.ts";
import { UsageError } from "../wire/usage-error.ts";
import { expectTwoKinds, parseAddress } from "./addresses.ts";
import { type CommandIo, exitCodes, failureText } from "./command-io.ts";
import { copyEverything } from "./copy.ts";
import { Faults, Stopped } from "./faults.ts";
import { Progress } from "./progress.ts";
import { retryOutages } from "./retry.ts";
import { copySummary, type Outcome, verifySummary } from "./summary.ts";
import { type MigrateArguments, type MigrateOptions, optionsOf, usage } from "./usage.ts";
import { verifyEverything } from "./verify.ts";

/** More are counted, and not written out. */
const maxShownFaults = 200;

/** `lectern migrate`. Resolves with the exit code; whatever is thrown is a bug. */
export async function runMigrate(given: MigrateArguments, settings: StorageSettings, io: CommandIo): Promise<number> {
  try {
    return await migrate(optionsOf(given), settings, io);
  } catch (error) {
    const { language } = io;
    const words = migrateWords[language];
    if (error instanceof UsageError) {
      const sentence = failureText(error, language);
      await io.err.write(`lectern: ${sentence}\n${textOf(language, "cli.help.usage", { usage })}\n`);
      return exitCodes.usage;
    }
    if (io.interrupted.aborted) {
      await io.err.write(`${words.interrupted}\n`);
      return exitCodes.interrupted;
    }
    if (error instanceof Outage) {
      await io.err.write(`lectern: ${words.runAgain({ reason: failureText(error, language) })}\n`);
      return exitCodes.failed;
    }
    const isExpected = [UnusableStore, Stopped, ContentMismatch].some((kind) => error instanceof kind);
    if (!isExpected) throw error;
    await io.err.write(`lectern: ${failureText(error as Error, language)}\n`);
    return exitCodes.failed;
  }
}

async function migrate(options: MigrateOptions, settings: StorageSettings, io: CommandIo): Promise<number> {
  const source = parseAddress("--from", options.from, settings);
  const target = parseAddress("--to", options.to, settings);
  expectTwoKinds(source, target);
  const from = await source.driver.openExport(source.settings);
  try {
    if (options.isVerifying) return await verify(from, await target.driver.openExport(target.settings), options, io);
    return await copy(from, await target.driver.openImport(target.settings), options, io);
  } finally {
    await from.close();
  }
}

async function copy(from: StoreExport, to: StoreImport, options: MigrateOptions, io: CommandIo): Promise<number> {
  const progress = new Progress(io.err, io.language);
  try {
    const keysDiffer = await shareViewerKey(from, to, options.isMerging);
    const parts = { ...partsOf(progress, io), from, to };
    const counts = await copyEverything({ ...parts, keysDiffer, withAnalyses: options.withAnalyses });
    progress.end();
    return await conclude(
      copySummary({ from, to, faults: parts.faults.all, keysDiffer, ...counts }, io.language),
      options,
      io,
    );
  } finally {
    progress.end();
    await to.close();
  }
}

async function verify(from: StoreExport, to: StoreExport, options: MigrateOptions, io: CommandIo): Promise<number> {
  const progress = new Progress(io.err, io.language);
  try {
    const parts = { ...partsOf(progress, io), from, to };
    const counts = await verifyEverything(parts);
    progress.end();
    return await conclude(verifySummary({ from, to, faults: parts.faults.all, ...counts }, io.language), options, io);
  } finally {
    progress.end();
    await to.close();
  }
}

/**
 * The key tells stores apart: a target that has the source's was filled from it. Only an empty one is given it. Resolves
 * with whether both have keys of their own.
 */
async function shareViewerKey(from: StoreExport, to: StoreImport, isMerging: boolean): Promise<boolean> {
  const key = await from.viewerKey();
  if (isSameBytes(key, await to.viewerKey())) return false;
  const logs = await to.countLogs();
  if (logs === 0) {
    await to.setViewerKey(key);
    return false;
  }
  if (isMerging) return true;
  throw new Stopped(
    ofMigration((words, language) => words.otherOrigin({ place: troubleText(to.place, language), logs })),
  );
}

function partsOf(progress: Progress, io: CommandIo) {
  const words = migrateWords[io.language];
  let seen = 0;
  const faults = new Faults(({ id, what }) => {
    if (++seen <= maxShownFaults) progress.say(troubleText(id === null ? what : `${id} ${what}.`, io.language));
    if (seen === maxShownFaults) progress.say(words.moreFaults);
  });
  const patient = <T>(work: () => Promise<T>) =>
    retryOutages(work, (outage) => {
      io.interrupted.throwIfAborted();
      progress.say(words.tryingAgain({ reason: failureText(outage, io.language) }));
    });
  return { faults, progress, patient, signal: io.interrupted };
}

async function conclude(outcome: Outcome, options: MigrateOptions, io: CommandIo): Promise<number> {
  await io.out.write(options.json ? `${JSON.stringify(outcome.facts)}\n` : outcome.text);
  return outcome.facts.ok ? exitCodes.done : exitCodes.failed;
}
