import { finding } from "../../model/finding.ts";
import { failedPlugin, pluginOfFile } from "../matching/failed-plugin.ts";
import { earlierInEntry } from "../matching/match-text.ts";
import { platformInName } from "../matching/plugin-platforms.ts";

/** A server that somebody put beside the plugins: nobody misses it there. */
const serverItself =
  /(?:^|[/\\])(?:arclight|mohist|magma|catserver|ketting|banner|paper(?:clip)?|spigot|purpur|pufferfish|folia|craftbukkit|(?:neo)?forge|velocity|waterfall|bungeecord)-(?:(?:neo)?forge|fabric|server|installer|universal|bukkit|1?\d\d?\.\d)/i;

export default finding({
  code: "plugin-descriptor-missing",
  severity: "error",
  severityAt: (match, place) =>
    serverItself.test(match[1] ?? match[2] ?? match[3] ?? failedPlugin(place) ?? "") ? "warning" : undefined,
  confidence: 0.95,
  pattern:
    /^[^\n<]{0,250}?(?:[Jj]ar does not contain plugin\.yml|(?:'([^'\n]{1,250})'|(?<![^\s:])([^\s:]{1,250}\.jar)) does not contain a [^\n!]{1,80}! Could not determine plugin type|Jar file ([\w.+-]{1,60}) doesn'?t contain a waterdog\.yml)/,
  parameters(match, place) {
    const before = earlierInEntry(place);
    if (/[Jj]ar does not contain plugin\.yml|Could not determine plugin type/.test(before)) return null;
    const file = match[1] ?? match[2] ?? match[3];
    const plugin = file ? pluginOfFile(file) : failedPlugin(place);
    // The platform that its name tells is told by another.
    return plugin && !platformInName(plugin) ? { plugin } : null;
  },
});
