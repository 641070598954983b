import type { MaybeParameters, Merging } from "../../model/finding.ts";
import type { Parameters, ParameterValue, Term } from "../../model/model.ts";
import { wholeOf } from "./requirements.ts";

/** What a mod wants and does not find. */
export interface MissingDependency {
  id: string;
  /** As people call it. */
  name: string;
  versions: Term | string;
}

/** The parameters of `mod-dependency-missing`: `needed` has each with its version, for sentences. */
export function missingParameters(mod: string | undefined, all: readonly MissingDependency[]): MaybeParameters {
  return {
    mod,
    dependencies: all.map(({ id }) => id),
    versions: all.map(({ versions }) => versions),
    names: all.map(({ name }) => name),
    needed: all.map(neededTerm),
  };
}

function neededTerm({ id, name, versions }: MissingDependency): Term {
  // What is installed is the whole; the version is that of the part.
  const whole = wholeOf(id);
  if (whole) return { term: "needed-part", parameters: { name: whole, part: id, versions } };
  const said = { name, ...idBeside(name, id) };
  return isTerm(versions) && versions.term === "version-any"
    ? { term: "needed-any", parameters: said }
    : { term: "needed-version", parameters: { ...said, versions } };
}

/** Where the name does not say the id, both are to be looked for. `Cloth Config` says `cloth-config`. */
export function idBeside(name: string, id: string): { id?: string } {
  const isSaid = [id, id.replace(/[-_]/g, " ")].some((one) => name.toLowerCase().includes(one.toLowerCase()));
  return isSaid ? {} : { id };
}

/** Twenty mods that want one library are one problem: it is not there. What fits the most demanding fits all. */
export const mergedMissing: Merging = {
  least: 3,
  key(parameters) {
    const ids = [parameters["dependencies"] ?? []].flat().map(canonicalId);
    const versions = [parameters["versions"] ?? []].flat();
    const isOpen = ids.length === 1 && leastOf(versions[0]) !== null;
    return JSON.stringify([parameters["state"] ?? null, ids, isOpen ? null : versions]);
  },
  parameters(all) {
    const mods = [...new Set(all.flatMap(({ mod }) => [mod ?? []].flat()))];
    const first = all[0]!;
    const together: MaybeParameters = { mods: mods.length > 1 ? mods : undefined };
    const ids = all.map(({ dependencies }) => [dependencies ?? []].flat());
    if (ids[0]!.length !== 1) return together;
    const strictest = all.reduce((a, b) => (isStricter(versionsIn(b), versionsIn(a)) ? b : a));
    const versions = versionsIn(strictest) ?? { term: "version-any" };
    const name = String([first["names"] ?? []].flat()[0] ?? ids[0]![0]);
    const id = String(ids.flat().find((one) => canonicalId(one) === one) ?? ids[0]![0]!);
    return {
      ...together,
      dependencies: [id],
      versions: [versions],
      needed: [neededTerm({ id, name, versions })],
    };
  },
};

/** `fabric` is the old id of Fabric API. */
function canonicalId(id: string | Term): string {
  return id === "fabric" ? "fabric-api" : String(id);
}

function versionsIn({ versions }: Parameters): Term | string | undefined {
  return [versions ?? []].flat()[0];
}

/** The lowest version of a range that has no upper end; `null` for all others. */
function leastOf(range: ParameterValue | undefined): string | null {
  if (range === undefined || !isTerm(range)) return null;
  if (range.term === "version-any") return "";
  return range.term === "version-at-least" ? String(range.parameters?.["version"] ?? "") : null;
}

function isStricter(a: ParameterValue | undefined, b: ParameterValue | undefined): boolean {
  const [one, other] = [numbersIn(leastOf(a)), numbersIn(leastOf(b))];
  for (let i = 0; i < Math.max(one.length, other.length); i++) {
    const difference = (one[i] ?? 0) - (other[i] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}

function numbersIn(version: string | null): number[] {
  return (version ?? "").split(/[.+-]/, 8).map((part) => Number.parseInt(part, 10) || 0);
}

function isTerm(parameter: ParameterValue): parameter is Term {
  return typeof parameter === "object" && !Array.isArray(parameter);
}
