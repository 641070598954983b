import type { Evidence } from "../evidence/evidence.ts";
import type { Run } from "../evidence/runs.ts";
import type { RuleFacts } from "../model/finding.ts";
import type { FoundFinding, ParameterValue } from "../model/model.ts";
import { saysMore } from "./merge-findings.ts";
import { isNotice } from "./ranked.ts";

/** Those of one place are compared with each other; where there are more, each says something of its own. */
const maxCompared = 50;
/** More exceptions that nobody knows help nobody. */
const maxUnknown = 2;

/** Those of which another that is as serious says all that they say, of the same place in the code, and more. */
export function partsOfOthers(all: readonly FoundFinding[]): ReadonlySet<FoundFinding> {
  const byPlace = new Map<string, FoundFinding[]>();
  for (const one of all) {
    const { place } = one.parameters;
    if (place === undefined) continue;
    const key = JSON.stringify(place);
    const others = byPlace.get(key);
    if (others) others.push(one);
    else byPlace.set(key, [one]);
  }
  const parts = new Set<FoundFinding>();
  for (const here of byPlace.values()) {
    if (here.length > maxCompared) continue;
    for (const one of here) if (here.some((other) => other.code !== one.code && saysMore(other, one))) parts.add(one);
  }
  return parts;
}

/** What only repeats lines of the log of which something is known. */
export function ownWordsOfKnown(
  all: readonly FoundFinding[],
  factsOf: (code: string) => RuleFacts,
): ReadonlySet<FoundFinding> {
  const repeating = all.filter(({ code }) => factsOf(code).role === "own-words");
  if (repeating.length === 0) return new Set();
  // That a log stops in a line says nothing of what stands there.
  const linesOf = (isKnown: (role: RuleFacts["role"]) => boolean) =>
    new Set(
      all.flatMap(({ code, lines, firstLine }) =>
        isKnown(factsOf(code).role) && code !== "log-incomplete" ? [firstLine, ...lines] : [],
      ),
    );
  const known = linesOf((role) => role !== "own-words");
  // Of what ended a run, its own words say more than that nobody knows why.
  const understood = linesOf((role) => role !== "own-words" && role !== "unknown");
  const reasons = all.filter(({ parameters: { plugin, reason } }) => plugin !== undefined && reason !== undefined);
  const isReason = ({ plugin, said }: FoundFinding["parameters"]) =>
    reasons.some((one) => one.parameters["plugin"] === plugin && hasAllOf(one.parameters["reason"], said));
  // What is known of an exception stands in the line below.
  return new Set(
    repeating.filter(({ lines, parameters, severity }) => {
      const told = severity === "fatal" ? understood : known;
      return lines.some((line) => told.has(line) || told.has(line + 1)) || isReason(parameters);
    }),
  );
}

/**
 * Mods that are only marked as failed, in a run that another failure ended of which the reason is known: the loader marks whoever
 * needs the one that failed, too.
 */
export function markedBeside(
  all: readonly FoundFinding[],
  runs: readonly Pick<Run, "firstLine" | "endLine">[],
): ReadonlySet<FoundFinding> {
  const isReasoned = ({ fault, parameters }: FoundFinding) => fault !== undefined || parameters["cause"] !== undefined;
  const marked = all.filter((one) => one.code === "mod-fatal" && !isReasoned(one));
  const reasons = marked.length > 0 ? all.filter((one) => one.severity === "fatal" && isReasoned(one)) : [];
  const runOf = ({ firstLine }: FoundFinding) =>
    runs.find((run) => run.firstLine <= firstLine && firstLine < run.endLine)?.firstLine;
  const explained = new Set(reasons.map(runOf));
  return new Set(marked.filter((one) => explained.has(runOf(one))));
}

/** Whether every line of it is in there. */
function hasAllOf(reason: ParameterValue | undefined, said: ParameterValue | undefined): boolean {
  if (typeof reason !== "string" || typeof said !== "string") return false;
  return said.split(" / ").every((line) => reason.includes(line));
}

/** What was thrown without anybody knowing more is told where nothing worse is known, and nothing else of that place. */
export function withUnknownErrors(all: readonly FoundFinding[]): FoundFinding[] {
  const others = all.filter(({ code }) => code !== "error-reported");
  if (others.some((one) => !isNotice(one))) return others;
  const isKnown = (one: FoundFinding) =>
    others.some(({ firstLine, endLine }) => firstLine < one.endLine && one.firstLine < endLine);
  const unknown = all.filter((one) => one.code === "error-reported" && !isKnown(one));
  return [...others, ...unknown.slice(0, maxUnknown)];
}

/** A pack of data is missing under its old name; its mod is there. */
export function withoutInstalled(all: readonly FoundFinding[], { owners }: Evidence): FoundFinding[] {
  return all.flatMap((one) => {
    if (one.code !== "datapack-mod-missing") return [one];
    const { mod, modId, mods } = one.parameters;
    if (!Array.isArray(mods)) return owners.listedAs(String(modId ?? mod)) ? [] : [one];
    const missing = mods.filter((name) => !owners.listedAs(String(name)));
    return missing.length > 0 ? [{ ...one, parameters: { ...one.parameters, mods: missing } }] : [];
  });
}
