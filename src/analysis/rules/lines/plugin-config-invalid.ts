import { finding } from "../../model/finding.ts";
import { failedPlugin } from "../matching/failed-plugin.ts";
import { earlierInEntry } from "../matching/match-text.ts";

/** YAML says where it began to read and, last, where it could not go on. */
function lineIn(text: string): string | undefined {
  return [...text.slice(0, 4000).matchAll(/^ {0,4}in '[^'\n]{1,40}', line (\d{1,6}), column \d{1,6}:/gm)]
    .slice(0, 2)
    .at(-1)?.[1];
}

const loading =
  /(?:Cannot load|Could not load|[Cc]annot read|[Ee]rror loading|load) (?:configuration (?:from )?|file )?'?([^\n':]{1,200})/g;

/** The file that the text says could not be loaded. */
function fileIn(text: string): string | undefined {
  for (const [, said] of text.matchAll(loading)) {
    const [path] = /^.{1,200}\.ya?ml/.exec(said!) ?? [];
    if (path) return path;
  }
  return undefined;
}

/** Others that read YAML and say themselves which file it was. */
const ownRules =
  /InvalidConfigurationException: |InvalidDescriptionException|please correct your syntax errors|paper configuration files|is not valid YAML: |Failed to read\/create config\.yml/;

export default finding({
  code: "plugin-config-invalid",
  severity: "error",
  // Where neither the file nor what failed because of it is named, somebody may have lived with it.
  severityAt: (match, place) => (match[0].includes("snakeyaml") && !failedPlugin(place) ? "warning" : undefined),
  joins: ["suspect"],
  confidence: 0.95,
  needles: [
    "InvalidConfigurationException: ",
    "snakeyaml.parser.ParserException: ",
    "snakeyaml.scanner.ScannerException: ",
  ],
  pattern:
    /^[^\n<]{0,300}?(?:InvalidConfigurationException: |snakeyaml\.(?:parser\.Parser|scanner\.Scanner)Exception: )/,
  parameters(match, place) {
    const before = earlierInEntry(place);
    const line = lineIn(place.text);
    if (match[0].includes("snakeyaml")) {
      // Without the name of the file; whose it is stands in the trace.
      const isKnown = ownRules.test(before) || ownRules.test(place.before.slice(-1500));
      return isKnown || /snakeyaml\.[\w.]{1,40}Exception: /.test(before) || !line ? null : { line };
    }
    if (before.includes("InvalidConfigurationException: ")) return null;
    const head = before || place.before.split("\n").slice(-1)[0]!;
    const path = fileIn(head);
    if (!path) return null;
    const short =
      /(?:^|[\\/])(plugins[\\/][^\n]{1,150})$/.exec(path)?.[1] ??
      path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1);
    return { file: short, line };
  },
});
