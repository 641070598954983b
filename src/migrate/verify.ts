import type { LogId } from "../logs/ports.ts";
import { isSameBytes, type LogRecord, type StoreExport, Unreadable } from "../storage/transfer.ts";
import { checkedContent, differenceOf } from "./compare.ts";
import { type Faults, tellDamage, tellMissing } from "./faults.ts";
import { staleRecords } from "./operator-records.ts";
import type { Progress } from "./progress.ts";
import { newRemovals, piecesOf, type Walk, walkRecords } from "./walk.ts";

export interface Verifying extends Walk {
  to: StoreExport;
  faults: Faults;
  progress: Progress;
}

export interface VerifyCounts {
  /** Logs of both. */
  logs: { source: number; target: number };
  /** Logs that were compared. */
  compared: number;
  bytes: number;
  /** Logs that the target has removed. */
  leftOut: number;
}

/** Reads all of both stores, and says whether everything of the source is in the target. Changes nothing. */
export async function verifyEverything(verifying: Verifying): Promise<VerifyCounts> {
  const { from, to, faults, progress, patient } = verifying;
  const counts: VerifyCounts = { logs: { source: 0, target: 0 }, compared: 0, bytes: 0, leftOut: 0 };
  progress.begin("verifying", await patient(() => from.countLogs()));
  if (!isSameBytes(await from.viewerKey(), await to.viewerKey())) {
    faults.add(null, "The viewer keys differ: viewers that the source knows count as new ones in the target.");
  }
  await tellDamage(verifying, from, "source");
  await tellDamage(verifying, to, "target");
  await walkRecords(verifying, (records) => comparePage(verifying, counts, records));
  await compareRemovals(verifying);
  for await (const stale of staleRecords(verifying)) faults.add(null, stale);
  counts.logs.target = await patient(() => to.countLogs());
  tellMissing(faults, counts.compared, counts.logs.target);
  return counts;
}

async function comparePage(verifying: Verifying, counts: VerifyCounts, records: LogRecord[]): Promise<void> {
  const { to, faults, progress, patient, signal } = verifying;
  const ids = records.map(({ id }) => id);
  counts.logs.source += ids.length;
  const there = await patient(() => to.records(ids));
  const absent = ids.filter((id) => !there.has(id));
  const removed = absent.length > 0 ? await patient(() => to.removedAmong(absent)) : new Set<LogId>();
  counts.leftOut += removed.size;
  for (const id of absent) if (!removed.has(id)) faults.add(id, "is not in the target");
  const both = records.filter(({ id }) => there.has(id));
  for (const record of both) {
    const other = there.get(record.id)!;
    const difference = differenceOf(record, other);
    if (difference) faults.add(record.id, difference);
    if (record.views > other.views || record.uniqueViews > other.uniqueViews) {
      faults.add(record.id, `has ${record.views} views, and ${other.views} in the target`);
    }
  }
  for (const piece of piecesOf(both)) {
    signal.throwIfAborted();
    await compareContents(verifying, piece, there);
    counts.compared += piece.length;
    for (const { size } of piece) counts.bytes += size;
    for (const { size } of piece) progress.passed(size);
  }
  for (const id of absent) progress.passed(records.find((record) => record.id === id)!.size);
  await patient(() =>
    compareViewers(
      verifying,
      both.filter(({ uniqueViews }) => uniqueViews > 0),
      there,
    ),
  );
}

/** Each record of the source, and of the same log in the target. */
type Others = Map<LogId, LogRecord>;

async function compareContents(
  { from, to, faults, patient }: Verifying,
  records: LogRecord[],
  others: Others,
): Promise<void> {
  const copies = records.map(({ id }) => others.get(id)!);
  const [here, there] = await Promise.all([patient(() => from.contents(records)), patient(() => to.contents(copies))]);
  for (const record of records) {
    const source = checkedContent(record, here.get(record.id));
    const target = checkedContent(record, there.get(record.id));
    if (source instanceof Unreadable) faults.add(record.id, `cannot be read in the source: ${source.reason}`);
    if (target instanceof Unreadable) faults.add(record.id, `cannot be read in the target: ${target.reason}`);
  }
}

/** Viewers are random numbers: two sets of the same size and the same sum are the same. */
async function compareViewers({ from, to, faults }: Verifying, records: LogRecord[], others: Others): Promise<void> {
  if (records.length === 0) return;
  const copies = records.map(({ id }) => others.get(id)!);
  const [here, there] = await Promise.all([sumsOf(from, records), sumsOf(to, copies)]);
  for (const { id } of records) {
    const [a, b] = [here.get(id), there.get(id)];
    // The target may know more of them, when it is in use.
    if (a && b && (a.viewers > b.viewers || (a.viewers === b.viewers && a.sum !== b.sum))) {
      faults.add(id, "has other viewers in the target");
    }
  }
}

async function sumsOf(store: StoreExport, records: LogRecord[]): Promise<Map<LogId, { viewers: number; sum: bigint }>> {
  const sums = new Map<LogId, { viewers: number; sum: bigint }>();
  for await (const piece of store.views(records)) {
    for (const { id, viewers } of piece) {
      const before = sums.get(id) ?? { viewers: 0, sum: 0n };
      const sum = viewers.reduce((sum, viewer) => sum + BigInt(`0x${viewer}`), before.sum);
      sums.set(id, { viewers: before.viewers + viewers.length, sum });
    }
  }
  return sums;
}

async function compareRemovals(verifying: Verifying): Promise<void> {
  for await (const removals of newRemovals(verifying, verifying.to)) {
    for (const { id } of removals) verifying.faults.add(id, "is removed in the source, but not in the target");
  }
}
