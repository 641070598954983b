import { knownMods, knownPlugins } from "./known/all.ts";
import { plainName } from "./names.ts";

export interface KnownOwner {
  kind: "mod" | "plugin";
  id: string;
  name: string;
  /** There for others to call. */
  isLibrary: boolean;
  /** Of no use on a server. */
  isForClient: boolean;
  /** Ids of what it cannot run without. */
  needs: readonly string[];
}

interface KnownLine {
  kind: KnownOwner["kind"];
  line: string;
}

const shortestId = 3;
const lines = [...linesOf(knownMods, "mod"), ...linesOf(knownPlugins, "plugin")];
const byPackage = new Map<string, KnownLine>();
const byId = new Map<string, KnownLine>();
for (const one of lines) {
  const [ids = "", , packages = ""] = one.line.split("|", 3);
  for (const name of packages === "" ? [] : packages.split(" ")) byPackage.set(name, one);
  for (const id of ids.split(" ")) {
    const plain = plainName(id);
    // A mod comes before a plugin of the same name; `tp` is the id of many.
    if (plain.length >= shortestId && !byId.has(plain)) byId.set(plain, one);
  }
}
const maxDepth = 6;

/** Whose a class or method is by its package; the longest package that is known decides. */
export function knownOwnerOf(method: string): KnownOwner | null {
  let found: KnownLine | undefined;
  for (let at = method.indexOf("."), depth = 0; at !== -1 && depth < maxDepth; depth++) {
    found = byPackage.get(method.slice(0, at)) ?? found;
    at = method.indexOf(".", at + 1);
  }
  return found ? ownerIn(found) : null;
}

/** By an id, however it is written: `reeses-sodium-options`, `reeses_sodium_options`. */
export function knownOwnerById(id: string): KnownOwner | null {
  const found = byId.get(plainName(id));
  return found ? ownerIn(found) : null;
}

/** Whether a mod is of no use on a server. */
export function isForClient({ id, name }: { id: string | null; name: string }): boolean {
  return knownOwnerById(id ?? name)?.isForClient ?? false;
}

function linesOf(lists: readonly string[], kind: KnownOwner["kind"]): KnownLine[] {
  return lists.flatMap((list) =>
    list
      .trim()
      .split("\n")
      .map((line) => ({ kind, line })),
  );
}

function ownerIn({ kind, line }: KnownLine): KnownOwner {
  const [ids = "", name = "", , what = "", needs = ""] = line.split("|", 5);
  return {
    kind,
    id: ids.split(" ", 1)[0]!,
    name,
    isLibrary: what.includes("library"),
    isForClient: what.includes("client"),
    needs: needs === "" ? [] : needs.split(" "),
  };
}
