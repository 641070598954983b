import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      // It catches the error and says what it likes, without the name of the file.
      text: '[10:00:00] [Server thread/INFO]: [LampMessages] Enabling LampMessages v2.5.2\n[10:00:00] [Server thread/INFO]: There was an error loading your lamps.\n[10:00:00] [Server thread/WARN]: org.bukkit.configuration.InvalidConfigurationException: while scanning a double-quoted scalar\n in "<string>", line 26, column 7:\n        - "&eAll lamps \n          ^\nfound unknown escape character p(112)\n in "<string>", line 26, column 69:\n     ... are in \\plugins\\LampMessages ( ... \n                                         ^\n\n[10:00:00] [Server thread/WARN]: \tat org.bukkit.configuration.file.YamlConfiguration.loadFromString(YamlConfiguration.java:57)\n[10:00:00] [Server thread/WARN]: \tat org.example.LampMessages.loadConfig(LampMessages.java:65)',
      parameters: { suspect: "LampMessages", at: { term: "config-at", parameters: { line: "26" } } },
    },
    {
      text: "[12:00:01] [Server thread/ERROR]: Unable to load file 'config.yml' of plugin Ledger\norg.bukkit.configuration.InvalidConfigurationException: mapping values are not allowed here\n in 'string', line 12, column 9:\n    a: b: c\n        ^",
      parameters: {
        file: "config.yml",
        at: "line 12, setting a",
        reason: "it has one colon too many, or the indentation is wrong",
      },
    },
    {
      text: "[12:00:01] [Server thread/ERROR]: Error occurred while enabling Ledger v1.0 (Is it up to date?)\norg.yaml.snakeyaml.parser.ParserException: while parsing a block mapping\n in 'reader', line 3, column 1:\n    a: b\n    ^\nexpected <block end>, but found '<scalar>'\n in 'reader', line 7, column 4:\n       c\n       ^\n\n\tat org.yaml.snakeyaml.parser.ParserImpl.produce(ParserImpl.java:654)\n\tat org.example.ledger.Ledger.onEnable(Ledger.java:9) ~[Ledger-1.0.jar:?]",
      codes: ["plugin-config-invalid", "plugin-enable-failed"],
      parameters: {
        suspect: "Ledger",
        at: "line 7, setting a",
        reason: "the indentation is wrong, or a quotation mark is missing",
      },
    },
    {
      text: "[12:00:01] [Server thread/ERROR]: Cannot load plugins/Ledger/config.yml\norg.bukkit.configuration.InvalidConfigurationException: while scanning for the next token\nfound character '\\t(TAB)' that cannot start any token",
      parameters: { file: "plugins/Ledger/config.yml" },
    },
    {
      text: "[12:00:01] [Server thread/ERROR]: Cannot load configuration from /srv/mc/plugins/Ledger/lang.yml\norg.bukkit.configuration.InvalidConfigurationException: mapping values are not allowed here",
      parameters: { file: "plugins/Ledger/lang.yml" },
    },
    {
      // An excerpt, each line of it behind a header.
      text: "[10:00:00 WARN]:        at org.example.lamps.Lamps.onEnable(Lamps.java:3)\n[10:00:00 WARN]: Caused by: while scanning for the next token\n[10:00:00 WARN]: found character '\\t(TAB)' that cannot start any token. (Do not use \\t(TAB) for indentation)\n[10:00:00 WARN]:  in 'reader', line 14, column 1:\n[10:00:00 WARN]:     \tglow: 3\n",
      parameters: { at: { term: "config-at", parameters: { line: "14", key: "glow" } } },
      only: [],
    },
  ],
  counterSamples: [
    "<Alex> org.bukkit.configuration.InvalidConfigurationException: x",
    "[12:00:01] [Server thread/INFO]: [Ledger] Loaded config.yml",
  ],
} satisfies LineSamples;
