import type { Analysis } from "../model/analysis.ts";
import type { Parameters } from "../model/model.ts";
import { plainName } from "../owners/names.ts";
import { whoIn } from "./named-parts.ts";

/** What a log is compared by with others: versions and mods, and nothing that is anybody's own. */
export interface CrashTraits {
  minecraft: string | null;
  /** `Forge 47.2.0` */
  loader: string | null;
  java: string | null;
  /** The id of the mod or plugin that the verdict names, where it is one of `mods`. */
  culprit: string | null;
  /** Ids, and versions where they are known. */
  mods: [id: string, version: string | null][];
}

const maxMods = 500;
const maxName = 64;
const maxVersion = 40;
const name = /^[\p{L}\p{N}][\p{L}\p{N} _.+'-]{0,199}$/u;
const version = /^[\w.+-]{1,100}$/;
/** Parts of what every pack of a loader has. */
const everywhere =
  /^(?:minecraft|java|forge|neoforge|fabricloader|quilt_loader|mixinextras|fabric-[\w-]{1,60}-v\d{1,2}|fml|mcp)$/i;
const loaderVersion = /^(Forge|NeoForge|Fabric|Quilt)(?: loader)? version$/;

/** `analyses`: of a log, or of the files of a bundle, the most telling one first. */
export function traitsOf(analyses: readonly Analysis[], verdict: Parameters | undefined): CrashTraits {
  const statements = analyses.flatMap((one) => one.statements);
  const stated = (label: RegExp) => statements.find((one) => label.test(one.label));
  const loader = stated(loaderVersion);
  const mods = modsOf(analyses);
  const who = verdict ? whoIn(verdict) : null;
  const culprit = who === null ? undefined : mods.find(([id]) => plainName(id) === who);
  return {
    minecraft: checked(stated(/^Minecraft version$/)?.value, version, maxVersion),
    loader: loader ? checkedLoader(loaderVersion.exec(loader.label)![1]!, loader.value) : null,
    java: checked(stated(/^Java version$/)?.value, version, maxVersion),
    culprit: culprit?.[0] ?? null,
    mods,
  };
}

/** Game and loader, or the software where there is none: logs of one platform have the same mods to choose from. */
export function platformOf(analyses: readonly Analysis[], { minecraft, loader }: CrashTraits): string {
  const software = analyses.find(({ software: { kind } }) => kind !== "unknown")?.software.id.split("/", 1)[0];
  return `${minecraft ?? "?"} ${(loader?.split(" ", 1)[0] ?? software ?? "?").toLowerCase()}`;
}

/** Of the file that lists most. */
function modsOf(analyses: readonly Analysis[]): CrashTraits["mods"] {
  const lists = analyses.map(({ facts }) => [
    ...facts.mods.map((mod) => ({ id: mod.id, version: mod.version })),
    ...facts.plugins.map((plugin) => ({ id: plugin.name, version: plugin.version })),
  ]);
  const [longest = []] = lists.toSorted((a, b) => b.length - a.length);
  const found = new Map<string, string | null>();
  for (const one of longest) {
    const id = checked(one.id, name, maxName);
    if (id !== null && !everywhere.test(id) && found.size < maxMods)
      found.set(id, checked(one.version, version, maxVersion));
  }
  return [...found];
}

function checkedLoader(loader: string, said: string): string {
  const number = checked(said, version, maxVersion);
  return number === null ? loader : `${loader} ${number}`;
}

function checked(text: string | undefined, pattern: RegExp, most: number): string | null {
  return text !== undefined && text.length <= most && pattern.test(text) ? text : null;
}
