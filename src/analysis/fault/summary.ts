import type { KnownCrash, KnownVersion } from "../../wire/known-crash.ts";
import type { CrashTraits } from "./traits.ts";

/** What the logs of one fault have in common. Each log is another person's. */
export type CrashSummary = Pick<KnownCrash, "versions" | "culprit" | "inCommon" | "never" | "goneIn">;

/** What fewer have in common is theirs, and is told to nobody. */
export const leastInCommon = 5;
/** With fewer others nobody knows what is usual. */
const leastOthers = 20;
const maxListed = 5;
/** What is more common than this among others, and missing here, may be why they are spared. */
const leastUsual = 0.25;
/** 99 of 100: hundreds of mods are looked at, and some are always more frequent by chance. */
const z = 2.576;
const chance = 0.01;

/** `others`: logs of the same platform that do not have it. */
export function summaryOf(having: readonly CrashTraits[], others: readonly CrashTraits[]): CrashSummary {
  const culprit = culpritOf(having);
  const versionOf = (traits: CrashTraits) => traits.mods.find(([id]) => id === culprit)?.[1] ?? null;
  const isEnough = having.length >= leastInCommon && others.length >= leastOthers;
  return {
    versions: {
      minecraft: counted(having.map(({ minecraft }) => minecraft)),
      loader: counted(having.map(({ loader }) => loader)),
      java: counted(having.map(({ java }) => java)),
      culprit: counted(having.map(versionOf)),
    },
    culprit,
    ...(isEnough ? differences(having, others, culprit) : { inCommon: [], never: [] }),
    goneIn: culprit === null || !isEnough ? null : goneIn(culprit, having.map(versionOf), others.map(versionOf)),
  };
}

function culpritOf(having: readonly CrashTraits[]): string | null {
  return counted(having.map(({ culprit }) => culprit))[0]?.value ?? null;
}

function differences(having: readonly CrashTraits[], others: readonly CrashTraits[], culprit: string | null) {
  const [here, there] = [modCounts(having), modCounts(others)];
  const inCommon: (CrashSummary["inCommon"][number] & { gap: number })[] = [];
  for (const [name, logs] of here) {
    if (name === culprit || logs < leastInCommon) continue;
    const usual = there.get(name) ?? 0;
    // What is left between the least that it may be here and the most that it may be elsewhere.
    const gap = bounds(logs, having.length).low - bounds(usual, others.length).high;
    if (gap > 0) inCommon.push({ name, share: logs / having.length, usual: usual / others.length, gap });
  }
  const never: CrashSummary["never"] = [];
  for (const [name, logs] of there) {
    const { low } = bounds(logs, others.length);
    if (here.has(name) || low < leastUsual || bounds(0, having.length).high >= low) continue;
    never.push({ name, usual: logs / others.length });
  }
  return {
    inCommon: inCommon
      .sort((a, b) => b.gap - a.gap || (a.name < b.name ? -1 : 1))
      .slice(0, maxListed)
      .map(({ gap: _, ...one }) => one),
    never: never.sort((a, b) => b.usual - a.usual || (a.name < b.name ? -1 : 1)).slice(0, maxListed),
  };
}

/** The version that most have without the fault, where so many would have it by the share of all other versions. */
function goneIn(name: string, having: readonly (string | null)[], others: readonly (string | null)[]) {
  const bad = new Set(having);
  const spared = counted(others.filter((version) => version !== null && !bad.has(version)));
  const [first] = spared;
  if (!first) return null;
  const exposed = having.length + others.filter((version) => version !== null && bad.has(version)).length;
  const rate = having.length / exposed;
  return (1 - rate) ** first.logs < chance ? { name, version: first.value, logs: first.logs } : null;
}

function modCounts(logs: readonly CrashTraits[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { mods } of logs) for (const [id] of mods) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** The most frequent first. */
function counted(values: readonly (string | null)[]): KnownVersion[] {
  const counts = new Map<string, number>();
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .filter(([, logs]) => logs >= leastInCommon)
    .sort(([a, more], [b, less]) => less - more || (a < b ? -1 : 1))
    .slice(0, maxListed)
    .map(([value, logs]) => ({ value, logs }));
}

/** Wilson's interval: five of five are no certainty. */
function bounds(hits: number, of: number): { low: number; high: number } {
  const share = hits / of;
  const middle = share + z ** 2 / (2 * of);
  const spread = z * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2));
  const whole = 1 + z ** 2 / of;
  return { low: (middle - spread) / whole, high: (middle + spread) / whole };
}
