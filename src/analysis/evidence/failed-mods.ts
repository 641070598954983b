import { isPlatformId } from "../owners/platform-ids.ts";
import type { Evidence } from "./evidence.ts";

/** The mods that the report lists in state ERROR. */
export function failedMods({ details, facts }: Evidence): { id: string; name: string }[] {
  const names = new Map([...facts.mods].reverse().map(({ id, name }) => [id, name]));
  return [...details.modStates]
    .filter(([id, { state }]) => state === "ERROR" && !isPlatformId(id))
    .map(([id]) => ({ id, name: names.get(id) ?? id }));
}
