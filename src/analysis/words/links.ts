import type { LinkInsight } from "../../wire/finding-link.ts";
import type { Mod } from "../model/facts.ts";
import type { FoundFinding, Parameters, ParameterValue, Software } from "../model/model.ts";
import { type SearchedPart, searchSites } from "./search-sites.ts";

/** What is known of the log that a finding is of. Without a list of mods there are no trackers. */
export interface LinkSource {
  software: Software;
  mods?: readonly Mod[];
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
const noPart = /^(?:minecraft|java|forge|neoforge|fabric ?loader|quilt ?loader|spigot|paper|craftbukkit|bukkit)$/i;
/** Who a finding blames. */
const blamed = ["mod", "suspect", "culprit"];

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
  return namesIn(parameters, wanted.names).flatMap((name) =>
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

function namesIn(parameters: Parameters, from: readonly string[]): string[] {
  const known = from.map((parameter) => parameters[parameter]).find((value) => value !== undefined);
  const names = [known ?? []].flat().flatMap((value) => nameIn(value) ?? []);
  return [...new Set(names)].filter((name) => !noPart.test(name)).slice(0, maxNames);
}

/** A term says it with its version: `Fabric API (0.83.0 or above)`. */
function nameIn(value: ParameterValue): string | null {
  const text = typeof value === "object" && !Array.isArray(value) ? value.parameters?.["name"] : value;
  const name = typeof text === "string" ? text.trim() : "";
  return name === "" || name.length > maxName || !/[\p{L}\p{N}]/u.test(name) ? null : name;
}

function trackerLinks(parameters: Parameters, { mods = [] }: LinkSource): LinkInsight[] {
  const ids = blamed.flatMap((name) => [parameters[name], parameters[`${name}Id`]]);
  const names = new Set(ids.flatMap((id) => (typeof id === "string" ? id.toLowerCase() : [])));
  const mod = mods.find(
    ({ id, name = id, issues }) => issues && (names.has(id.toLowerCase()) || names.has(name.toLowerCase())),
  );
  if (!mod?.issues) return [];
  return [{ kind: "issues", name: mod.name ?? mod.id, site: new URL(mod.issues).host, url: mod.issues }];
}
