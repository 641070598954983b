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

export default finding({
  code: "plugin-config-invalid",
  severity: "error",
  // Where neither the file nor what failed because of it is named, somebody may have lived with it.
  severityAt: (match, place) => (match[0].includes("snakeyaml") && !failedPlugin(place) ? "warning" : undefined),
  joins: ["suspect"],
  confidence: 0.95,
  pattern:
    /^[^\n<]{0,300}?(?:InvalidConfigurationException: |snakeyaml\.(?:parser\.Parser|scanner\.Scanner|reader\.Reader|composer\.Composer|constructor\.DuplicateKey)Exception: )/,
  parameters(match, place) {
    const before = earlierInEntry(place);
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
