import type { MatchContext } from "../../model/finding.ts";
import { lineHeader } from "../../read/line-header.ts";
import { fileName, lineOf } from "./match-text.ts";

/** A configuration file, and what it belongs to; nothing where it is the server's own. */
export interface ConfigFile {
  file: string;
  mod?: string;
}

/** Who reads which file: where nobody names it, the code that read it does. */
const readers: readonly [method: RegExp, file: string, mod?: string][] = [
  [/io\.papermc\.paper\.configuration\.[\w.$]{0,40}initializeWorldDefaultsConfiguration/, "paper-world-defaults.yml"],
  [/io\.papermc\.paper\.configuration\.[\w.$]{0,40}initializeGlobalConfiguration/, "paper-global.yml"],
  [/io\.papermc\.paper\.configuration\.[\w.$]{0,40}(?:createWorldConfig|reloadWorldConfiguration)/, "paper-world.yml"],
  [/com\.destroystokyo\.paper\.Paper(?:World)?Config\./, "paper.yml"],
  [/(?:org\.purpurmc|net\.pl3x)\.purpur\.Purpur(?:World)?Config\./, "purpur.yml"],
  [/org\.spigotmc\.Spigot(?:World)?Config\./, "spigot.yml"],
  [
    /net\.minecraft\.server\.dedicated\.(?:DedicatedServer)?(?:Properties|Settings)\.|PropertyManager\./,
    "server.properties",
  ],
  [/net\.minecraftforge\.fml\.loading\.FMLConfig\.|net\.neoforged\.fml\.loading\.FMLConfig\./, "fml.toml"],
  [/com\.velocitypowered\.proxy\.config\.VelocityConfiguration\./, "velocity.toml", "Velocity"],
  [/net\.md_5\.bungee\.conf\.YamlConfig\./, "config.yml", "BungeeCord"],
  [
    /org\.geysermc\.(?:geyser|connector)\.[\w.$]{1,80}(?:loadConfig|onGeyserInitialize|onGeyserEnable|ConfigLoader)/,
    "config.yml",
    "Geyser",
  ],
  [/org\.geysermc\.floodgate\.[\w.$]{1,80}[Cc]onfigLoader/, "config.yml", "Floodgate"],
  [
    /me\.lucko\.luckperms\.[\w.$]{1,80}(?:ConfigurateConfigAdapter|ConfigAdapter|KeyedConfiguration)\./,
    "config.yml",
    "LuckPerms",
  ],
];

const extension = "(?:ya?ml|toml|json5?|conf|cfg|properties|hocon|ini)";
/** Names with spaces in them stand in quotes. */
const quoted = new RegExp(`['"“\`]([^'"“”\`\\n]{1,200}\\.${extension})['"”\`]`);
const bare = new RegExp(`(?<![\\w./\\\\:+@-])([\\w./\\\\:+@-]{1,200}\\.${extension})(?!\\.?[\\w/\\\\])`);
/** What the game, packs and mods bring themselves: nobody's settings. */
const isData =
  /(?:^|[\\/])(?:data|assets|recipes?|loot_tables?|advancements?|tags|worldgen|structures?|models|blockstates|lang|sounds|shaders|textures)[\\/]|[\w-]:[\w-]|\.mixins?\.json|pack\.mcmeta|fabric\.mod\.json|(?:mods|neoforge\.mods)\.toml|plugin\.yml|bungee\.yml|version_manifest|usercache|launcher_|package\.json/;
const isSettings =
  /(?:^|[\\/])(?:config|configs|plugins|plugin_data|defaultconfigs|serverconfig)[\\/]|\b[Cc]onfig(?:uration)?s?\b|\b[Ss]ettings?\b/;

/** The configuration file that a line names. JSON is a format of many things: there it has to be called settings. */
export function configFileIn(line: string): ConfigFile | null {
  const path = quoted.exec(line)?.[1] ?? bare.exec(line)?.[1];
  if (!path || isData.test(path)) return null;
  if (/\.json5?$/.test(path) && !isSettings.test(line)) return null;
  const owner = /(?:^|[\\/])(?:plugins|plugin_data)[\\/](?!\.)([^\\/\n]{1,80})[\\/]/.exec(path)?.[1];
  return { file: fileName(path), ...(owner ? { mod: owner } : {}) };
}

/** The software whose own file it is, as far as its code tells. */
export function readerAt(place: MatchContext): ConfigFile | null {
  const trace = traceAt(place);
  const [, file, mod] = readers.find(([method]) => method.test(trace)) ?? [];
  return file ? { file, ...(mod ? { mod } : {}) } : null;
}

/** Of a crash report, what was thrown. */
function traceAt(place: MatchContext): string {
  return place.upTo(12_000).split(/\nA detailed walkthrough|\n-- \w/, 1)[0]!;
}

/** The file that the exception at this place is about: named above it or in it, or known by who reads it. */
export function configFileAt(place: MatchContext): ConfigFile | null {
  const reader = readerAt(place);
  const own = messagesOf(traceAt(place));
  const thread = threadOf(lineOf(place));
  const isOther = (line: string) => thread !== undefined && (threadOf(line) ?? thread) !== thread;
  const above = linesAbove(place).filter((line) => isMessage(line) && !isOther(line));
  const named = [...own, ...above.reverse()].map(configFileIn).find((one) => one !== null);
  return reader ? { ...reader, file: named?.file ?? reader.file } : (named ?? null);
}

/** What another thread reads at the time is not what this one could not read. */
function threadOf(line: string): string | undefined {
  return lineHeader(line, 0, line.length)?.thread;
}

/** Where every line is an entry of its own, what was said first stands before it. */
function linesAbove(place: MatchContext): string[] {
  if (place.earlier !== "") return place.earlier.slice(-6000).split("\n");
  const lines = place.before.split("\n");
  return /Caused by: /.test(place.head.slice(0, 400)) ? lines : lines.slice(-3);
}

function messagesOf(trace: string): string[] {
  const lines = trace.split("\n", 300);
  return lines.filter((line, i) => (i === 0 || /^\s{0,8}Caused by: /.test(line)) && isMessage(line));
}

/** The server tells everybody in offline mode what to set in which file. */
const instruction = /To change this, set "/;

function isMessage(line: string): boolean {
  return line.length < 1000 && !instruction.test(line) && !/\sat [\w$./@-]{3,300}\(/.test(line);
}
