import { crashExceptions } from "../../evidence/crash-exception.ts";
import { isEveryday } from "../../traces/meanings/everyday.ts";
import { culpritFor, explainedParameters, isOwnCode, ownerParameters } from "../../traces/meanings/explained.ts";
import { type WholeLogMatch, wholeLogFinding } from "../whole-log-finding.ts";

/** Lines that say that something the game gave to a mod ended in the exception below. */
const failed =
  /Error executing task on (?:Client|Server)|Failed to process a synchronized task of the payload|Failed to handle packet|Error (?:while )?(?:handling|processing) (?:packet|payload|custom)|Exception (?:while|when|caught when) (?:handling|processing|executing|ticking)|threw an exception|Caught (?:an )?exception (?:while|in)|Uncaught exception in (?:server|client|packet)|Exception caught in connection|Error sending packet|Failed to (?:de|en)code packet/;
const sure = new Set(["module", "jar", "handler", "package"]);
const maxFound = 10;

/** A mod's own code fails while the game goes on. */
export default wholeLogFinding({
  codes: ["mod-runtime-error"],
  severity: "error",
  role: "general",
  confidence: 0.8,
  find(evidence) {
    const { exceptions, lines, owners, isDevelopment, report, software } = evidence;
    if (software.kind !== "client" && software.kind !== "server") return [];
    const crashes = crashExceptions(evidence);
    const matches: WholeLogMatch[] = [];
    for (const group of exceptions) {
      if (matches.length >= maxFound) break;
      const head = lines.range(Math.max(0, group.firstLine - 2), group.firstLine + 1).slice(-1500);
      if (crashes.includes(group) || !failed.test(head) || /\/(?:DEBUG|TRACE)\]/.test(head)) continue;
      const culprit = culpritFor(group, owners);
      if (culprit?.owner.kind !== "mod" || !sure.has(culprit.owner.evidence) || isEveryday(group)) continue;
      const { firstLine, endLine, lines: all, count } = group;
      const explaining = { owners, isDevelopment, description: report?.description ?? null };
      const own = isDevelopment && isOwnCode(culprit.owner) ? { own: culprit.owner.name } : {};
      const parameters = {
        ...ownerParameters("mod", culprit.owner),
        ...own,
        ...explainedParameters(group, explaining, culprit.owner),
      };
      matches.push({ parameters, firstLine, endLine, lines: all, count, group });
    }
    return matches;
  },
});
