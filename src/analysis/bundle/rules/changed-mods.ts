import type { Mod } from "../../model/facts.ts";
import { installedMods } from "../../owners/platform-ids.ts";
import type { FileSigns } from "../file-signs.ts";
import type { BundleContext, BundleRule } from "../rule.ts";
import { ruleMatch } from "../rule-match.ts";
import { type FileRun, outcomeOfRun } from "../runs.ts";

/** More changes than these say nothing. */
const most = 8;
const leastMods = 3;

/** A crash that nobody explains, and a run of the same game that went well: what is different is the suspect. */
export const changedMods: BundleRule = {
  codes: ["mods-changed"],
  find(context) {
    const { run, others, end } = context;
    const failed = listOf(run);
    const fine = others.find((other) => isFine(other) && listOf(other) !== null && isOfSameGame(run, other));
    const before = fine ? listOf(fine) : null;
    if (!failed || !before || !end || isExplained(context)) return [];
    const [old, now] = [byId(before.mods), byId(failed.mods)];
    const added = [...now.values()].filter(({ id }) => !old.has(id));
    const removed = [...old.values()].filter(({ id }) => !now.has(id));
    const updated = [...now.values()].filter(({ id, version }) => {
      const other = old.get(id)?.version;
      return version !== undefined && other !== undefined && version !== other;
    });
    const count = added.length + removed.length + updated.length;
    if (count === 0 || count > most) return [];
    const name = ({ id, name }: Mod) => name ?? id;
    const evidence = [
      end.evidence[0]!,
      ...[...added, ...updated].map(({ line }) => failed.evidence(line, "mod-list")),
      ...updated.map(({ id }) => before.evidence(old.get(id)!.line, "other-run")),
      ...removed.map(({ line }) => before.evidence(line, "other-run")),
      before.evidence(before.lastLine, "other-run"),
    ];
    const parameters = {
      added: added.map(name),
      updated: updated.map((mod) => `${name(mod)} (${old.get(mod.id)!.version} → ${mod.version})`),
      removed: removed.map(name),
    };
    const confidence = count === 1 ? 0.75 : 0.6;
    const said = { code: "mods-changed", severity: "fatal", role: "general" } as const;
    return [ruleMatch([...run.files, ...fine!.files], { ...said, confidence, parameters, weight: 1.2, evidence })];
  },
};

/** The crash already has somebody to blame. */
function isExplained({ end }: BundleContext): boolean {
  return end !== null && end.role !== "unknown";
}

function isFine(run: FileRun): boolean {
  const outcome = outcomeOfRun(run);
  return outcome === "clean" || outcome === "errors";
}

function isOfSameGame(a: FileRun, b: FileRun): boolean {
  return a.files.some((one) =>
    b.files.some(
      (other) =>
        one.minecraft !== null &&
        one.minecraft === other.minecraft &&
        (!one.side || !other.side || one.side === other.side),
    ),
  );
}

function listOf({ files }: FileRun): FileSigns | null {
  const best = [...files].sort((a, b) => b.mods.length - a.mods.length)[0];
  return best && best.mods.length >= leastMods ? best : null;
}

/** Parts that other mods bring along, and the platform, change with them. */
function byId(mods: readonly Mod[]): Map<string, Mod> {
  return new Map(
    installedMods(mods)
      .filter(({ id }) => !/^fabric-|^quilt_/.test(id))
      .map((mod) => [mod.id, mod]),
  );
}
