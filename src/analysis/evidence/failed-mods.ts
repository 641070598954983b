import type { Evidence } from "./evidence.ts";

const systemIds = /^(?:minecraft|forge|neoforge|mcp|fml|java|mixin|fabricloader)$/i;

/** Whether it is the game, the loader or a part of them. */
export function isSystemId(id: string): boolean {
  return systemIds.test(id);
}

/** The mods that the report lists in state ERROR. */
export function failedMods({ details, facts }: Evidence): { id: string; name: string }[] {
  const names = new Map([...facts.mods].reverse().map(({ id, name }) => [id, name]));
  return [...details.modStates]
    .filter(([id, { state }]) => state === "ERROR" && !isSystemId(id))
    .map(([id]) => ({ id, name: names.get(id) ?? id }));
}
