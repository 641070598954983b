import { finding, type MatchContext } from "../../model/finding.ts";
import { lineOf } from "../matching/match-text.ts";

/** Sites that hand out bought plugins. Who does it signs them; “Cracked by” alone is also a joke of authors. */
const leak =
  /(?:^|[\]:*>|-] {0,3})(?:leaked|nulled) (?:by|from) \S|\b(?:direct-?leaks|black-?spigot|spigot-?(?:leaks|unlocked)|(?:mc|minecraft|craft|plugin)-?leaks|leaked-?(?:mc|plugins)|nulled-?(?:mc|plugins)|vip-?spigot)\b/i;
const signed = /\]:? \[([\w .'+&-]{2,40})\] /;
const maxSaid = 120;

/** Who says it, or who was just being enabled. */
function pluginOf(line: string, { before }: MatchContext): string | undefined {
  return signed.exec(line)?.[1] ?? [...before.matchAll(/\] Enabling ([\w.-]{2,60}) v/g)].at(-1)?.[1];
}

export default finding({
  code: "plugin-leaked",
  severity: "notice",
  role: "environment",
  confidence: 0.8,
  needles: ["eaked by ", "eaked from ", "ulled by ", "ownloaded from", "ownloaded at ", "lackSpigot", "lackspigot"],
  pattern: /^[^\n<]{0,200}?(?:(?:eaked|ulled) (?:by|from) |ownloaded (?:from|at)\b|lack[Ss]pigot)/,
  parameters: (_, place) => {
    const line = lineOf(place);
    if ((place.software.kind !== "server" && place.software.kind !== "proxy") || !leak.test(line)) return null;
    const plugin = pluginOf(line, place);
    const said = line
      .slice(line.lastIndexOf("]") + 1)
      .replace(/^:/, "")
      .trim();
    return plugin ? { plugin, said: said.slice(0, maxSaid) } : null;
  },
  oneFor: ["plugin"],
});
