import { crashExceptions } from "../../evidence/crash-exception.ts";
import { meaningOf } from "../../traces/meanings/meanings.ts";
import { javaFor, majorOf } from "../matching/java-versions.ts";
import { type WholeLogMatch, wholeLogFinding } from "../whole-log-finding.ts";

/** What a Java that is too new refuses. */
const refused = new Set(["java-forbids", "java-closed"]);

/** A failure that only a newer Java than the game's makes, in a run with such a Java. */
export default wholeLogFinding({
  codes: ["java-too-new"],
  severity: "fatal",
  confidence: 0.9,
  supersedes: true,
  find(evidence) {
    const { statements, exceptions, software } = evidence;
    const java = statements.find(({ label }) => label === "Java version")?.value;
    const version = statements.find(({ label }) => label === "Minecraft version")?.value;
    const used = java ? majorOf(java) : Number.NaN;
    const wanted = version ? javaFor(version) : null;
    if (!wanted || !(used > wanted) || !/^(?:neo)?forge|^fabric|^quilt|^vanilla/.test(software.id)) return [];
    const crashes = crashExceptions(evidence);
    const matches: WholeLogMatch[] = [];
    for (const group of exceptions) {
      const meaning = meaningOf(group.root)?.name;
      if (!meaning || !refused.has(meaning) || (meaning === "java-closed" && !crashes.includes(group))) continue;
      const { firstLine, endLine, lines, count } = group;
      const parameters = {
        used: String(used),
        supported: String(wanted),
        minecraft: version,
        refused: group.root.message,
      };
      matches.push({ parameters, firstLine, endLine, lines, count, group });
    }
    return matches;
  },
});
