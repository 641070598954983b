import type { Evidence } from "../../evidence/evidence.ts";
import { placesOutsideChat } from "../../read/chat-lines.ts";
import { ownerParameters } from "../../traces/meanings/explained.ts";
import { type WholeLogMatch, wholeLogFinding } from "../whole-log-finding.ts";

const asked = "Java has been asked to exit (code ";
const maxTried = 20;
const maxFrames = 30;
/** Where a mod says why: shortly before it ends the game. */
const linesBefore = 12;
const complaint = /[/[](?:ERROR|FATAL|SEVERE)\](?: \[[^\]\n]{1,60}\])?:? (?:\[[^\]\n]{1,80}\]: ?)?([^\n]{4,200})/;

/** Forge up to 1.12 prints who ended the game from inside, and with which code. */
export default wholeLogFinding({
  codes: ["mod-ended-game"],
  severity: "fatal",
  confidence: 0.9,
  literals: [asked],
  find(evidence) {
    return [...placesOutsideChat(evidence.lines, asked, { most: maxTried })].flatMap(({ line }) =>
      exitAt(evidence, line),
    );
  },
});

function exitAt({ lines, owners }: Evidence, line: number): WholeLogMatch[] {
  const code = /\(code (-?\d{1,10})\)/.exec(lines.get(line).slice(0, 400))?.[1];
  if (code === undefined || code === "0") return [];
  const end = Math.min(lines.count, line + 2 + maxFrames);
  for (let at = line + 1; at < end; at++) {
    const method = methodIn(lines.get(at).slice(0, 600).trimEnd());
    const owner = method === null ? null : owners.ofClass(method);
    if (owner?.kind !== "mod" && owner?.kind !== "code") continue;
    return [
      {
        parameters: { ...ownerParameters("mod", owner), exitCode: code, said: lastComplaint(lines, line) },
        firstLine: line,
        endLine: at + 1,
      },
    ];
  }
  return [];
}

/** `\tcom.example.Lamps.read(Lamps.java:41)`, without `at` and behind the header of a line. */
function methodIn(line: string): string | null {
  const open = line.endsWith(")") ? line.lastIndexOf("(") : -1;
  if (open === -1) return null;
  const method = line.slice(Math.max(line.lastIndexOf("\t", open), line.lastIndexOf(" ", open)) + 1, open);
  return method.includes(".") ? method : null;
}

function lastComplaint(lines: Evidence["lines"], line: number): string | undefined {
  for (let at = line - 1; at >= Math.max(0, line - linesBefore); at--) {
    const said = complaint.exec(lines.get(at).slice(0, 400))?.[1];
    if (said !== undefined) return said.trim();
  }
  return undefined;
}
