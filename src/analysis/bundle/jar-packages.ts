import { plainName } from "../owners/names.ts";
import type { Owners } from "../owners/owners.ts";
import type { FileSigns } from "./file-signs.ts";

const maxPackages = 500;
const shortest = 2;

/**
 * A log has the jars beside the frames, a report of the same run only the frames: `me.example.till.Till.load` stood in
 * `Market-2.4.jar` once, so that package is Market's. By the plain name of the mod or plugin.
 */
export function packagesOfJars(files: readonly FileSigns[], owners: Owners): Map<string, string[]> {
  const holders = new Map<string, string | null>();
  const seen = new Set<string>();
  for (const { file } of owners.parts.length > 0 ? files : []) {
    for (const { frames, outerFrames } of file.analysis.exceptions) {
      for (const frame of [...frames, ...outerFrames]) {
        const source = frame.jar ?? frame.module;
        const name = packageOf(frame.method);
        if (!source || !name || seen.has(`${source} ${name}`) || seen.size >= maxPackages) continue;
        seen.add(`${source} ${name}`);
        const owner = owners.ofFrame(frame);
        if (!owner || (owner.evidence !== "jar" && owner.evidence !== "module")) continue;
        // What is known by its own name may only be packed into that jar: a library.
        const byName = owners.ofClass(frame.method);
        if (byName && byName.evidence !== "guess") continue;
        const holder = plainName(owner.name);
        const known = holders.get(name);
        holders.set(name, known === undefined || known === holder ? holder : null);
      }
    }
  }
  const packages = new Map<string, string[]>();
  for (const [name, holder] of holders) {
    if (holder !== null) packages.set(holder, [...(packages.get(holder) ?? []), name]);
  }
  return packages;
}

/** `me.example.till` of `me.example.till.Till.load` */
function packageOf(method: string): string | null {
  const parts = method.split(".");
  const end = parts.findIndex((part) => /^[A-Z]/.test(part));
  return end >= shortest ? parts.slice(0, end).join(".") : null;
}
