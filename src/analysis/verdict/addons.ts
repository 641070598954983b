import type { FoundFinding } from "../model/model.ts";
import { knownOwnerById } from "../owners/known-owners.ts";
import { plainName } from "../owners/names.ts";

/** Mods that could not be loaded. */
const failures: readonly string[] = ["mod-exception", "mod-fatal", "mod-entrypoint-failed"];

/** Mods that could not be loaded for which one that they need could not, either: an addon gets no further than what it is for. */
export function addonsIn(all: readonly FoundFinding[]): ReadonlySet<FoundFinding> {
  const failed = all.filter(({ code }) => failures.includes(code));
  const ids = new Set(failed.map((one) => plainName(idOf(one) ?? "")));
  return new Set(failed.filter((one) => needsOf(one).some((id) => ids.has(plainName(id)))));
}

function needsOf(one: FoundFinding): readonly string[] {
  const id = idOf(one);
  return id === null ? [] : (knownOwnerById(id)?.needs ?? []);
}

function idOf({ parameters: { mod, modId } }: FoundFinding): string | null {
  if (typeof modId === "string") return modId;
  return typeof mod === "string" ? mod : null;
}
