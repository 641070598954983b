import { withoutColours } from "../../../wire/colour-codes.ts";
import type { Evidence } from "../../evidence/evidence.ts";
import { type Entry, levels } from "../../model/model.ts";
import { isChatLine } from "../../read/chat-lines.ts";
import { pluginOfFile } from "../matching/failed-plugin.ts";
import { failedPluginParameters } from "../matching/failed-plugin-parameters.ts";
import { type WholeLogMatch, wholeLogFinding } from "../whole-log-finding.ts";

/**
 * PocketMine and Nukkit speak some thirty languages. In each, a plugin that cannot be loaded stands in quotation marks, and the
 * reason behind the colon that follows: `Tidak dapat memuat plugin 'Lamps': …`, `"Lamps.jar" im Ordner "plugins" konnte …: …`.
 */
const failure =
  /^([^'"‘“«\n]{0,60})['"‘“«]([^'"’”»\n]{1,120})['"’”»](?:[^'"\n:：]{0,60}(?:['"][^'"\n]{1,250}['"][^'"\n:：]{0,60})?)[:：] {0,2}([^\n]{0,300})/;
/** The English ones have patterns of their own. */
const english = /^(?:Could not |Couldn't |Failed to |Error |Unable to |Plugin |Disabl|Unhandled |Cannot )/;
const plugin = /pl[uú]gin|плаг[иі]н|插件|外掛|プラグイン|플러그인|complemento|eklenti|lisäosa|liitännäi|tillegg|ปลั๊กอิน/i;
const file = /\.(?:jar|phar|zip)$/;
const maxRead = 5000;
const maxLine = 600;
const maxFound = 20;

export default wholeLogFinding({
  codes: ["plugin-load-failed", "plugin-incompatible"],
  severity: "error",
  confidence: 0.85,
  find(evidence) {
    const { entries, lines, software } = evidence;
    if (!/^(?:nukkit|pocketmine)\//.test(software.id)) return [];
    const matches: WholeLogMatch[] = [];
    let read = 0;
    for (const entry of entries) {
      if (entry.level > levels.error) continue;
      if (++read > maxRead || matches.length >= maxFound) break;
      const line = lines.get(entry.firstLine, maxLine);
      if (isChatLine(line)) continue;
      const message = withoutColours(line.slice(entry.prefix.length)).trim();
      const match = matchIn(message, entry, evidence);
      if (match) matches.push(match);
    }
    return matches;
  },
});

function matchIn(message: string, { firstLine, endLine }: Entry, evidence: Evidence): WholeLogMatch | null {
  if (english.test(message)) return null;
  const [head, said, name, reason] = failure.exec(message) ?? [];
  if (head === undefined || said === undefined || !name) return null;
  const isFile = file.test(name);
  if (!isFile && !plugin.test(said)) return null;
  // The version of the interface is called so in every language.
  const isApi = /\bAPI\b/.test(reason!);
  const failed = isFile ? pluginOfFile(name) : name;
  if (isApi) return { firstLine, endLine, parameters: { plugin: failed }, code: "plugin-incompatible" };
  const group = evidence.exceptions.find((one) => one.firstLine >= firstLine && one.firstLine < endLine);
  const parameters = group ? failedPluginParameters(failed, group, evidence) : { plugin: failed };
  return { firstLine, endLine, parameters, ...(group ? { group } : {}) };
}
