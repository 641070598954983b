import { type FoundFinding, listedLines } from "../model/model.ts";

/**
 * Exceptions of different places may come to the same words: then these are told once, with all places. Until their order is known
 * they are apart, because what follows from each is found by its exception.
 */
export function saidOnce(findings: readonly FoundFinding[]): FoundFinding[] {
  const said = new Map<string, FoundFinding>();
  for (const one of findings) {
    const key = wordsOf(one);
    const other = said.get(key);
    said.set(key, other ? inOne(other, one) : one);
  }
  return said.size === findings.length ? [...findings] : [...said.values()];
}

function wordsOf({ code, severity, parameters, isConsequence, isFromEarlierRun }: FoundFinding): string {
  const { class: _, ...told } = parameters;
  // Who calls what another one lacks is told without the class that lacks it.
  const used = parameters["how"] === "unimplemented" ? told : parameters;
  const sorted = Object.keys(used).sort();
  return JSON.stringify([code, severity, isConsequence, isFromEarlierRun, sorted.map((name) => [name, used[name]])]);
}

function inOne(first: FoundFinding, other: FoundFinding): FoundFinding {
  return { ...first, lines: listedLines(first.lines, other.lines), count: first.count + other.count };
}
