import { finding, type MatchContext } from "../../model/finding.ts";
import { type ConfigFile, configFileAt, configFileIn, readerAt } from "../matching/config-files.ts";
import { fileName, isRepeated, lineOf } from "../matching/match-text.ts";
import { complaintIn, isParsedAbove, parserException } from "../matching/parse-complaint.ts";

const fileOf = (path: string) => fileName(path.trim());
/** `ringcraft-common.toml` of `ringcraft-common`, where nobody says whose it is. */
const named = (path: string): ConfigFile => ({ file: fileOf(path), mod: fileOf(path).replace(/\.\w{1,10}$/, "") });

/** What software says of a file that it cannot read. */
const headings = [
  "Failed loading config file ",
  "Failed to load config file ",
  "please correct your syntax errors",
  "Error while loading config ",
  "Unknown character '",
  "Failed to load properties from file: ",
  "Failed to parse config file ",
  "Could not load configuration at ",
  "Could not load paper configuration files",
  "Server permissions file ",
  'ConfigLoadException: "Failed to parse config ',
  " is broken, it has been renamed to ",
  "An exception occurred while loading config file ",
];
const heading = new RegExp(headings.map((one) => one.replace(/[.()]/g, "\\$&")).join("|"));

/** SnakeYAML's exceptions print themselves without their names, where nobody asks for more. */
const yamlPlaces = ["in 'reader', line ", "in 'string', line "];

/** Purpur, of what a setting may hold. */
const refusedValue = /Invalid \w{3,12} for `([\w.:-]{3,160})`(?:: (\S{1,80}))?/;

export default finding({
  code: "config-invalid",
  severity: "error",
  // Read anew while the game writes it, or while somebody edits it: what was read before stays.
  // The server goes on without permissions of its own.
  severityAt: ([said], place) => {
    // Geyser alone does not start without its own.
    if (place.software.id === "geyser/proxy" && place.upTo(6000).includes(".onGeyserInitialize(")) return "fatal";
    if (said.endsWith("Server permissions file ")) return "warning";
    return /FileWatcher\$WatcherThread/.test(place.upTo(3000)) ? "notice" : undefined;
  },
  needles: [
    ...headings.filter((one) => one !== "Server permissions file "),
    " is not valid YAML",
    " for `",
    "YAMLParseException: ",
    "YAMLException: ",
    "snakeyaml.parser.ParserException: ",
    "snakeyaml.scanner.ScannerException: ",
    "JsonParseException: ",
    "JsonMappingException: ",
    "InvalidFormatException: ",
    "MismatchedInputException: ",
    "UnrecognizedPropertyException: ",
    "JsonSyntaxException: ",
    "MalformedJsonException: ",
    "io.ParsingException: ",
    "loader.ParsingException: ",
    "SerializationException: ",
    "typesafe.config.ConfigException$",
    "Malformed \\uxxxx encoding",
    "MalformedInputException: ",
    "SyntaxError: ",
    ...yamlPlaces,
  ],
  pattern: new RegExp(
    `^[^\\n<]{0,400}?(?:${heading.source}|Invalid \\w{3,12} for \`|${parserException.source}|${yamlPlaces.join("|")})`,
  ),
  parameters: (match, place) => {
    const [said] = match;
    const text = place.upTo(12_000);
    // A file that is cut off or empty, and those of plugins, have advice of their own.
    if (/ParsingException: Not enough data available|InvalidConfigurationException: /.test(text)) return null;
    if (said.endsWith("`")) return valueRefused(lineOf(place));
    if (yamlPlaces.some((one) => said.endsWith(one))) return yamlRefused(place);
    const isHeaded = heading.test(said);
    if (isHeaded ? isRepeated(place, heading.exec(said)![0]) : isParsedAbove(place)) return null;
    const file = isHeaded ? headedFile(lineOf(place), text, place) : thrownFile(said, place);
    return file ? { ...file, ...complaintIn(text) } : null;
  },
  oneFor: ["file", "mod", "reason"],
  gathers: "at",
  causedBy: ["nightconfig-corrupt"],
});

/** Upper case has another letter for an i in Turkish and Azeri: then nothing with an i in it is found. */
function valueRefused(line: string) {
  const [, key, value] = refusedValue.exec(line) ?? [];
  if (!key) return null;
  const isLocale = value !== undefined && /^[a-z_]{0,40}i[a-z_]{0,40}$/.test(value);
  return {
    file: "purpur.yml",
    at: { term: "config-at", parameters: { key } },
    ...(value ? { reason: { term: "config-choice", parameters: { value } } } : {}),
    mend: { term: isLocale ? "mend-locale" : "mend-choice" },
  };
}

/** Told at the first of its two places, and by the name of the exception where that is printed. */
function yamlRefused(place: MatchContext) {
  const above = `${place.before.slice(-400)}\n${place.earlier.slice(-400)}`;
  if (parserException.test(above) || yamlPlaces.some((one) => above.includes(one))) return null;
  const file = readerAt(place);
  // A proxy that does not start for it has a finding of its own.
  if (file?.mod === "BungeeCord" && place.earlier.includes('Exception in thread "main" ')) return null;
  return file ? { ...file, ...complaintIn(`${above}\n${place.upTo(2000)}`) } : null;
}

/** What software that names no file read when its parser threw. */
function thrownFile(said: string, place: MatchContext): ConfigFile | null {
  // Files of plugins have a finding of their own.
  if (/snakeyaml\.\w{1,20}\.\w{1,40}: $/.test(said) && !readerAt(place)) return null;
  const above = `${place.before.slice(-1500)}\n${place.earlier.slice(-3000)}`;
  return heading.test(above) || above.includes("your velocity.toml") || place.software.kind === "content"
    ? null
    : configFileAt(place);
}

function headedFile(line: string, text: string, place: MatchContext): ConfigFile | null {
  if (line.includes("Could not load paper")) {
    const path = /ParsingException: [^\n@]{0,120}@ ([^\n]{1,200}?\.ya?ml): /.exec(text)?.[1];
    return path ? { file: fileOf(path) } : configFileAt(place);
  }
  const renamed = /The file ([^\n]{1,250}?\.\w{2,10}) is broken, it has been renamed to /.exec(line)?.[1];
  if (renamed) return configFileIn(`config ${renamed}`) ?? { file: fileOf(renamed) };
  // Forge up to 1.12, and mods that have taken its files along.
  const reset =
    /exception occurred while loading config file ([^\n]{1,150}?\.\w{2,10})\. This file will be renamed/.exec(line);
  if (reset) return named(reset[1]!);
  const own =
    /Server permissions file ([^\n]{1,100}?) is not valid YAML(?:: |\.)/.exec(line)?.[1] ??
    /Could not load ([\w./\\-]{1,120}\.ya?ml), please correct your syntax errors/.exec(line)?.[1];
  if (own) return { file: fileOf(own) };
  const pocketmine = /ConfigLoadException: "Failed to parse config ([^\n]{1,300}?\.\w{2,5}): /.exec(line)?.[1];
  if (pocketmine) return configFileIn(`config ${pocketmine}`);
  const forge = /Failed (?:loading|to load) config file ([^\n]{1,200}?) of type \w{1,40} for modid ([\w.-]{1,64})/.exec(
    line,
  );
  if (forge) return { file: fileOf(forge[1]!), mod: forge[2]! };
  const properties = /Failed to load properties from file: ([^\n]{1,200}?)\s{0,4}$/.exec(line)?.[1];
  if (properties) {
    // A first start has none yet.
    if (!/Exception/.test(text) || /NoSuchFileException|FileNotFoundException/.test(text)) return null;
    // The broken character of its greeting has a finding of its own.
    if (properties.endsWith("server.properties") && /Malformed \\uxxxx encoding/.test(text)) return null;
    return { file: fileOf(properties) };
  }
  const old =
    /Error while loading config ([^\n]{1,200}?\.cfg)\.?/.exec(line)?.[1] ??
    /Exception: Unknown character '[^\n]{1,4}' in '([^\n']{1,200}?):\d{1,7}'/.exec(line)?.[1] ??
    /(?:Failed to (?:parse|load) config file|Could not load configuration at) '?"?([^\n'"]{1,200}?\.(?:toml|json5?|ya?ml|cfg|conf|properties|hocon))/.exec(
      line,
    )?.[1];
  return old ? named(old) : null;
}
