import { withoutColours } from "../../../wire/colour-codes.ts";
import type { Evidence } from "../../evidence/evidence.ts";
import type { ExceptionGroup } from "../../model/exception-group.ts";
import { failedPluginParameters } from "../matching/failed-plugin-parameters.ts";
import { type WholeLogMatch, wholeLogFinding } from "../whole-log-finding.ts";

/** How Nukkit and its forks call a plugin that they load or enable. */
const starting =
  /^cn\.nukkit\.plugin\.(?:PluginManager\.(?:enablePlugin|loadPlugins?)|(?:JavaPluginLoader|CommonJSPlugin\w{0,10})\.(?:enablePlugin|loadPlugin)|PluginBase\.setEnabled)$/;
/** In every language, the name and the version stand together, and nothing before them is in brackets: `Enabling Lamps v1.0`, `Lamps v1.0 yükleniyor`. */
const named =
  /^(?![^\n]{0,60}(?:Minecraft|Nukkit))[^[\n]{0,40}?(?<![\w.-])([\w.-]{2,60}) v(\d[\w.+-]{0,40})(?![\w:])[^\n]{0,40}$/;
/** What other plugins say may stand in between. */
const linesAbove = 60;
const maxLine = 300;
const maxFound = 10;

/** Nukkit prints what a plugin throws while it starts with nothing but "Throwing" above it: which one it was stands further above. */
export default wholeLogFinding({
  codes: ["plugin-enable-failed"],
  severity: "error",
  role: "general",
  confidence: 0.85,
  find(evidence) {
    const { exceptions, software } = evidence;
    if (!software.id.startsWith("nukkit/")) return [];
    const matches: WholeLogMatch[] = [];
    for (const group of exceptions) {
      if (matches.length >= maxFound) break;
      if (group.crash || ![...group.frames, ...group.outerFrames].some(({ method }) => starting.test(method))) continue;
      const name = startedAbove(group, evidence);
      if (name === null) continue;
      const parameters = failedPluginParameters(name, group, evidence);
      const { firstLine, endLine, lines, count } = group;
      matches.push({ parameters, firstLine, endLine, lines, count, group });
    }
    return matches;
  },
});

function startedAbove({ firstLine }: ExceptionGroup, { lines, entries }: Evidence): string | null {
  const last = entries.findLastIndex((entry) => entry.firstLine < firstLine);
  for (let i = last; i >= 0 && i > last - linesAbove; i--) {
    const entry = entries[i]!;
    const message = withoutColours(lines.get(entry.firstLine, maxLine).slice(entry.prefix.length)).trim();
    const name = named.exec(message)?.[1];
    if (name) return name;
  }
  return null;
}
