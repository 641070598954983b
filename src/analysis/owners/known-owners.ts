import { knownMods } from "./known-mods.ts";
import { knownPlugins } from "./known-plugins.ts";

export interface KnownOwner {
  kind: "mod" | "plugin";
  id: string;
  name: string;
}

function ownersIn(list: string, kind: KnownOwner["kind"]): { owner: KnownOwner; packages: string[] }[] {
  return list
    .trim()
    .split("\n")
    .map((line) => {
      const [id, name, packages] = line.split("|") as [string, string, string];
      return { owner: { kind, id, name: name.replace(/ \([^)]{1,40}\)$/, "") }, packages: packages.split(" ") };
    });
}

const all = [...ownersIn(knownMods, "mod"), ...ownersIn(knownPlugins, "plugin")];
const byPackage = new Map(all.flatMap(({ owner, packages }) => packages.map((one) => [one, owner] as const)));
// Of two with one id, the first in the list.
const byId = new Map(all.toReversed().map(({ owner }) => [owner.id, owner]));
const maxDepth = 6;

/** Whose a class or method is by its package; the longest package that is known decides. */
export function knownOwnerOf(method: string): KnownOwner | null {
  let found: KnownOwner | null = null;
  for (let at = method.indexOf("."), depth = 0; at !== -1 && depth < maxDepth; depth++) {
    found = byPackage.get(method.slice(0, at)) ?? found;
    at = method.indexOf(".", at + 1);
  }
  return found;
}

export function knownOwnerById(id: string): KnownOwner | null {
  return byId.get(id) ?? null;
}
