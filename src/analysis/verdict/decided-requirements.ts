import type { Evidence } from "../evidence/evidence.ts";
import type { Mod } from "../model/facts.ts";
import type { FoundFinding, ParameterValue, Term } from "../model/model.ts";
import { isPlatformId } from "../owners/platform-ids.ts";

/** A few names may only be those that the complaint itself has. */
const fewestListed = 2;
const maxParts = 8;

/**
 * Forge up to 1.12 says in the same words that a mod is not there and that it is too old. Where the log has the list of what is
 * installed, that tells.
 */
export function withDecidedRequirements(all: readonly FoundFinding[], evidence: Evidence): readonly FoundFinding[] {
  const open = ({ code, parameters }: FoundFinding) =>
    code === "mod-dependency-missing" &&
    parameters["state"] === undefined &&
    idsIn(parameters["dependencies"]).length > 0;
  const own = all.map((one) => forOtherLoader(one, evidence));
  if (!own.some(open)) return own;
  const listed = listedVersions(evidence);
  return own.map((one) => (open(one) ? decided(one, listed) : one));
}

/** How mods name the loader that they are made for. Quilt loads what asks for Fabric. */
const loaders: Readonly<Record<string, readonly [name: string, runs: RegExp]>> = {
  forge: ["Forge", /^forge\//],
  neoforge: ["NeoForge", /^neoforge\//],
  fabricloader: ["Fabric", /^(?:fabric|quilt)\//],
  "fabric-loader": ["Fabric", /^(?:fabric|quilt)\//],
  quilt_loader: ["Quilt", /^quilt\//],
};
const known = /^(?:forge|neoforge|fabric|quilt)\//;

/** Who asks for another loader as if it were a mod is made for that one: it cannot be installed beside this one. */
function forOtherLoader(one: FoundFinding, { software }: Evidence): FoundFinding {
  const { mod, dependencies } = one.parameters;
  const ids = one.code === "mod-dependency-missing" && typeof mod === "string" ? idsIn(dependencies) : [];
  const [name, runs] = (ids.length === 1 && loaders[ids[0]!]) || [];
  if (!name || !known.test(software.id) || runs!.test(software.id)) return one;
  return { ...one, code: "mod-other-loader", parameters: { mod: mod!, loader: name } };
}

interface Listed {
  /** By the id, in small letters. */
  versions: ReadonlyMap<string, string>;
  /** Whether it is the loader's list: what does not stand there is not installed. */
  isWhole: boolean;
}

function listedVersions({ facts, statements }: Evidence): Listed {
  const versions = new Map<string, string>();
  for (const { id, version } of facts.mods) if (version) versions.set(id.toLowerCase(), version);
  const forge = statements.find(({ label }) => label === "Forge version")?.value;
  if (forge !== undefined) versions.set("forge", forge);
  const isWhole = facts.mods.length >= fewestListed && facts.mods.some((mod) => isLoaderItself(mod));
  return { versions, isWhole };
}

function isLoaderItself({ id, version }: Mod): boolean {
  return version !== undefined && isPlatformId(id) && id.toLowerCase() !== "minecraft";
}

function decided(one: FoundFinding, { versions, isWhole }: Listed): FoundFinding {
  const { dependencies, versions: ranges, names, mod } = one.parameters;
  const ids = idsIn(dependencies);
  const found = ids.map((id) => versions.get(id.toLowerCase()));
  if (found.every((version) => version === undefined)) {
    const parameters = { ...one.parameters, state: "not-installed" };
    return isWhole && !ids.some((id) => isPlatformId(id)) ? { ...one, parameters } : one;
  }
  const [installed] = found;
  const [range] = [ranges ?? []].flat();
  const least = leastOf(range);
  if (ids.length > 1 || installed === undefined || least === null || !isBelow(installed, least)) return one;
  return {
    ...one,
    code: "mod-dependency-version",
    parameters: {
      state: "too-old",
      ...(mod === undefined ? {} : { mod }),
      dependency: String([names ?? []].flat()[0] ?? ids[0]),
      installed,
      versions: range!,
    },
  };
}

function idsIn(value: ParameterValue | undefined): string[] {
  return [value ?? []].flat().filter((id): id is string => typeof id === "string");
}

function leastOf(range: string | Term | undefined): string | null {
  if (typeof range !== "object" || range.term !== "version-at-least") return null;
  return String(range.parameters?.["version"] ?? "") || null;
}

/** Numbers alone are compared: what follows them is no order of anybody. */
function isBelow(version: string, least: string): boolean {
  const [own, other] = [version, least].map((one) => /^[\d.]{1,40}$/.exec(one)?.[0].split(".", maxParts).map(Number));
  if (!own || !other) return false;
  for (let i = 0; i < Math.max(own.length, other.length); i++) {
    const difference = (own[i] ?? 0) - (other[i] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}
