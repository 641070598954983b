import type { Evidence } from "../../evidence/evidence.ts";
import type { Plugin } from "../../model/facts.ts";
import { plainName } from "../../owners/names.ts";
import { isChatLine } from "../../read/chat-lines.ts";
import { replacing } from "../matching/replacing-plugins.ts";
import { type WholeLogMatch, wholeLogFinding } from "../whole-log-finding.ts";

/** Before Minecraft 1.13, FastAsyncWorldEdit and its like were parts to be put beside what they make faster. */
const beforeContained = /^1\.(?:\d|1[0-2])(?:\.|$)/;

const maxLine = 600;

export default wholeLogFinding({
  codes: ["plugin-contained"],
  severity: "notice",
  confidence: 1,
  find(evidence) {
    const { facts, software } = evidence;
    const installed = facts.plugins.filter(({ line }) => !isChatLine(evidence.lines.get(line, maxLine)));
    const byName = new Map(installed.map((plugin) => [plainName(plugin.name), plugin]));
    const found: WholeLogMatch[] = [];
    for (const pair of replacing) {
      const container = byName.get(plainName(pair.container));
      const plugin = byName.get(plainName(pair.plugin));
      if (!container || !plugin || !areInOneRun([container, plugin], evidence)) continue;
      if (pair.isMixing && beforeContained.test(software.version ?? "")) continue;
      const firstLine = Math.max(container.line, plugin.line);
      const parameters = { plugin: plugin.name, container: container.name };
      const severity = pair.isMixing ? "error" : "notice";
      found.push({ parameters, firstLine, endLine: firstLine + 1, severity });
    }
    return found;
  },
});

/** Between two starts, the one may have taken the place of the other. */
function areInOneRun(plugins: readonly Plugin[], { runs }: Evidence): boolean {
  if (runs.length < 2) return true;
  return runs.some(({ firstLine, endLine }) => plugins.every(({ line }) => firstLine <= line && line < endLine));
}
