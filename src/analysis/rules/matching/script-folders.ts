/** Where scripts of a kind lie, by the end of their name. */
const folders: readonly [RegExp, string][] = [
  [/\.[jt]s$/, "kubejs"],
  [/\.zs$/, "scripts"],
  [/\.groovy$/, "groovy"],
  [/\.sk$/, "plugins/Skript/scripts"],
  [/\.dsc$/, "plugins/Denizen/scripts"],
  [/\.ya?ml$|^MythicMobs$/, "plugins/MythicMobs"],
];

export function scriptFolder(file: string): string | undefined {
  return folders.find(([name]) => name.test(file))?.[1];
}
