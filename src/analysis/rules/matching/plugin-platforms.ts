import type { Term } from "../../model/model.ts";

/** Classes that only one platform has: a plugin that cannot be loaded for want of one was made for it. */
const platforms: readonly (readonly [prefix: string, platform: string])[] = [
  ["net/md_5/bungee/api/plugin/", "BungeeCord"],
  ["com/velocitypowered/api/", "Velocity"],
  ["org/spongepowered/api/", "Sponge"],
  ["net/fabricmc/", "Fabric"],
];
const otherPlatform = new RegExp(`NoClassDefFoundError: (${platforms.map(([prefix]) => prefix).join("|")})`);
/** Bukkit's are missing for other reasons where plugins for it belong: only BungeeCord says it in these words. */
const bukkitOnProxy =
  /Error (?:loading|enabling) plugin [^\s:]{1,100}\r?\n[^\n]{0,200}NoClassDefFoundError: org\/bukkit\//;

/** The platform that a plugin was made for which could not be loaded or enabled here, as the failure tells it. */
export function platformOfFailed(text: string): string | Term | null {
  if (text.includes("appears to be a Bukkit or BungeeCord plugin")) return { term: "platform-bukkit-or-bungeecord" };
  const missing = otherPlatform.exec(text)?.[1];
  if (missing) return platforms.find(([prefix]) => prefix === missing)![1];
  return bukkitOnProxy.test(text) ? { term: "platform-bukkit" } : null;
}

/** What is said of a jar that has no descriptor of this platform. */
export const descriptorMissing =
  /[Jj]ar does not contain plugin\.yml|(?:'([^'\n]{1,250})'|(?<![^\s:])([^\s:]{1,250}\.jar)) does not contain a [^\n!]{1,80}! Could not determine plugin type|Plugin must have a plugin\.yml|Did not find a valid velocity-plugin\.json/;

const platformsInNames: readonly (readonly [name: RegExp, platform: string])[] = [
  [/(?:^|[-_. ])velocity(?![a-z])/i, "Velocity"],
  [/(?:^|[-_. ])bungee(?:cord)?(?![a-z])/i, "BungeeCord"],
  [/(?:^|[-_. ])sponge(?![a-z])/i, "Sponge"],
];

/** Of a plugin with an edition for each platform, the name of the file says which one it is. */
export function platformInName(plugin: string): string | null {
  const named = platformsInNames.filter(([name]) => name.test(plugin));
  return named.length === 1 ? named[0]![1] : null;
}
