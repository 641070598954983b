import type { Finding } from "../model/finding.ts";
import { type FoundFinding, listedLines, type ParameterValue, severityRank, type Term } from "../model/model.ts";
import { partiesOf } from "../owners/parties.ts";
import { knownParameters, numberIn } from "../rules/known-parameters.ts";

type Spec = Pick<Finding, "oneFor" | "gathers" | "largest" | "merge">;

/** Each of one code is compared with each: of more than these, many are the same anyway. */
const maxCompared = 50;

/** Findings that differ only in details become one, with their number and all of the details. */
export function mergeAlike(findings: readonly FoundFinding[], specOf: (code: string) => Spec): FoundFinding[] {
  const merged: FoundFinding[] = [];
  const groups = new Map<string, FoundFinding[]>();
  for (const one of findings) {
    const key = keyOf(one, specOf(one.code)) ?? repeatedKey(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  for (const group of groups.values()) {
    const { merge, ...others } = specOf(group[0]!.code);
    const spec: Spec = merge && merge.key(group[0]!.parameters) !== null ? { ...others, merge } : others;
    if (group.length < (spec.merge?.least ?? 2)) merged.push(...group);
    else merged.push(mergeGroup(group, spec));
  }
  return withoutLessSaid(merged);
}

/** One line may say the same as another with less: that a mod needs something, and that it is not there. */
function withoutLessSaid(findings: readonly FoundFinding[]): FoundFinding[] {
  const byCode = new Map<string, FoundFinding[]>();
  for (const one of findings) {
    const group = byCode.get(one.code);
    if (group) group.push(one);
    else byCode.set(one.code, [one]);
  }
  const said = new Map<FoundFinding, FoundFinding[]>();
  for (const group of byCode.values()) {
    if (group.length === 1 || group.length > maxCompared) continue;
    for (const one of group) {
      const [fuller] = group.filter((other) => isFullerThan(other, one)).sort((a, b) => sizeOf(b) - sizeOf(a));
      if (fuller) said.set(fuller, [...(said.get(fuller) ?? []), one]);
    }
  }
  const less = new Set([...said.values()].flat());
  return findings.flatMap((one) => {
    if (less.has(one)) return [];
    const others = said.get(one);
    if (!others) return [one];
    const thrown = others.flatMap(({ parameters }) =>
      Object.entries(parameters).filter(([name]) => ofException.includes(name)),
    );
    return [{ ...inOne([one, ...others]), parameters: { ...Object.fromEntries(thrown), ...one.parameters } }];
  });
}

function sizeOf({ parameters }: FoundFinding): number {
  return Object.keys(parameters).length;
}

function isFullerThan(other: FoundFinding, one: FoundFinding): boolean {
  if (namesWho(other, one)) return true;
  return sizeOf(one) > 0 && (one.fault === undefined || one.fault === other.fault) && saysMore(other, one);
}

/** What is added of an exception, whoever's it is. */
const ofException: readonly string[] = ["cause", "meaning", "place", "remedy"];

/** A library says what failed, and the plugin that uses it the same in its own name. */
function namesWho(other: FoundFinding, { parameters, severity }: FoundFinding): boolean {
  const own = Object.entries(parameters).filter(([name]) => !ofException.includes(name));
  const isNamed = (one: FoundFinding["parameters"]) => partiesOf(one).length > 0;
  return (
    own.length > 1 &&
    other.severity === severity &&
    !isNamed(parameters) &&
    isNamed(other.parameters) &&
    own.every(([name, value]) => JSON.stringify(other.parameters[name]) === JSON.stringify(value))
  );
}

/** Whether a finding that is as serious says all that the other one says, and more. */
export function saysMore(fuller: FoundFinding, one: FoundFinding): boolean {
  return (
    severityRank[fuller.severity] <= severityRank[one.severity] &&
    sizeOf(one) < sizeOf(fuller) &&
    Object.entries(one.parameters).every(
      ([name, value]) => JSON.stringify(fuller.parameters[name]) === JSON.stringify(value),
    )
  );
}

function keyOf({ code, parameters }: FoundFinding, { oneFor, merge }: Spec): string | null {
  const key = merge?.key(parameters) ?? null;
  if (merge) return key === null ? null : `${code}\n${key}`;
  return oneFor ? `${code}\n${JSON.stringify(oneFor.map((parameter) => parameters[parameter] ?? null))}` : null;
}

/** What a line says and what the whole log shows may be the same to the letter. */
function repeatedKey({ code, parameters, fault = "" }: FoundFinding): string {
  const sorted = Object.keys(parameters).sort();
  return JSON.stringify([code, fault, sorted.map((name) => [name, parameters[name]])]);
}

function mergeGroup(group: readonly FoundFinding[], { gathers, largest, merge }: Spec): FoundFinding {
  const first = group[0]!;
  const shown = largest
    ? group.reduce((a, b) => (numberIn(b.parameters, largest) > numberIn(a.parameters, largest) ? b : a))
    : first;
  const worst = group.reduce((a, b) => (severityRank[b.severity] < severityRank[a.severity] ? b : a));
  const gathered = gathers ? { [gathers]: gatheredIn(group, gathers) } : {};
  const together = merge ? merge.parameters(group.map(({ parameters }) => parameters)) : {};
  return {
    ...inOne(group),
    severity: worst.severity,
    parameters: knownParameters({ ...shown.parameters, ...gathered, ...together }),
  };
}

/** The first of some, with the places of all. */
function inOne(group: readonly FoundFinding[]): FoundFinding {
  return {
    ...group[0]!,
    lines: listedLines(...group.map(({ lines }) => lines)),
    count: group.reduce((sum, { count }) => sum + count, 0),
  };
}

/** All values of a parameter, each once, in the order of the log. */
function gatheredIn(group: readonly FoundFinding[], parameter: string): ParameterValue {
  const values = new Map<string, string | Term>();
  for (const { parameters } of group) {
    for (const value of [parameters[parameter] ?? []].flat()) values.set(JSON.stringify(value), value);
  }
  const all = [...values.values()];
  return all.length === 1 ? all[0]! : all;
}
