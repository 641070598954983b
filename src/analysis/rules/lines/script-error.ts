import { finding, type MaybeParameters } from "../../model/finding.ts";
import { lineBefore, lineOf, withoutColourCodes } from "../matching/match-text.ts";

const maxMessage = 200;

/** Where it is stands in the line before, and in older versions behind what is wrong. */
function ofSkript(line: string, before: string): MaybeParameters | null {
  const said = line.slice(line.indexOf("Can't understand"));
  const [, number, file] = /\bLine (\d{1,6}): \(([^()\n]{1,150}\.sk)\)/.exec(before) ?? [];
  const [whole, oldFile, oldNumber] = / \(([^(),\n]{1,150}\.sk), line (\d{1,6})(?::[^\n]{0,400})?/.exec(said) ?? [];
  const message = (whole ? said.slice(0, said.indexOf(whole)) : said).trim().replace(/\.$/, "").slice(0, maxMessage);
  const script = file ?? oldFile;
  return script ? { file: script, line: number ?? oldNumber, message } : null;
}

/** Newer versions write three lines: where, what is wrong, and the line of the script. Warnings have the same form. */
function ofNewSkript(before: string): MaybeParameters | null {
  const lines = before
    .split("\n")
    .slice(-linesOfSkript)
    .map((line) => withoutColourCodes(line.slice(0, 600)));
  const at = lines.findLastIndex((line) => whereInSkript.test(line));
  const [, line, file] = whereInSkript.exec(lines[at] ?? "") ?? [];
  const said = (lines[at + 1] ?? "").replace(/^[^\n]{0,120}?\]: {0,8}/, "").trim();
  // The other form tells of these.
  if (!file || said === "" || said.startsWith("[Skript]") || remark.test(said)) return null;
  return { file, line, message: said.replace(/\.$/, "").slice(0, maxMessage) };
}

const linesOfSkript = 4;
const whereInSkript = /\[Skript\] Line (\d{1,6}): \(([^()\n]{1,150}\.sk)\)/;
const remark = /deprecated|advised|conjunction|recommended|consider|should|[Pp]ossible/;

export default finding({
  code: "script-error",
  severity: "error",
  // Skript leaves out the line, or the script, and the server goes on.
  severityAt: (match) => (/\[Skript\]|Line: $/.test(match[0]) ? "warning" : undefined),
  confidence: 0.9,
  needles: [
    "_scripts:",
    "raftTweaker",
    "roovyScript",
    "][ERROR] ",
    "[KubeJS ",
    "Can't understand this ",
    "]:     Line: ",
  ],
  pattern:
    /^[^\n]{0,300}?(?:_scripts:|\/ERROR\] \[KubeJS \w{1,20}\/\]: [\w./-]{1,120}\.[jt]s#|\.zs:|\.groovy:|\[Skript\][^\n]{0,40}Can't understand this |\]: {5}Line: )/,
  parameters: (match, place) => {
    const line = lineOf(place);
    if (match[0].endsWith("]:     Line: ")) return ofNewSkript(place.before);
    if (match[0].includes("[Skript]")) return ofSkript(line, lineBefore(place));
    const script =
      /\b(?:server|client|startup)_scripts:([\w./-]{1,120}\.[jt]s)[#:](\d{1,6})([^\n]{0,400})/.exec(line) ??
      /\[KubeJS \w{1,20}\/\]: ([\w./-]{1,120}\.[jt]s)#(\d{1,6})([^\n]{0,400})/.exec(line) ??
      /(?<![\w./-])([\w./-]{1,100}\.(?:zs|groovy)):(\d{1,6})([^\n]{0,400})/.exec(line);
    if (!script || !/ERROR|Error/.test(line)) return null;
    const message = script[3]!
      .replace(/^[\s:>\d]{1,12}/, "")
      .trim()
      .replace(/\.$/, "")
      .slice(0, maxMessage);
    // `TypeError: x is undefined (server_scripts:recipes.js#42)`: what is wrong stands before it.
    const said = /\w/.test(message)
      ? message
      : /(?<!\w)(?:EcmaError: )?([A-Z]\w{1,40}Error: [^\n]{1,140}?) \((?:server|client|startup)_scripts:/.exec(
          line,
        )?.[1];
    return { file: script[1], line: script[2], message: said };
  },
  // One card for a script, with its lines and the first of its errors.
  oneFor: ["file"],
  gathers: "line",
});
