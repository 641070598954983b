import { finding } from "../finding.ts";
import { earlierInEntry } from "../matching/match-text.ts";

export default finding({
  code: "plugin-config-invalid",
  severity: "error",
  confidence: 0.95,
  needles: ["InvalidConfigurationException: "],
  pattern: /^[^\n<]{0,200}?(?:org\.bukkit\.|net\.md_5\.)?[\w.]{0,80}InvalidConfigurationException: /,
  parameters(_, place) {
    const before = earlierInEntry(place);
    if (before.includes("InvalidConfigurationException: ")) return null;
    const head = before || place.before.split("\n").slice(-1)[0]!;
    const path =
      /(?:Cannot load|Could not load|[Cc]annot read|[Ee]rror loading|load) (?:configuration (?:from )?)?'?([^\n':]{1,200}\.ya?ml)/.exec(
        head,
      )?.[1];
    if (!path) return null;
    const short =
      /(?:^|[\\/])(plugins[\\/][^\n]{1,150})$/.exec(path)?.[1] ??
      path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1);
    return { file: short };
  },
  samples: [
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
