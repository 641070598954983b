import type { FoundFinding, Term } from "../model/model.ts";

/** A mod that lacks more says enough with so many. */
const maxBeside = 20;

/**
 * What a mod lacks and what it does not fit are two findings, and one thing to do: what is told first tells of the other.
 */
export function withBothRequirements(ordered: readonly FoundFinding[]): readonly FoundFinding[] {
  const missing = byMod(ordered, "mod-dependency-missing");
  const unfit = byMod(ordered, "mod-dependency-version");
  if (missing.size === 0 || unfit.size === 0) return ordered;
  const told = new Set<FoundFinding>();
  return missingFirst(ordered, missing).map((one) => {
    const isMissing = one.code === "mod-dependency-missing";
    if (!isMissing && one.code !== "mod-dependency-version") return one;
    const others = untold(modsOf(one), isMissing ? unfit : missing, told);
    told.add(one);
    if (others.length === 0) return one;
    const beside = isMissing ? { unfit: others.map(unfitTerm) } : { missing: others.flatMap(neededIn) };
    return { ...one, parameters: { ...one.parameters, ...beside } };
  });
}

/** What is not there at all is told before what is there in another version, of the same mod. */
function missingFirst(
  ordered: readonly FoundFinding[],
  missing: ReadonlyMap<string, readonly FoundFinding[]>,
): FoundFinding[] {
  const placed = new Set<FoundFinding>();
  const seen = new Set<string>();
  for (const one of ordered) {
    if (one.code === "mod-dependency-version") {
      const isAlike = (other: FoundFinding) =>
        other.severity === one.severity && other.isConsequence === one.isConsequence;
      const mods = modsOf(one).filter((mod) => !seen.has(mod));
      for (const other of untold(mods, missing, placed)) if (isAlike(other)) placed.add(other);
      for (const mod of mods) seen.add(mod);
    }
    placed.add(one);
  }
  return [...placed];
}

/** By the mods that they are of, each in its run: of thousands, not each is compared with each. */
function byMod(all: readonly FoundFinding[], code: string): ReadonlyMap<string, FoundFinding[]> {
  const found = new Map<string, FoundFinding[]>();
  for (const one of all) {
    if (one.code !== code) continue;
    for (const mod of modsOf(one)) {
      const others = found.get(mod);
      if (others) others.push(one);
      else found.set(mod, [one]);
    }
  }
  return found;
}

function untold(
  mods: readonly string[],
  others: ReadonlyMap<string, readonly FoundFinding[]>,
  told: ReadonlySet<FoundFinding>,
): FoundFinding[] {
  const found = new Set<FoundFinding>();
  for (const other of mods.flatMap((mod) => others.get(mod) ?? [])) {
    if (found.size === maxBeside) break;
    if (!told.has(other)) found.add(other);
  }
  return [...found];
}

function modsOf({ isFromEarlierRun, parameters: { mod, mods } }: FoundFinding): string[] {
  return [mod ?? [], mods ?? []]
    .flat(2)
    .map((one) => `${isFromEarlierRun}\n${typeof one === "string" ? one : JSON.stringify(one)}`);
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
