import { knownMods } from "./known-mods.ts";
import { knownPlugins } from "./known-plugins.ts";

export interface KnownOwner {
  kind: "mod" | "plugin";
  id: string;
  name: string;
}

const byPackage = new Map<string, KnownOwner>();
const byId = new Map<string, KnownOwner>();
const maxDepth = 6;

function add(kind: KnownOwner["kind"], list: string): void {
  for (const line of list.trim().split("\n")) {
    const [id, name, packages] = line.split("|") as [string, string, string];
    const owner = { kind, id, name: name.replace(/ \([^)]{1,40}\)$/, "") };
    if (!byId.has(id)) byId.set(id, owner);
    for (const one of packages.split(" ")) byPackage.set(one, owner);
  }
}
add("mod", knownMods);
add("plugin", knownPlugins);

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
