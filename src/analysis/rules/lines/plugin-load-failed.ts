import { finding, type MatchContext, type MaybeParameters } from "../../model/finding.ts";
import { pluginOfFile, withoutVersion } from "../matching/failed-plugin.ts";
import { isRepeated } from "../matching/match-text.ts";
import { complaintIn, parserException } from "../matching/parse-complaint.ts";

const unfitFile =
  /^(?!Directory )(.{1,250}?) (?:appears to be a server jar! |(?:is not a jar file|does not exist|is not a file), cannot load a plugin)/;

/** Mohist has the file where others have the folder. */
const swapped = /' in folder ' ?([^'\n]{1,250}\.jar) ?'/;

/** Paper, which opens every jar before it looks for what describes the plugin. */
const unopened = /^(?:[\w.]{1,60}Exception: )?Failed to open plugin jar ([^'\n]{1,250}?\.jar)\s{0,4}$/;

const maxSaid = 160;

/** PocketMine says why in the same line, with the path of the file at its end. */
function saidBehind(head: string): string | undefined {
  const [line = ""] = head.split("\n", 1);
  const folder = line.indexOf("' in folder '");
  const end = folder === -1 ? -1 : line.indexOf("': ", folder);
  const [said = ""] = end === -1 ? [] : line.slice(end + 3).split(" in phar ", 1);
  return said.length > 8 && said.length < maxSaid && !said.includes('"') ? said.trim() : undefined;
}

/** What the server says of a descriptor that it can read, but not use. */
const unfitDescriptor =
  /InvalidDescriptionException: (?!Invalid plugin\.yml)([^\n]{3,160})|': (uses the space-character \(0x20\) in its name|Restricted Name)|(Plugin from [^\n]{1,200} has no (?:name|main))/;

/** Guice, which makes the plugins of Velocity and Sponge, lists below the exception what it could not do. */
function injectionError(place: MatchContext): string | undefined {
  const [, text] = /\n1\) (?:\[[\w/]{3,60}\]: )?([^\n]{8,300})/.exec(place.upTo(6000)) ?? [];
  return text && place.text.includes("com.google.inject.")
    ? text.trim().replace(/\.$/, "").slice(0, maxSaid)
    : undefined;
}

/** SnakeYAML's exceptions print themselves without their names, where nobody asks for more. */
const yamlPlace = /^ {0,4}in 'reader', line \d/m;

/** What is wrong with the file in which a plugin describes itself: `plugin.yml`. */
function descriptorError(whole: string): MaybeParameters {
  const text = whole.slice(0, 6000);
  const said = unfitDescriptor.exec(text);
  const descriptor = /\b((?:paper-plugin|plugin|bungee)\.yml|velocity-plugin\.json)\b/.exec(text)?.[1] ?? "plugin.yml";
  if (said) {
    const value = (said[1] ?? said[2] ?? said[3])!.trim().replace(/\.$/, "");
    return { descriptor, reason: { term: "config-said", parameters: { value } } };
  }
  // PocketMine: what the parser of YAML has given for it.
  const given = /PluginDescription::loadMap\(\)[^\n]{0,40}? must be of (?:the )?type array, (\w{2,12}) given/.exec(
    text,
  )?.[1];
  if (given) return { descriptor, reason: { term: given === "null" ? "config-cut-off" : "config-said" } };
  const isParsed = parserException.test(text) || yamlPlace.test(text);
  const isSyntax = isParsed && /Invalid plugin\.yml|PluginDescriptionFile|PaperPluginMeta/.test(text);
  return isSyntax ? { descriptor, ...complaintIn(text) } : {};
}

export default finding({
  code: "plugin-load-failed",
  severity: "error",
  joins: ["cause"],
  role: "general",
  needles: [
    "Could not load '",
    "Could not load plugin '",
    " (Is it up to date?)",
    "Error loading plugin",
    "Failed to run bootstrapper for ",
    "Unable to load plugin ",
    "Can't create plugin ",
    "Can't create module for plugin ",
    "Could not load plugin from file ",
    "Could not enable plugin '",
    " appears to be a server jar! ",
    ", cannot load a plugin from it!",
    "Failed to remap plugin ",
    "] Failed to open plugin jar ",
    'Could not load plugin "',
    "Failed to create plugin instance. PluginID: ",
  ],
  pattern:
    /^[^\n<]{0,148}?(?:Could not load (?:plugin )?'((?:(?!' in )[^\n]){1,250})' in (?:folder )?'| initializing (?:plugin '([^\n']{1,200})' in folder|((?:(?! v)[^\n]){1,80}) v[^\n]{1,60}? \(Is it up to date\?\))|Could not (?:load|enable) plugin '([^'\n]{1,120})'(?::| from |\r?\n|$)|Failed to run bootstrapper for ([^\n]{1,250}?)\. This plugin will not be loaded|(?:Unable to load plugin|Can't create plugin|Could not load plugin from file|Can't create module for plugin) ([^\n\r]{1,250})|(?:WARN|WARNING|ERROR|SEVERE)\]:? Error loading plugin ([^\s:]{1,60})\r?\n|(?:Error loading plugin: |\] (?=Failed to open plugin jar ))([^\n]{1,600})|Failed to remap plugin (?:jar '([^'\n]{1,250})'|([^\s]{1,250}\.jar) with unknown)|Could not load plugin "([^"\n]{1,120})"(?=:|\r?\n|$)|Failed to create plugin instance\. PluginID: ([\w.-]{1,64})|Could not load '(plugins[\\/][^'\n]{1,150})'\r?(?:\n|$))/,
  parameters(match, place) {
    if (place.head.includes("phar.readonly")) return null;
    const [
      ,
      file,
      initialised,
      loading,
      name,
      bootstrapped,
      other,
      proxied,
      reason,
      remapped,
      unmapped,
      quoted,
      sponge,
      bare,
    ] = match;
    const provided = reason && (/^[^']{0,250}'([^'\n]{1,250}\.jar)'/.exec(reason) ?? unopened.exec(reason))?.[1];
    const nameless = reason?.slice(0, 220).includes("Invalid plugin.yml");
    const unfit = reason && unfitFile.exec(reason.replace(/^[\w.]{1,100}Exception: /, ""))?.[1];
    if (reason && !provided && !nameless && !unfit) return null;
    // It is there twice: then it is there. And what it waits for is told as such.
    if (name)
      return /^ {0,2}(?:[Pp]lugin exists|Unknown dependency|Circular dependency)/.test(
        place.text.slice(match[0].length, match[0].length + 40),
      )
        ? null
        : { plugin: pluginOfFile(name), ...descriptorError(place.text) };
    if ((unfit || remapped || unmapped) && isRepeated(place, (unfit ?? remapped ?? unmapped)!)) return null;
    // What macOS left beside a plugin is none.
    if (file && /(?:^|[/\\])\._[^/\\]{1,200}$/.test(file)) return null;
    // Where the plugin has its name before the line, that is better than the name of its file.
    const speaker = initialised && /\]:? \[([\w.+-]{2,40})\] Error initializing /.exec(match[0])?.[1];
    if (speaker) return { plugin: speaker };
    const path =
      swapped.exec(match[0] + place.head.slice(match[0].length).split("\n", 1)[0])?.[1] ??
      file ??
      bare ??
      initialised ??
      (bootstrapped && withoutVersion(bootstrapped.replaceAll("'", ""))) ??
      other ??
      provided ??
      unfit ??
      remapped ??
      unmapped;
    const plugin = path ? pluginOfFile(path) : (loading ?? proxied ?? quoted ?? sponge);
    // Paper may not say in which file.
    const said = saidBehind(place.head) ?? injectionError(place);
    return plugin || nameless ? { plugin, said, ...descriptorError(place.text) } : null;
  },
  causedBy: ["plugin-contained"],
});
