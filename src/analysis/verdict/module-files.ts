import type { Evidence } from "../evidence/evidence.ts";
import type { FoundFinding } from "../model/model.ts";

const ofModules = "mod-module-conflict";
const ending = ".jar";
/** A name is no longer, and a log of a large pack names a few thousand files. */
const longestName = 120;
const maxFiles = 10_000;
const inName = /[\w.+()[\]!'-]/;

/** Java calls a jar's module after its file, without the version: people know the file. */
export function withModuleFiles(all: readonly FoundFinding[], { lines }: Evidence): FoundFinding[] {
  if (!all.some(({ code }) => code === ofModules)) return [...all];
  const files = filesByModule(lines);
  return all.map((one) => {
    const { modules } = one.parameters;
    if (one.code !== ofModules || !Array.isArray(modules)) return one;
    const named = modules.map((module) => (typeof module === "string" ? (files.get(module) ?? module) : module));
    return { ...one, parameters: { ...one.parameters, modules: named as typeof modules } };
  });
}

function filesByModule(lines: Evidence["lines"]): Map<string, string> {
  const files = new Map<string, string>();
  const seen = new Set<string>();
  let count = 0;
  for (const at of lines.placesOf(ending)) {
    if (++count > maxFiles) break;
    let start = at;
    while (start > 0 && start > at - longestName && inName.test(lines.text[start - 1]!)) start--;
    const name = lines.text.slice(start, at);
    if (seen.has(name)) continue;
    seen.add(name);
    const module = moduleOf(name);
    // Two files of one module: nobody knows which of them is meant.
    if (module !== "") files.set(module, files.has(module) ? module : `${name}${ending}`);
  }
  return files;
}

/** As Java derives it, and loaders after it: `lamp-lib-0311ee-5.4.0` is `lamp.lib._0311ee`. */
function moduleOf(name: string): string {
  const version = name.search(/-\d{1,12}(?:\.|$)/);
  return (version < 0 ? name : name.slice(0, version))
    .split(/[^A-Za-z0-9_]+/)
    .filter((part) => part !== "")
    .map((part) => (/^\d/.test(part) ? `_${part}` : part))
    .join(".");
}
