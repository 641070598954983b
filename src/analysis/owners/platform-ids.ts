const platformIds =
  /^(?:minecraft|forge|neoforge|mcp|fml|java|mixin|fabricloader|fabric-loader|quilt_loader|liteloader)$/i;

/** Whether it is the game, the loader or a part of them, which loaders list among the mods. */
export function isPlatformId(id: string): boolean {
  return platformIds.test(id);
}

/** What somebody has installed. */
export function installedMods<T extends { id: string }>(mods: readonly T[]): T[] {
  return mods.filter(({ id }) => !isPlatformId(id));
}
