import type { Analysis, ReportedFinding } from "../../../analysis/model/analysis.ts";
import type { ExceptionGroup } from "../../../analysis/model/exception-group.ts";
import { levelTotals } from "../../../analysis/words/level-totals.ts";
import { softwareName } from "../text/software-name.ts";
import { argumentParts, modParts, type Part, packParts, pluginParts } from "./parts.ts";

/** Things of two logs, put beside each other. */
export interface Sides<Thing> {
  onlyA: Thing[];
  onlyB: Thing[];
  changed: Pair<Thing>[];
  same: Pair<Thing>[];
}

export interface Pair<Thing> {
  a: Thing;
  b: Thing;
}

/** What a log says, and the line (from 0) in which it does. Without a line it was counted. */
export interface StatedValue<Value = string> {
  value: Value;
  line: number | null;
}

type FactName = "software" | "kind" | "version" | (typeof environmentNames)[number];
export type CountName = "lines" | "errors" | "warnings" | "durationMs" | "startupSeconds" | "exceptions";

export interface FactPair {
  /** Something that there is a word for, or what the log itself calls it. */
  name: FactName | { stated: string };
  a: StatedValue | null;
  b: StatedValue | null;
  isSame: boolean;
}

interface CountPair {
  name: CountName;
  a: number | null;
  b: number | null;
}

export interface Comparison {
  facts: FactPair[];
  counts: CountPair[];
  mods: Sides<Part>;
  plugins: Sides<Part>;
  datapacks: Sides<Part>;
  resourcePacks: Sides<Part>;
  javaArguments: Sides<Part>;
  findings: Sides<ReportedFinding>;
  exceptions: Sides<ExceptionGroup>;
}

/** What two logs have in common, and what not. Takes time in proportion to what they list. */
export function compare(a: Analysis, b: Analysis): Comparison {
  const parts = (list: (analysis: Analysis) => Part[]) => sides(list(a), list(b), ({ key }) => key, isSamePart);
  return {
    facts: [...softwareFacts(a, b), ...statedFacts(a, b), ...environmentFacts(a, b)],
    counts: counts(a, b),
    mods: parts(({ facts }) => modParts(facts.mods)),
    plugins: parts(({ facts }) => pluginParts(facts.plugins)),
    datapacks: parts(({ facts }) => packParts(facts.datapacks)),
    resourcePacks: parts(({ facts }) => packParts(facts.resourcePacks)),
    javaArguments: parts(({ facts }) => argumentParts(facts.environment.jvmArguments)),
    findings: sides(a.findings, b.findings, findingKey, () => true),
    exceptions: sides(
      a.exceptions,
      b.exceptions,
      ({ fingerprint }) => fingerprint,
      () => true,
    ),
  };
}

export function differences({ onlyA, onlyB, changed }: Sides<unknown>): number {
  return onlyA.length + onlyB.length + changed.length;
}

/** Things that are there more than once are paired in their order. */
function sides<Thing>(
  a: readonly Thing[],
  b: readonly Thing[],
  keyOf: (thing: Thing) => string,
  isSame: (a: Thing, b: Thing) => boolean,
): Sides<Thing> {
  const waiting = new Map<string, Thing[]>();
  for (const thing of b) {
    const key = keyOf(thing);
    const queue = waiting.get(key);
    if (queue) queue.push(thing);
    else waiting.set(key, [thing]);
  }
  const result: Sides<Thing> = { onlyA: [], onlyB: [], changed: [], same: [] };
  const paired = new Set<Thing>();
  for (const thing of a) {
    const other = waiting.get(keyOf(thing))?.shift();
    if (other === undefined) {
      result.onlyA.push(thing);
      continue;
    }
    paired.add(other);
    (isSame(thing, other) ? result.same : result.changed).push({ a: thing, b: other });
  }
  result.onlyB = b.filter((thing) => !paired.has(thing));
  return result;
}

/** Compares versions, or files where a version is missing. What only one log states is no difference. */
function isSamePart(a: Part, b: Part): boolean {
  if (a.version !== "" && b.version !== "") return a.version === b.version;
  return a.file === "" || b.file === "" || a.file === b.file;
}

/** The same problem with other numbers (a time, a place, a version) is still the same problem. */
function findingKey({ code, parameters }: ReportedFinding): string {
  const names = Object.keys(parameters).sort();
  return JSON.stringify([code, ...names.map((name) => parameters[name])]).replace(/\d+/g, "0");
}

function softwareFacts(a: Analysis, b: Analysis): FactPair[] {
  const counted = (value: string | null): StatedValue | null => (value === null ? null : { value, line: null });
  const isStated = [...a.statements, ...b.statements].some(({ label }) => label === "Minecraft version");
  return [
    factPair("software", counted(softwareName(a.software)), counted(softwareName(b.software))),
    factPair("kind", counted(a.software.kind), counted(b.software.kind)),
    ...(isStated ? [] : [factPair("version", counted(a.software.version), counted(b.software.version))]),
  ].filter((pair) => pair !== null);
}

function statedFacts(a: Analysis, b: Analysis): FactPair[] {
  const byLabel = ({ statements }: Analysis) => {
    const all = new Map<string, StatedValue>();
    for (const { label, value, line } of statements) if (!all.has(label)) all.set(label, { value, line });
    return all;
  };
  const [ofA, ofB] = [byLabel(a), byLabel(b)];
  return [...new Set([...ofA.keys(), ...ofB.keys()])]
    .map((label) => factPair({ stated: label }, ofA.get(label) ?? null, ofB.get(label) ?? null))
    .filter((pair) => pair !== null);
}

/** What is set or built in. How much memory was in use at some moment is another number in every log. */
const environmentNames = [
  "os",
  "cpu",
  "gpu",
  "gpuDriver",
  "maxHeap",
  "physicalMemory",
  "memory",
  "javaVendor",
  "launcher",
] as const;

function environmentFacts(a: Analysis, b: Analysis): FactPair[] {
  const [ofA, ofB] = [a.facts.environment, b.facts.environment];
  const isSet = ofA.maxHeap !== undefined || ofB.maxHeap !== undefined;
  return environmentNames
    .filter((name) => name !== "memory" || !isSet)
    .map((name) => factPair(name, ofA[name] ?? null, ofB[name] ?? null))
    .filter((pair) => pair !== null);
}

function factPair(name: FactPair["name"], a: StatedValue | null, b: StatedValue | null): FactPair | null {
  return a || b ? { name, a, b, isSame: a?.value === b?.value } : null;
}

function counts(a: Analysis, b: Analysis): CountPair[] {
  const of = (analysis: Analysis): Record<CountName, number | null> => {
    const totals = levelTotals(analysis);
    return {
      lines: analysis.lines,
      errors: totals?.errors ?? null,
      warnings: totals?.warnings ?? null,
      exceptions: analysis.exceptions.reduce((sum, { count }) => sum + count, 0),
      durationMs: analysis.facts.times.durationMs,
      startupSeconds: analysis.facts.times.startupSeconds,
    };
  };
  const [ofA, ofB] = [of(a), of(b)];
  return (Object.keys(ofA) as CountName[])
    .map((name) => ({ name, a: ofA[name], b: ofB[name] }))
    .filter((pair) => pair.a !== null || pair.b !== null);
}
