import type { Evidence } from "../evidence/evidence.ts";
import type { FoundFinding } from "../model/model.ts";

/** Whose files were looked through is there, whether or not a list has it. */
const ofFiles = new Set(["own-assets-missing", "assets-missing", "sounds-missing", "resource-path-invalid"]);

/**
 * What a world has, and a mod that is there does not know any more, was renamed or taken out of it. Who develops a mod does that
 * all the time, and has a world for it.
 */
export function withWorldsOwners(
  all: readonly FoundFinding[],
  { owners, isDevelopment }: Pick<Evidence, "owners" | "isDevelopment">,
): FoundFinding[] {
  if (!all.some(({ code }) => code === "world-entries-missing")) return [...all];
  const seen = new Set(
    all.flatMap(({ code, parameters: { mod, modId } }) => (ofFiles.has(code) ? [mod ?? [], modId ?? []].flat() : [])),
  );
  return all.map((one) => {
    const mods = [one.parameters["mods"] ?? []].flat();
    if (one.code !== "world-entries-missing" || mods.length === 0) return one;
    if (!mods.every((mod) => owners.listedAs(String(mod)) || seen.has(mod))) return one;
    const severity = isDevelopment ? "notice" : one.severity;
    return { ...one, severity, parameters: { ...one.parameters, state: "installed" } };
  });
}
