import type { LinkInsight } from "../../wire/finding-link.ts";
import type { Mod } from "../model/facts.ts";
import type { FoundFinding, Parameters, ParameterValue, Software } from "../model/model.ts";
import { nameOfJar, plainName } from "../owners/names.ts";
import { listedParts } from "../owners/parts-of-log.ts";
import { type SearchedPart, searchSites } from "./search-sites.ts";

/** What is known of the log that a finding is of: an analysis, or as much of one. Without a list of mods there are no trackers. */
export interface LinkSource {
  software: Software;
  facts?: { mods: readonly Mod[] };
  isDevelopment?: boolean;
}

/** Names that are looked for; the advice names no more. */
const maxNames = 4;
const maxName = 60;

/** Findings whose advice is to get something: the parameters that name it, and what it is. */
const sought: Readonly<Record<string, { names: readonly string[]; part: SearchedPart | "any" }>> = {
  "class-missing": { names: ["provider"], part: "any" },
  "method-missing": { names: ["provider", "partner", "suspect"], part: "any" },
  "mixin-class-missing": { names: ["provider"], part: "mod" },
  "mod-dependency-missing": { names: ["needed"], part: "mod" },
  "mod-language-provider": { names: ["mod"], part: "mod" },
  "mod-minecraft-version": { names: ["mod"], part: "mod" },
  "mod-other-loader": { names: ["mod"], part: "mod" },
  "mod-recommended-missing": { names: ["recommended"], part: "mod" },
  "plugin-dependency-missing": { names: ["dependencies"], part: "plugin" },
  "plugin-folia-unsupported": { names: ["plugin"], part: "plugin" },
  "plugin-incompatible": { names: ["plugin"], part: "plugin" },
  "plugin-server-version": { names: ["plugin"], part: "plugin" },
  "world-mod-missing": { names: ["mods", "mod"], part: "mod" },
};
/** What nobody looks for among mods and plugins. */
const noPart =
  /^(?:minecraft|java|forge|neoforge|fabric ?loader|quilt ?loader|spigot|paper|craftbukkit|bukkit|mod|plugin)$/i;
/** Who a finding blames. */
const blamed = ["mod", "suspect", "culprit"];
/** Whose code ran. What is not there is named by other parameters. */
const running = ["mod", "plugin", "suspect", "partner"];

/**
 * Where to go with a finding: to look for what it says is missing, or to tell the authors of the mod it blames. Only
 * addresses: nobody has looked whether anything is there.
 */
export function findingLinks(
  { code, parameters }: Pick<FoundFinding, "code" | "parameters">,
  log: LinkSource,
): LinkInsight[] {
  const wanted = sought[code];
  if (!wanted) return trackerLinks(parameters, log);
  if (parameters["state"] === "other-side") return [];
  return namesIn(parameters, wanted.names, ownParts(log)).flatMap((name) =>
    searchSites(name, wanted.part, log.software).map(({ site, url }) => ({ kind: "search" as const, name, site, url })),
  );
}

/** What is looked for, and all the places to do so. */
export interface NamedLinks extends Pick<LinkInsight, "kind" | "name"> {
  to: LinkInsight[];
}

export function linksByName(links: readonly LinkInsight[]): NamedLinks[] {
  const groups = Map.groupBy(links, ({ kind, name }) => `${kind} ${name}`);
  return [...groups.values()].map((to) => ({ kind: to[0]!.kind, name: to[0]!.name, to }));
}

/** Only where there are any. */
export function linksIn(links: LinkInsight[]): { links?: LinkInsight[] } {
  return links.length === 0 ? {} : { links };
}

/** Whoever writes a mod looks for it in no shop, and tells nobody of its faults. */
interface OwnParts {
  /** Of what ran, in a run from sources: what is in no list of finished mods is somebody's own. */
  has(name: string, isRunning: boolean): boolean;
}

function ownParts({ facts, isDevelopment = false }: LinkSource): OwnParts {
  const parts = isDevelopment ? listedParts(facts?.mods ?? [], [], new Map(), true) : [];
  const names = (areOwn: boolean) =>
    new Set(parts.filter(({ isOwn }) => isOwn === areOwn).flatMap(({ id, name }) => [plainName(id), plainName(name)]));
  const [own, others] = [names(true), names(false)];
  return {
    has: (name, isRunning) => own.has(plainName(name)) || (isDevelopment && isRunning && !others.has(plainName(name))),
  };
}

function namesIn(parameters: Parameters, from: readonly string[], own: OwnParts): string[] {
  const parameter = from.find((one) => parameters[one] !== undefined);
  if (parameter === undefined) return [];
  const names = new Map<string, string>();
  for (const value of [parameters[parameter]!].flat()) {
    const name = nameIn(value);
    if (name === null || noPart.test(name) || own.has(name, running.includes(parameter))) continue;
    // `Fabric API` and `fabric-api` are one.
    if (!names.has(plainName(name))) names.set(plainName(name), name);
  }
  return [...names.values()].slice(0, maxNames);
}

/** A term says it with its version: `Fabric API (0.83.0 or above)`. */
function nameIn(value: ParameterValue): string | null {
  const text = typeof value === "object" && !Array.isArray(value) ? value.parameters?.["name"] : value;
  const given = typeof text === "string" ? text.trim() : "";
  // Some are known by their file only: `lamps-1.0.0`.
  const name = /[-_]v?\d{1,4}\.\d/.test(given) ? nameOfJar(given) : given;
  return name === "" || name.length > maxName || !/[\p{L}\p{N}]/u.test(name) ? null : name;
}

function trackerLinks(parameters: Parameters, log: LinkSource): LinkInsight[] {
  const own = ownParts(log);
  const ids = blamed.flatMap((name) => [parameters[name], parameters[`${name}Id`]]);
  const names = new Set(ids.flatMap((id) => (typeof id === "string" ? id.toLowerCase() : [])));
  const mod = log.facts?.mods.find(
    ({ id, name = id, issues }) =>
      issues && (names.has(id.toLowerCase()) || names.has(name.toLowerCase())) && !own.has(id, true),
  );
  if (!mod?.issues) return [];
  return [{ kind: "issues", name: mod.name ?? mod.id, site: new URL(mod.issues).host, url: mod.issues }];
}
