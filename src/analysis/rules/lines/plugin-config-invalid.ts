import { finding, type MatchContext } from "../../model/finding.ts";
import { configFileIn, readerAt } from "../matching/config-files.ts";
import { failedPlugin, startingPlugin } from "../matching/failed-plugin.ts";
import { earlierInEntry } from "../matching/match-text.ts";
import { complaintIn, isParsedAbove } from "../matching/parse-complaint.ts";

const loading =
  /(?:Cannot load|Could not load|[Cc]annot read|[Ee]rror loading|load) (?:configuration (?:from )?|file )?'?([^\n':]{1,200})/g;

/** The file that the text says could not be loaded. */
function fileIn(text: string): string | undefined {
  for (const [, said] of text.matchAll(loading)) {
    const [path] = /^.{1,200}\.ya?ml/.exec(said!) ?? [];
    if (path) return shortPath(path);
  }
  return configFileIn(text)?.file;
}

/** From the folder of plugins on, or the name alone. */
function shortPath(path: string): string {
  return (
    /(?:^|[\\/])(plugins[\\/][^\n]{1,150})$/.exec(path)?.[1] ??
    path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1)
  );
}

/** Others that read YAML and say themselves which file it was. */
const ownRules =
  /InvalidConfigurationException: |InvalidDescriptionException|please correct your syntax errors|paper configuration files|is not valid YAML: /;

/** SnakeYAML's exceptions print themselves without their names, where nobody asks for more. */
const nameless = ["while scanning ", "while parsing a", "mapping values are not allowed here"];
const linesBelow = 12;

/** In an excerpt, of a file that nobody names; each line of it may stand behind a header of its own. */
function refusedBySnake(place: MatchContext) {
  const above = `${place.before.slice(-600)}\n${place.earlier.slice(-600)}`;
  if (isParsedAbove(place) || ownRules.test(above) || /Exception: |in '(?:reader|string)', line /.test(above))
    return null;
  if (place.mentions("Starting minecraft server version ") || readerAt(place)) return null;
  const text = `${place.upTo(2000)}\n${place.behind}`.split("\n", linesBelow).map((line) => line.replace(header, ""));
  const complaint = complaintIn(text.join("\n"));
  return complaint["at"] ? complaint : null;
}

const header = /^\[[^\]\n]{1,80}\]:/;

export default finding({
  code: "plugin-config-invalid",
  severity: "error",
  // Where neither the file nor what failed because of it is named, somebody may have lived with it.
  severityAt: (match, place) =>
    !match[0].includes("InvalidConfigurationException") && !failedPlugin(place) ? "warning" : undefined,
  joins: ["suspect"],
  confidence: 0.95,
  needles: [
    "InvalidConfigurationException: ",
    "snakeyaml.parser.ParserException: ",
    "snakeyaml.scanner.ScannerException: ",
    "snakeyaml.reader.ReaderException: ",
    "snakeyaml.composer.ComposerException: ",
    "snakeyaml.constructor.DuplicateKeyException: ",
    ...nameless,
  ],
  pattern:
    /^[^\n<]{0,300}?(?:InvalidConfigurationException: |(?:Caused by: |[\]:] {1,2}|^)(?:while (?:scanning|parsing) (?:an? |the |for )|mapping values are not allowed here)|snakeyaml\.(?:parser\.Parser|scanner\.Scanner|reader\.Reader|composer\.Composer|constructor\.DuplicateKey)Exception: )/,
  parameters(match, place) {
    const before = earlierInEntry(place);
    if (/(?:scanning|parsing) \w{1,4} $|not allowed here$/.test(match[0])) return refusedBySnake(place);
    const complaint = complaintIn(place.text);
    if (match[0].includes("snakeyaml")) {
      // Without the name of the file; whose it is stands in the trace.
      const isKnown = ownRules.test(before) || ownRules.test(place.before.slice(-1500)) || readerAt(place);
      return isKnown || isParsedAbove(place) || !complaint["at"] ? null : complaint;
    }
    if (before.includes("InvalidConfigurationException: ")) return null;
    const file = fileIn(headOf(before, place));
    if (file) return { file, ...complaint };
    // Many catch it and say what they like: whose it is stands in the trace, or the server has just named it.
    return complaint["at"] && !readerAt(place) ? { ...complaint, suspect: startingPlugin(place) } : null;
  },
});

function headOf(before: string, place: MatchContext): string {
  return before || place.before.split("\n").slice(-1)[0]!;
}
