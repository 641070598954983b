import { finding } from "../../model/finding.ts";
import { failedPlugin, pluginOfFile } from "../matching/failed-plugin.ts";
import { lineBefore } from "../matching/match-text.ts";

/** `[Vault, ProtocolLib]` or `Vault`. */
function listed(names: string): string[] {
  return names
    .split(",")
    .map((name) => name.replace(/[[\]"'.]/g, "").trim())
    .filter((name) => name !== "");
}

export default finding({
  code: "plugin-dependency-missing",
  severity: "error",
  confidence: 0.98,
  needles: [
    "UnknownDependencyException: ",
    "': Unknown dependency",
    '": Unknown dependency',
    " due to missing dependency ",
    ") is unavailable",
    "The plugin load need a depend:",
    "Could not find PlaceholderAPI! This plugin is required.",
  ],
  pattern:
    /^[^\n<]{0,165}?(?:UnknownDependencyException: (?:Unknown\/missing dependency plugins: \[([^\]\n]{1,500})\](?:\. Please download and install these plugins to run '([^'\n]{1,100})')?|Unknown dependency ([^\s]{1,100}?)(?:\.| \.)? (?:Please|P)|([^\n\r]{1,200}))|Could not (?:load|enable) plugin '([^'\n]{1,120})': Unknown dependency(?:: ([^\n\r]{1,200})|\s{0,4}(?:\n|$))|Could not load plugin "([^"\n]{1,120})": Unknown dependency|Can't load plugin ([^\s]{1,100}) due to missing dependency ([^\s]{1,100})|(?:WARN|WARNING)\]:? ([^\s]{1,60}) \(required by ([^\n()]{1,100})\) is unavailable|\[([A-Za-z][^\][\s:/]{1,80})\] Could not find PlaceholderAPI! This plugin is required\.|The plugin load need a depend: ?([^\n\r]{1,200}))/,
  parameters(match, place) {
    const [, many, runs, one, bare, pocket, needs, nukkit, velocity, missing, bungee, requiring, placeholder, mohist] =
      match;
    if (pocket && needs) return { plugin: pocket, dependencies: listed(needs) };
    // Nukkit does not say which, nor did PocketMine in its first years.
    if (pocket || nukkit) return { plugin: (pocket ?? nukkit)! };
    if (velocity) return { plugin: velocity, dependencies: [missing!] };
    if (bungee) return { plugin: requiring!, dependencies: [bungee] };
    if (placeholder) return { plugin: placeholder, dependencies: ["PlaceholderAPI"] };
    if (mohist) {
      // Mohist for 1.12.2 names the file in the line before.
      const file = /Could not load ([^\n]{1,250}?\.jar) in folder/.exec(lineBefore(place))?.[1];
      return { plugin: file ? pluginOfFile(file) : undefined, dependencies: listed(mohist) };
    }
    const plugin = runs ?? failedPlugin(place);
    const dependencies = listed(many ?? one ?? bare ?? "");
    return plugin && dependencies.length > 0 ? { plugin, dependencies } : null;
  },
});
