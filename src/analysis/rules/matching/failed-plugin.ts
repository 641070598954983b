import type { MatchContext } from "../../model/finding.ts";

/** `plugins/.paper-remapped/Shop-1.0.jar` is shown as `Shop-1.0`. */
export function pluginOfFile(path: string): string {
  const name = path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1);
  return name.replace(/\.(?:jar|phar|zip)$/i, "").trim() || path;
}

/** `Shop v1.0` → `Shop` */
export function withoutVersion(plugin: string): string {
  return plugin.split(/ v(?=[\w.$])/, 1)[0]!.trim();
}

const notLoaded = /(?:Could not load|Error initializing) (?:plugin )?'([^\n]{1,250}?)' in (?:folder )?'([^\n']{0,250})/;
/** Spigot has left out the folder since 1.20.6. */
const notLoadedHere = /Could not load '(plugins[\\/][^'\n]{1,250})'[ \r]{0,4}(?:\n|$)/;
/** Velocity and BungeeCord. */
const notLoadedByProxy = /(?:Unable to load plugin|Could not load plugin from file) ([^\n]{1,250}?\.jar)/;
/** BungeeCord, of a plugin whose main class it cannot make. */
const notMadeByProxy = /Error (?:loading|enabling) plugin ([^\s:]{1,100})\r?(?:\n|$)/;
/** Paper, which reads every class of a plugin before it loads it. */
const notRemapped = /Failed to (?:remap|open) plugin jar '?([^'\n]{1,250}?\.jar)/;
const notEnabled = /Error occurred (?:\(in the plugin loader\) )?while enabling ([^\n]{1,80}?) v[^\s]/;
const notInitialised = / initializing ((?:(?! v)[^\n]){1,80}) v[^\n]{1,60}? \(Is it up to date\?\)/;

/** The plugin whose loading or enabling failed with the exception at this place. */
export function failedPlugin(place: MatchContext): string | null {
  const own = failedPluginIn(place.entry.slice(0, 2000));
  if (own) return own;
  // Where every line of the trace is an entry of its own, the head stands shortly before it.
  return failedPluginIn(place.before.split("\n").slice(-4).join("\n"));
}

/** As the last lines above an exception name it. */
export function failedPluginIn(text: string): string | null {
  const [, said, folder] = notLoaded.exec(text) ?? [];
  // Mohist has the two the other way round.
  if (said) return pluginOfFile(folder?.trim().endsWith(".jar") ? folder.trim() : said);
  const proxied = notLoadedByProxy.exec(text)?.[1] ?? notLoadedHere.exec(text)?.[1] ?? notRemapped.exec(text)?.[1];
  if (proxied) return pluginOfFile(proxied);
  return notEnabled.exec(text)?.[1] ?? notInitialised.exec(text)?.[1] ?? notMadeByProxy.exec(text)?.[1]?.trim() ?? null;
}

const linesOfStart = 15;

/** The plugin that the server has just begun to enable, while nobody else has said anything. */
export function startingPlugin({ before }: Pick<MatchContext, "before">): string | undefined {
  const lines = before.split("\n").slice(-linesOfStart);
  const at = lines.findLastIndex((line) => line.slice(0, 300).includes("] Enabling "));
  const [head, said] = (lines[at] ?? "").slice(0, 300).split("] Enabling ", 2);
  const named = head!.slice(head!.lastIndexOf("[") + 1);
  const name = said?.startsWith(`${named} v`) ? named : undefined;
  if (name === undefined) return undefined;
  const isOver = lines
    .slice(at + 1)
    .some((line) => / Done \(|\]:? \[[\w-]{2,60}\] /.test(line) && !line.includes(`[${name}] `));
  return isOver ? undefined : name;
}
