import type { Evidence } from "../evidence/evidence.ts";
import type { FoundFinding } from "../model/model.ts";
import { knownOwnerById } from "../owners/known-owners.ts";
import type { Owners } from "../owners/owners.ts";

/** Names of mods that are also words of whoever writes functions are short. */
const shortest = 5;
/** Folders for what only works beside others. */
const forOthers = /\/(?:compat|compatibility|integrations?|soft_?depend\w{0,8}|optional)\//;

/**
 * Functions that a data pack has for the sake of another mod, which is not there: the game cannot read their commands, and
 * nobody calls them. What else of it cannot be read stays.
 */
export function withoutFunctionsForAbsent(
  all: readonly FoundFinding[],
  { owners }: Pick<Evidence, "owners">,
): FoundFinding[] {
  const dropped = new Set<number>();
  const kept = all.flatMap((one) => {
    const { function: functions, reason } = one.parameters;
    if (one.code !== "datapack-function-failed" || owners.parts.length === 0) return [one];
    // Another mistake is one, whoever it is for.
    if (typeof reason === "string" && !reason.includes("Unknown or incomplete command")) return [one];
    const names = [functions ?? []].flat();
    const left = names.filter((name) => !isForAbsent(String(name), owners));
    if (left.length === names.length) return [one];
    if (left.length === 0) for (const line of one.lines) dropped.add(line);
    return left.length === 0
      ? []
      : [{ ...one, parameters: { ...one.parameters, function: left.length === 1 ? left[0]! : left } }];
  });
  if (dropped.size === 0) return kept;
  // What was thrown there stands in the line below.
  const isOfDropped = ({ code, lines }: FoundFinding) =>
    code === "error-reported" && lines.every((line) => dropped.has(line) || dropped.has(line - 1));
  return kept.filter((one) => !isOfDropped(one));
}

/** `spawns:internal/pehkui/hide` */
function isForAbsent(name: string, owners: Owners): boolean {
  const path = name.slice(name.indexOf(":") + 1);
  if (forOthers.test(`/${path}`)) return true;
  return path
    .split("/", 12)
    .slice(0, -1)
    .some((folder) => folder.length >= shortest && knownOwnerById(folder)?.kind === "mod" && !owners.listedAs(folder));
}
