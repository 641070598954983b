import type { FoundFinding, Term } from "../model/model.ts";

/**
 * What a mod lacks and what it does not fit are two findings, and one thing to do: whichever is told first tells of the other.
 */
export function withBothRequirements(ordered: readonly FoundFinding[]): readonly FoundFinding[] {
  const missing = ordered.filter(({ code }) => code === "mod-dependency-missing");
  const unfit = ordered.filter(({ code }) => code === "mod-dependency-version");
  if (missing.length === 0 || unfit.length === 0) return ordered;
  const told = new Set<FoundFinding>();
  return ordered.map((one) => {
    const isMissing = missing.includes(one);
    if (!isMissing && !unfit.includes(one)) return one;
    const others = (isMissing ? unfit : missing).filter((other) => !told.has(other) && isOfSame(one, other));
    told.add(one);
    if (others.length === 0) return one;
    const beside = isMissing ? { unfit: others.map(unfitTerm) } : { missing: others.flatMap(neededIn) };
    return { ...one, parameters: { ...one.parameters, ...beside } };
  });
}

/** Of one mod, in one run. */
function isOfSame(one: FoundFinding, other: FoundFinding): boolean {
  const [mods, others] = [one, other].map(({ parameters: { mod, mods } }) => [mod ?? [], mods ?? []].flat(2));
  return one.isFromEarlierRun === other.isFromEarlierRun && mods!.some((mod) => others!.includes(mod));
}

function unfitTerm({ parameters: { dependency, dependencyId, versions } }: FoundFinding): Term {
  const named = { name: dependency!, ...(dependencyId ? { id: dependencyId } : {}) };
  return versions
    ? { term: "needed-version", parameters: { ...named, versions } }
    : { term: "needed-any", parameters: named };
}

function neededIn({ parameters: { needed } }: FoundFinding): (string | Term)[] {
  return [needed ?? []].flat();
}
