import { finding } from "../finding.ts";
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
  samples: [
    {
      text: "[12:00:01] [Server thread/ERROR]: Unable to load file 'config.yml' of plugin Ledger\norg.bukkit.configuration.InvalidConfigurationException: mapping values are not allowed here\n in 'string', line 12, column 9:\n    a: b: c\n        ^",
      parameters: { file: "config.yml", line: "12" },
    },
    {
      text: "[12:00:01] [Server thread/ERROR]: Error occurred while enabling Ledger v1.0 (Is it up to date?)\norg.yaml.snakeyaml.parser.ParserException: while parsing a block mapping\n in 'reader', line 3, column 1:\n    a: b\n    ^\nexpected <block end>, but found '<scalar>'\n in 'reader', line 7, column 4:\n       c\n       ^\n\n\tat org.yaml.snakeyaml.parser.ParserImpl.produce(ParserImpl.java:654)\n\tat org.example.ledger.Ledger.onEnable(Ledger.java:9) ~[Ledger-1.0.jar:?]",
      codes: ["plugin-config-invalid", "plugin-enable-failed"],
      parameters: { suspect: "Ledger", line: "7" },
    },
    {
      text: "[12:00:01] [Server thread/ERROR]: Cannot load plugins/Ledger/config.yml\norg.bukkit.configuration.InvalidConfigurationException: while scanning for the next token\nfound character '\\t(TAB)' that cannot start any token",
      parameters: { file: "plugins/Ledger/config.yml" },
    },
    {
      text: "[12:00:01] [Server thread/ERROR]: Cannot load configuration from /srv/mc/plugins/Ledger/lang.yml\norg.bukkit.configuration.InvalidConfigurationException: mapping values are not allowed here",
      parameters: { file: "plugins/Ledger/lang.yml" },
    },
  ],
  counterSamples: [
    "<Alex> org.bukkit.configuration.InvalidConfigurationException: x",
    "[12:00:01] [Server thread/INFO]: [Ledger] Loaded config.yml",
  ],
});
