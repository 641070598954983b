import { plainName } from "../../owners/names.ts";

/** Plugins that do all that another one does. `isMixing`: they have its classes, so that those of both become one heap. */
export const replacing: readonly { container: string; plugin: string; isMixing?: true }[] = [
  { container: "FastAsyncWorldEdit", plugin: "WorldEdit", isMixing: true },
  { container: "FastAsyncVoxelSniper", plugin: "VoxelSniper", isMixing: true },
  { container: "floodgate", plugin: "floodgate-bukkit" },
  { container: "PlugManX", plugin: "PlugMan" },
  { container: "QuickShop-Hikari", plugin: "QuickShop" },
  { container: "Tebex", plugin: "BuycraftX" },
  { container: "VotifierPlus", plugin: "Votifier" },
];

/** Whether the two are such a pair, whichever comes first. */
export function areReplacing(one: string, other: string): boolean {
  const names = [plainName(one), plainName(other)];
  return replacing.some((pair) => [pair.container, pair.plugin].every((name) => names.includes(plainName(name))));
}
