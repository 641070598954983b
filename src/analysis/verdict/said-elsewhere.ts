import type { Evidence } from "../evidence/evidence.ts";
import type { Run } from "../evidence/runs.ts";
import type { RuleFacts } from "../model/finding.ts";
import type { FoundFinding, ParameterValue } from "../model/model.ts";
import { nameOfJar, plainName } from "../owners/names.ts";
import { saysMore } from "./merge-findings.ts";
import { isNotice } from "./ranked.ts";

/** That a log stops in a line says nothing of what stands there. */
const breakingOff = "log-incomplete";
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

/** Files that are left out of which another finding says whose they are. */
export function leftOutForOthers(all: readonly FoundFinding[]): ReadonlySet<FoundFinding> {
  const named = new Set<unknown>(
    all.flatMap(({ code, parameters: { files } }) =>
      code === "mod-wrong-loader" && Array.isArray(files) ? files : [],
    ),
  );
  return new Set(all.filter(({ code, parameters: { file } }) => code === "mod-file-ignored" && named.has(file)));
}

/** What only repeats lines of the log of which something is known. */
export function ownWordsOfKnown(
  all: readonly FoundFinding[],
  factsOf: (code: string) => RuleFacts,
): ReadonlySet<FoundFinding> {
  const repeating = all.filter(({ code }) => factsOf(code).role === "own-words");
  if (repeating.length === 0) return new Set();
  const linesOf = (isKnown: (role: RuleFacts["role"]) => boolean) =>
    new Set(
      all.flatMap(({ code, lines, firstLine }) =>
        isKnown(factsOf(code).role) && code !== breakingOff ? [firstLine, ...lines] : [],
      ),
    );
  const known = linesOf((role) => role !== "own-words");
  // Of what ended a run, its own words say more than that nobody knows why.
  const understood = linesOf((role) => role !== "own-words" && role !== "unknown");
  const reasons = all.filter(({ parameters: { plugin, reason } }) => plugin !== undefined && reason !== undefined);
  const isReason = ({ plugin, said }: FoundFinding["parameters"]) =>
    reasons.some((one) => one.parameters["plugin"] === plugin && hasAllOf(one.parameters["reason"], said));
  const ends = all.filter(({ code, severity }) => severity === "fatal" && factsOf(code).role === "specific");
  return new Set(
    repeating.filter(({ lines, parameters, severity }) => {
      const isFatal = severity === "fatal";
      const told = isFatal ? understood : known;
      // What is known of an exception stands in the line below; of what is said often, something else may stand there once.
      const last = lines.filter((line, i) => lines[i + 1] !== line + 1);
      return (
        lines.some((line) => told.has(line)) ||
        last.filter((line) => told.has(line + 1)).length * 2 > last.length ||
        isReason(parameters) ||
        (isFatal && ends.some((one) => isToldOf(one, parameters["said"])))
      );
    }),
  );
}

const naming: readonly string[] = ["mod", "modId", "mods", "names", "dependencies", "file", "files"];
const shortestName = 3;

/** Whether a finding that ended the run is about what the words name: the loader says it in several places. */
function isToldOf({ parameters }: FoundFinding, said: ParameterValue | undefined): boolean {
  if (typeof said !== "string") return false;
  return naming
    .flatMap((name) => parameters[name] ?? [])
    .some((name) => typeof name === "string" && name.length >= shortestName && said.includes(name));
}

/** Says only which plugin is not there. */
const onlyWho: ReadonlySet<string> = new Set(["plugin-load-failed", "plugin-enable-failed"]);
/** Say that, too, and why. */
const whoAndWhy: ReadonlySet<string> = new Set([
  "plugin-api-too-low",
  "plugin-dependency-cycle",
  "plugin-dependency-missing",
  "plugin-descriptor-missing",
  "plugin-duplicate",
  "plugin-folia-unsupported",
  "plugin-incompatible",
  "plugin-java-version",
  "plugin-server-version",
  "plugin-wrong-platform",
]);

/** Plugins of which another finding, in the same entries, says that and why they are not there. */
export function reasonedFailures(all: readonly FoundFinding[]): ReadonlySet<FoundFinding> {
  const failures = all.filter(({ code }) => onlyWho.has(code));
  if (failures.length === 0) return new Set();
  const reasons = all.filter(({ code, parameters: { why } }) => whoAndWhy.has(code) || isOfJars(code, why));
  const isReason = (one: FoundFinding, failure: FoundFinding) => {
    const length = Math.max(1, failure.endLine - failure.firstLine);
    const isWithin = (lines: number) =>
      failure.lines.every((line) => one.lines.some((other) => line <= other && other < line + lines));
    const isThrown = failure.fault !== undefined && one.fault === failure.fault;
    return isWithin(length) || ((isThrown || isWithin(length + 1)) && namesPlugin(one, failure.parameters["plugin"]));
  };
  return new Set(failures.filter((failure) => reasons.some((one) => isReason(one, failure))));
}

/** Of damaged files, those that are known to be the jars of plugins. */
function isOfJars(code: string, why: ParameterValue | undefined): boolean {
  return code === "archive-corrupt" && why === "plugins";
}

/** Some lines name a plugin, others its file. */
function namesPlugin({ parameters }: FoundFinding, plugin: ParameterValue | undefined): boolean {
  if (typeof plugin !== "string") return parameters["plugin"] !== undefined;
  const name = plainName(nameOfJar(plugin));
  return Object.values(parameters)
    .flat()
    .some((value) => typeof value === "string" && plainName(nameOfJar(value)) === name);
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
    others.some(
      ({ code, firstLine, endLine }) => code !== breakingOff && firstLine < one.endLine && one.firstLine < endLine,
    );
  const unknown = all.filter((one) => one.code === "error-reported" && !isKnown(one));
  // What a start came to its end with says why the log stops there.
  const isEnded = unknown.some(({ parameters }) => parameters["when"] === "start");
  return [...others.filter(({ code }) => !isEnded || code !== breakingOff), ...unknown.slice(0, maxUnknown)];
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
