import { isChatLine } from "../../read/chat-lines.ts";
import { javaFor, majorOf } from "../matching/java-versions.ts";
import { wholeLogFinding } from "../whole-log-finding.ts";

/** From here on, what the mods of that time use is missing. Those before it work with most of them. */
const leastUnusual = 22;

/** A Java that neither the game nor its mods were made with. Most of it works, and nobody has tried. */
export default wholeLogFinding({
  codes: ["java-newer-than-meant"],
  severity: "notice",
  role: "environment",
  confidence: 0.7,
  impliedBy: ["java-too-new"],
  find({ statements, software, facts, lines }) {
    const java = statements.find(({ label }) => label === "Java version");
    const minecraft = statements.find(({ label }) => label === "Minecraft version")?.value;
    const used = java ? majorOf(java.value) : Number.NaN;
    const wanted = minecraft ? javaFor(minecraft) : null;
    const isModded = facts.mods.length > 0 || /^(?:(?:neo)?forge|mohist|magma|arclight)\//.test(software.id);
    if (!java || !wanted || !isModded || wanted > 17 || !(used >= leastUnusual)) return [];
    if (isChatLine(lines.get(java.line))) return [];
    const parameters = { used: String(used), wanted: String(wanted), minecraft };
    return [{ parameters, firstLine: java.line, endLine: java.line + 1 }];
  },
});
