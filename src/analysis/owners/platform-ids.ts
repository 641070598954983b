const platformIds =
  /^(?:minecraft|forge|neoforge|mcp|fml|java|mixin|fabricloader|fabric-loader|quilt_loader|liteloader)$/i;
/** A library that loaders bring along, and what a developer's tools make mods of: `generated_8d1a125`, a number. */
const nobodysMod = /^(?:mixin_?extras|generated_[\da-f]{5,40}|\d{6,40})$/i;

/** Whether it is the game, the loader or a part of them, which loaders list among the mods. */
export function isPlatformId(id: string): boolean {
  return platformIds.test(id);
}

/** What somebody has installed. */
export function installedMods<T extends { id: string }>(mods: readonly T[]): T[] {
  return mods.filter(({ id }) => !isPlatformId(id) && !nobodysMod.test(id));
}

/** BungeeCord's own commands are modules, which it keeps apart and lists like plugins. */
export function installedPlugins<T extends { file?: string | undefined }>(plugins: readonly T[]): T[] {
  return plugins.filter(({ file }) => !file?.startsWith("modules/"));
}
