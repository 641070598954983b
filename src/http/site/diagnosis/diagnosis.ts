import { partiesOf } from "../../../analysis/owners/parties.ts";
import { findingText } from "../../../analysis/words/render.ts";
import type { Language } from "../../../i18n/language.ts";
import type { Problem } from "./problem.ts";

/** What is asked of a problem here. */
export interface Told {
  finding: Omit<Problem["finding"], "count">;
}

/** Problems by what somebody has to do about them. Each list is one card: one thing to do, however many are alike. */
export interface Diagnosis<One extends Told = Problem> {
  /** Empty where nothing is wrong. */
  cause: readonly One[];
  /** What goes away with one of them, by the first of those that are alike. */
  follows: ReadonlyMap<One, readonly One[]>;
  others: readonly (readonly One[])[];
  notes: readonly (readonly One[])[];
}

/** Those given come with the cause first. */
export function diagnosisOf<One extends Told>(problems: readonly One[], language: Language): Diagnosis<One> {
  const serious = problems.filter(({ finding }) => finding.severity !== "notice");
  const [first] = serious;
  const consequences = new Set(serious.filter((one) => one !== first && one.finding.isConsequence));
  const [cause = [], ...others] = alike(
    serious.filter((one) => !consequences.has(one)),
    (one) => stepOf(one, language),
  );
  const byParty = firstByParty([cause, ...others]);
  const follows = Map.groupBy(consequences, (one) => reasonOf(one, byParty) ?? cause[0]!);
  const notes = alike(
    problems.filter(({ finding }) => finding.severity === "notice"),
    () => "",
  ).map(heaviestFirst);
  return { cause, follows, others, notes };
}

/** Of these the one that is told for all is the one with the most of it: they differ in nothing else. */
const byAmount: ReadonlySet<string> = new Set(["datapack-entry-invalid", "sounds-missing"]);

function heaviestFirst<One extends Told>(group: One[]): One[] {
  const amount = ({ finding }: One) => ("count" in finding && typeof finding.count === "number" ? finding.count : 1);
  return byAmount.has(group[0]!.finding.code) ? group.toSorted((a, b) => amount(b) - amount(a)) : group;
}

interface Placed<One> {
  place: number;
  first: One;
}

/** For each mod and plugin, where in the order of the causes it is named first, and the first of those that are alike there. */
function firstByParty<One extends Told>(causes: readonly (readonly One[])[]): ReadonlyMap<string, Placed<One>> {
  const byParty = new Map<string, Placed<One>>();
  for (const [place, group] of causes.entries()) {
    for (const { finding } of group) {
      for (const name of partiesOf(finding.parameters))
        if (!byParty.has(name)) byParty.set(name, { place, first: group[0]! });
    }
  }
  return byParty;
}

/** Whose failure it follows from: of those that name the same mod or plugin, the first. */
function reasonOf<One extends Told>({ finding }: One, byParty: ReadonlyMap<string, Placed<One>>): One | undefined {
  const named = partiesOf(finding.parameters).flatMap((name) => byParty.get(name) ?? []);
  return named.sort((a, b) => a.place - b.place)[0]?.first;
}

/** Of one kind, and with the same thing to do, or with the same mod or plugin to do it for. In the order given. */
function alike<One extends Told>(problems: readonly One[], stepFor: (problem: One) => string): One[][] {
  const byStep = grouped(
    problems.map((one) => [one]),
    ([one]) => `${kindOf(one!)}\n${stepFor(one!)}`,
  );
  return grouped(byStep, (group) => {
    const who = whoIn(group[0]!);
    return who === null ? null : `${kindOf(group[0]!)}\n${who}`;
  });
}

function grouped<One>(groups: readonly One[][], keyOf: (group: One[]) => string | null): One[][] {
  const known = new Map<string, One[]>();
  const merged: One[][] = [];
  for (const group of groups) {
    const key = keyOf(group);
    const same = key === null ? undefined : known.get(key);
    if (same) {
      same.push(...group);
      continue;
    }
    const own = [...group];
    merged.push(own);
    if (key !== null) known.set(key, own);
  }
  return merged;
}

function kindOf({ finding }: Told): string {
  return `${finding.code} ${finding.isFromEarlierRun}`;
}

function stepOf({ finding }: Told, language: Language): string {
  const [first = ""] = findingText(finding, language).advice;
  return withoutBrackets(first);
}

/** Versions in brackets do not make two things of one that has to be installed. */
export function withoutBrackets(step: string): string {
  return step.replace(/ ?\([^()]*\)|（[^（）]*）/g, "");
}

function whoIn({ finding }: Told): string | null {
  const { mod, plugin } = finding.parameters;
  const who = plugin ?? mod;
  return typeof who === "string" && who !== "" ? who : null;
}
