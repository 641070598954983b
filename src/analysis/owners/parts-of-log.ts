import type { Mod, Plugin } from "../model/facts.ts";
import { knownOwnerById } from "./known-owners.ts";
import type { ListedPart } from "./listed-parts.ts";

/** Something that is no archive: a folder of classes. Lists cut long names off; tools that remap a jar make long ones. */
const archive = /\.(?:jar|zip|litemod|phar|disabled)$|_mapped_/i;

/** Mods and plugins as owners of code. `mainClasses`: of plugins, by their names. */
export function listedParts(
  allMods: readonly Pick<Mod, "id" | "name" | "version" | "file">[],
  allPlugins: readonly Pick<Plugin, "name" | "version" | "file">[],
  mainClasses: ReadonlyMap<string, string>,
  isDevelopment: boolean,
): ListedPart[] {
  const mods = allMods.map(
    ({ id, name, version, file }): ListedPart => ({
      kind: "mod",
      id,
      name: name ?? id,
      version: version ?? null,
      file: file ?? null,
      packages: [],
      // Fabric lists no files; what nobody else knows is the developer's own.
      isOwn: isDevelopment && (file === undefined ? knownOwnerById(id) === null : !archive.test(file)),
    }),
  );
  const plugins = allPlugins.map(({ name, version, file }): ListedPart => {
    const main = mainClasses.get(name);
    const dot = main?.lastIndexOf(".") ?? -1;
    return {
      kind: "plugin",
      id: name,
      name,
      version: version ?? null,
      file: file ?? null,
      packages: main && dot > 0 ? [main.slice(0, dot)] : [],
      isOwn: false,
    };
  });
  return [...mods, ...plugins];
}
