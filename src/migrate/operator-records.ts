import { allRecords } from "../logs/audit.ts";
import type { RecordKind, Records } from "../logs/store-ports.ts";
import type { StoreExport } from "../storage/transfer.ts";

/** Whose turn it is to sweep, and what was copied, are each store's own affair. What was done is added, and never changed. */
const copiedKinds = ["key", "key-use", "report", "report-gone", "block", "crash-note"] as const satisfies RecordKind[];
const addedKind = "audit" satisfies RecordKind;

interface Stores {
  from: StoreExport;
  to: StoreExport;
  patient<T>(work: () => Promise<T>): Promise<T>;
}

/** One record in both stores; `null` where there is none. */
interface Pair {
  kind: RecordKind;
  key: string;
  source: string | null;
  target: string | null;
  /** What the last run left in the target, as `markOf` says it; `null`: nothing. */
  copied: string | null;
}

/**
 * Brings keys, blocks, reports, notes on faults and the audit trail of the target to the state of the source. The target remembers what it
 * was given: so a key that the source has revoked since is told from one that the target has made itself, which stays.
 */
export async function copyOperatorRecords({ from, to, patient }: Stores, isMerging: boolean): Promise<void> {
  for await (const pair of pairsOf({ from, to, patient })) {
    const { kind, key, source, target, copied } = pair;
    const wanted = wantedOf(pair, isMerging);
    const mark = source === null ? null : markOf(source);
    // One that a server of the target changes at this moment is left to the next run.
    const isDone = wanted === target || (await patient(() => to.operatorRecords.replace(kind, key, target, wanted)));
    if (!isDone || mark === copied) continue;
    await patient(() => to.operatorRecords.replace("copied", `${kind} ${key}`, copied, mark));
  }
  for (const { key, value } of await patient(() => allRecords(from.operatorRecords, addedKind))) {
    await patient(() => to.operatorRecords.replace(addedKind, key, null, value));
  }
}

/** Which records of the target are not as `copyOperatorRecords` leaves them, for people. */
export async function* staleRecords(stores: Stores): AsyncIterable<string> {
  for await (const pair of pairsOf(stores)) {
    if (wantedOf(pair, false) !== pair.target) yield `The ${pair.kind} ${pair.key} is not as in the source.`;
  }
}

/** What the target should have. What both have changed since is as the source has it. */
function wantedOf({ source, target, copied }: Pair, isMerging: boolean): string | null {
  const isSourceSame = source !== null && markOf(source) === copied;
  const isTargetSame = target !== null && markOf(target) === copied;
  if (isSourceSame) return target;
  // What it has of its own stays; where it has another origin, also under the name of something in the source.
  const isOwn = target !== null && !isTargetSame;
  return isOwn && (isMerging || source === null) ? target : source;
}

async function* pairsOf({ from, to, patient }: Stores): AsyncIterable<Pair> {
  const copied = await recordsOf(to.operatorRecords, "copied", patient);
  for (const kind of copiedKinds) {
    const source = await recordsOf(from.operatorRecords, kind, patient);
    const target = await recordsOf(to.operatorRecords, kind, patient);
    const before = [...copied.keys()]
      .filter((name) => name.startsWith(`${kind} `))
      .map((name) => name.slice(kind.length + 1));
    for (const key of new Set([...source.keys(), ...target.keys(), ...before])) {
      const [here, there] = [source.get(key) ?? null, target.get(key) ?? null];
      yield { kind, key, source: here, target: there, copied: copied.get(`${kind} ${key}`) ?? null };
    }
  }
}

async function recordsOf(records: Records, kind: RecordKind, patient: Stores["patient"]): Promise<Map<string, string>> {
  return new Map((await patient(() => allRecords(records, kind))).map(({ key, value }) => [key, value]));
}

function markOf(value: string): string {
  return Bun.hash.xxHash64(value).toString(16);
}
