import { partiesOf } from "../../../analysis/owners/parties.ts";
import { findingText } from "../../../analysis/words/render.ts";
import type { Language } from "../../../i18n/language.ts";
import type { Problem } from "./problem.ts";

/** Problems by what somebody has to do about them. Each list is one card: one thing to do, however many are alike. */
export interface Diagnosis {
  /** Empty where nothing is wrong. */
  cause: readonly Problem[];
  /** What goes away with one of them, by the first of those that are alike. */
  follows: ReadonlyMap<Problem, readonly Problem[]>;
  others: readonly (readonly Problem[])[];
  notes: readonly (readonly Problem[])[];
}

/** Those given come with the cause first. */
export function diagnosisOf(problems: readonly Problem[], language: Language): Diagnosis {
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
  );
  return { cause, follows, others, notes };
}

/** For each mod and plugin, where in the order of the causes it is named first, and the first of those that are alike there. */
function firstByParty(causes: readonly (readonly Problem[])[]): ReadonlyMap<string, { place: number; first: Problem }> {
  const byParty = new Map<string, { place: number; first: Problem }>();
  for (const [place, group] of causes.entries()) {
    for (const { finding } of group) {
      for (const name of partiesOf(finding.parameters))
        if (!byParty.has(name)) byParty.set(name, { place, first: group[0]! });
    }
  }
  return byParty;
}

/** Whose failure it follows from: of those that name the same mod or plugin, the first. */
function reasonOf({ finding }: Problem, byParty: ReturnType<typeof firstByParty>): Problem | undefined {
  const named = partiesOf(finding.parameters).flatMap((name) => byParty.get(name) ?? []);
  return named.sort((a, b) => a.place - b.place)[0]?.first;
}

/** Of one kind, and with the same thing to do, or with the same mod or plugin to do it for. In the order given. */
function alike(problems: readonly Problem[], stepFor: (problem: Problem) => string): Problem[][] {
  const byStep = grouped(
    problems.map((one) => [one]),
    ([one]) => `${kindOf(one!)}\n${stepFor(one!)}`,
  );
  return grouped(byStep, (group) => {
    const who = whoIn(group[0]!);
    return who === null ? null : `${kindOf(group[0]!)}\n${who}`;
  });
}

function grouped(groups: readonly Problem[][], keyOf: (group: Problem[]) => string | null): Problem[][] {
  const known = new Map<string, Problem[]>();
  const merged: Problem[][] = [];
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

function kindOf({ finding }: Problem): string {
  return `${finding.code} ${finding.isFromEarlierRun}`;
}

function stepOf({ finding }: Problem, language: Language): string {
  const [first = ""] = findingText(finding, language).advice;
  return withoutBrackets(first);
}

/** Versions in brackets do not make two things of one that has to be installed. */
export function withoutBrackets(step: string): string {
  return step.replace(/ ?\([^()]*\)|（[^（）]*）/g, "");
}

function whoIn({ finding }: Problem): string | null {
  const { mod, plugin } = finding.parameters;
  const who = plugin ?? mod;
  return typeof who === "string" && who !== "" ? who : null;
}
