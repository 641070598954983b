import { ofMigration } from "../i18n/migrate-words.ts";
import { asLogId } from "../logs/id.ts";
import type { LogId, NewLog } from "../logs/ports.ts";
import { type LogRecord, type StoreImport, Unreadable } from "../storage/transfer.ts";
import { checkedContent, differenceOf, isSameLog } from "./compare.ts";
import { type Faults, Stopped, tellDamage, tellMissing } from "./faults.ts";
import { copyOperatorRecords } from "./operator-records.ts";
import type { Progress } from "./progress.ts";
import { newRemovals, piecesOf, type Walk, walkRecords } from "./walk.ts";

/** On a busy source, every pass finds some more. Each is much shorter than the one before. */
const maxPasses = 5;

export interface Copying extends Walk {
  to: StoreImport;
  withAnalyses: boolean;
  /** Whether the target has logs of another origin. */
  keysDiffer: boolean;
  faults: Faults;
  progress: Progress;
}

export interface CopyCounts {
  /** Logs of the source, as the last pass found them, and of the target afterwards. */
  logs: { source: number; target: number };
  /** Logs that were added. */
  copied: number;
  /** Bytes of their texts. */
  bytes: number;
  /** Logs that the target had at the start. */
  alreadyThere: number;
  /** Logs that the target has removed. */
  leftOut: number;
  /** Logs whose views were brought up to date. */
  counted: number;
  /** Logs that were removed from the target, because the source has removed them. */
  removed: number;
}

/**
 * Brings the target up to date with the source. There is no record of how far it is: what the target has says so, in
 * each pass anew. The last pass finds nothing to copy, and so has compared everything.
 */
export async function copyEverything(copying: Copying): Promise<CopyCounts> {
  const { from, to, faults, patient } = copying;
  const counts: CopyCounts = {
    logs: { source: 0, target: 0 },
    ...{ copied: 0, bytes: 0, alreadyThere: 0, leftOut: 0, counted: 0, removed: 0 },
  };
  await tellDamage(copying, from, "source");
  let expected = 0;
  for (let pass = 1; pass <= maxPasses; pass++) {
    const { copied: copiedBefore, removed: removedBefore } = counts;
    const passing: Pass = { ...copying, counts, isFirst: pass === 1, absent: 0 };
    copying.progress.begin(pass === 1 ? "copying" : "comparing", await patient(() => from.countLogs()));
    // What a later pass finds was counted by the first.
    counts.leftOut = 0;
    counts.logs.source = 0;
    await walkRecords(copying, (records) => copyPage(passing, records));
    await copyRemovals(copying, counts);
    expected = counts.logs.source - counts.leftOut - passing.absent - (counts.removed - removedBefore);
    if (counts.copied === copiedBefore) break;
  }
  counts.logs.target = await patient(() => to.countLogs());
  tellMissing(faults, expected, counts.logs.target);
  await copyOperatorRecords(copying, copying.keysDiffer);
  return counts;
}

/** One walk over the source. */
interface Pass extends Copying {
  counts: CopyCounts;
  isFirst: boolean;
  /** Logs that it could not copy, because they are damaged or were removed since. */
  absent: number;
}

async function copyPage(pass: Pass, records: LogRecord[]): Promise<void> {
  const { to, faults, progress, patient, counts } = pass;
  const ids = records.map(({ id }) => id);
  counts.logs.source += ids.length;
  const there = await patient(() => to.records(ids));
  for (const record of records) {
    const other = there.get(record.id);
    if (!other) continue;
    expectSame(record, other);
    const difference = differenceOf(record, other);
    if (difference) faults.add(record.id, difference);
    if (pass.isFirst) counts.alreadyThere++;
    progress.passed(record.size);
  }
  const missing = records.filter(({ id }) => !there.has(id));
  const removed = missing.length > 0 ? await patient(() => to.removedAmong(missing.map(({ id }) => id))) : new Set();
  counts.leftOut += removed.size;
  for (const piece of piecesOf(missing.filter(({ id }) => !removed.has(id)))) await copyPiece(pass, piece);
  for (const record of missing) progress.passed(record.size);
  await copySightings(pass, records);
  const grown = records.filter(({ id, views, uniqueViews }) => {
    const has = there.get(id) ?? { views: 0, uniqueViews: 0 };
    return !removed.has(id) && !faults.has(id) && (has.views < views || has.uniqueViews < uniqueViews);
  });
  if (grown.length === 0) return;
  await patient(() => copyViews(pass, grown));
  counts.counted += grown.length;
}

/** Two logs have the same id: going on would mean to lose one of them. */
function expectSame(record: LogRecord, other: LogRecord): void {
  if (isSameLog(record, other)) return;
  throw new Stopped(ofMigration((words) => words.alreadyOther({ id: record.id })));
}

async function copyPiece(pass: Pass, records: LogRecord[]): Promise<void> {
  const { from, to, faults, signal, patient, counts } = pass;
  signal.throwIfAborted();
  const contents = await patient(() => from.contents(records));
  const isGone = await goneSince(pass, records, contents);
  const logs = records
    .filter(({ id }) => !isGone.has(id))
    .flatMap((record) => {
      const content = checkedContent(record, contents.get(record.id));
      const id = asLogId(record.id) ?? new Unreadable("its id is damaged");
      const broken = [id, content, record.details].find((part) => part instanceof Unreadable);
      if (broken) faults.add(record.id, `cannot be copied: ${broken.reason}`);
      return broken ? [] : [{ ...record, ...content } as NewLog & LogRecord];
    });
  pass.absent += records.length - logs.length;
  if (logs.length === 0) return;
  const analyses = pass.withAnalyses ? await patient(() => from.analyses(logs)) : [];
  const added = await patient(() => to.addLogs(logs, analyses));
  counts.copied += added.size;
  for (const log of logs) if (added.has(log.id)) counts.bytes += log.size;
}

/**
 * Logs that the source has removed after their records were read. It says so itself: one that it neither has nor has removed
 * is lost.
 */
async function goneSince(
  { from, patient }: Copying,
  records: LogRecord[],
  contents: Map<LogId, unknown>,
): Promise<Set<LogId>> {
  const absent = records.filter(({ id }) => !contents.has(id)).map(({ id }) => id);
  return absent.length === 0 ? new Set() : patient(() => from.removedAmong(absent));
}

/** Counting them again would mean to explain every log. */
async function copySightings({ from, to, patient }: Copying, records: LogRecord[]): Promise<void> {
  const sightings = await patient(() => from.sightings(records));
  if (sightings.length > 0) await patient(() => to.addSightings(sightings));
}

async function copyViews({ from, to }: Copying, records: LogRecord[]): Promise<void> {
  for await (const views of from.views(records)) await to.addViews(views);
}

/** What the source has removed is removed from the target, too: somebody had a reason. */
async function copyRemovals(copying: Copying, counts: CopyCounts): Promise<void> {
  const { to, patient } = copying;
  for await (const removals of newRemovals(copying, to)) {
    if (removals.length > 0) counts.removed += (await patient(() => to.remove(removals))).length;
  }
}
