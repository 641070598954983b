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
const maxDepth = 6;
/** Made when somebody asks for the first time: a page in a browser would wait for them when it loads this. */
let byPackage: Map<string, KnownLine> | null = null;
let byId: Map<string, KnownLine> | null = null;

function linesByPackage(): Map<string, KnownLine> {
  const known = new Map<string, KnownLine>();
  for (const one of allLines()) {
    const packages = one.line.split("|", 3)[2] ?? "";
    for (const name of packages === "" ? [] : packages.split(" ")) known.set(name, one);
  }
  return known;
}

function linesById(): Map<string, KnownLine> {
  const known = new Map<string, KnownLine>();
  for (const one of allLines()) {
    for (const id of one.line.split("|", 1)[0]!.split(" ")) {
      const plain = plainName(id);
      // A mod comes before a plugin of the same name; `tp` is the id of many.
      if (plain.length >= shortestId && !known.has(plain)) known.set(plain, one);
    }
  }
  return known;
}

/** Whose a class or method is by its package; the longest package that is known decides. */
export function knownOwnerOf(method: string): KnownOwner | null {
  byPackage ??= linesByPackage();
  let found: KnownLine | undefined;
  for (let at = method.indexOf("."), depth = 0; at !== -1 && depth < maxDepth; depth++) {
    found = byPackage.get(method.slice(0, at)) ?? found;
    at = method.indexOf(".", at + 1);
  }
  return found ? ownerIn(found) : null;
}

/** By an id, however it is written: `reeses-sodium-options`, `reeses_sodium_options`. */
export function knownOwnerById(id: string): KnownOwner | null {
  byId ??= linesById();
  const found = byId.get(plainName(id));
  return found ? ownerIn(found) : null;
}

/** Whether a mod is of no use on a server. */
export function isForClient({ id, name }: { id: string | null; name: string }): boolean {
  return knownOwnerById(id ?? name)?.isForClient ?? false;
}

function allLines(): KnownLine[] {
  return [...linesOf(knownMods, "mod"), ...linesOf(knownPlugins, "plugin")];
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
