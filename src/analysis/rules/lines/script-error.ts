import { finding, type MatchContext, type MaybeParameters } from "../../model/finding.ts";
import { lineOf, withoutColourCodes } from "../matching/match-text.ts";
import { scriptFolder } from "../matching/script-folders.ts";

const maxMessage = 200;
const maxFiles = 10;

/** The lines behind the entry, without their headers and the name of who wrote them. */
function linesBehind(place: MatchContext): string[] {
  // Since Skript 2.7 all of it is one entry; before, each line was one.
  const own = place.entry.slice(0, 2000).split("\n").slice(1);
  return (own.some((line) => line.trim() !== "") ? own : place.behind.split("\n")).map((line) => {
    const text = withoutColourCodes(line.slice(0, 600)).replace(/^[^\n]{0,120}?\]: {0,2}/, "");
    return text.replace(/^\[Skript\] ?/, "").trim();
  });
}

function cut(message: string | undefined): string | undefined {
  return message?.trim().replace(/\.$/, "").slice(0, maxMessage) || undefined;
}

const remark = /deprecated|advised|conjunction|recommended|consider|should|[Pp]ossible/;

/** `Line 3: (warp.sk)`, in many languages. What is wrong stands in the next line. Warnings have the same form. */
function ofSkript(line: string, place: MatchContext): MaybeParameters | null {
  const [, number, file] =
    /\[Skript\] [^\n\d(]{0,20}(\d{1,6})[^\n\d(\uFF08]{0,8}[(\uFF08]([^()\uFF08\uFF09\n]{1,150}\.sk)[)\uFF09]/.exec(
      line,
    ) ?? [];
  if (!file) return null;
  const [said = ""] = linesBehind(place);
  return said === "" || remark.test(said) ? null : { file, line: number, message: cut(said) };
}

/** `Can't understand this condition/effect: x (warp.sk, line 3: x')`, in the oldest versions. */
function ofOldSkript(line: string): MaybeParameters | null {
  const from = line.indexOf("Can't understand this ");
  const place = from === -1 ? null : / \(([^(),\n]{1,150}\.sk), line (\d{1,6})/.exec(line);
  return place && { file: place[1], line: place[2], message: cut(line.slice(from, place.index)) };
}

/** Skript since 2.10, while a script runs: what is wrong, and the line of the script, stand in the next lines. */
function ofRunningSkript(line: string, place: MatchContext): MaybeParameters | null {
  const [, file] =
    / '([^'\n]{1,150}\.sk)' (?:encountered an error while executing|encontr\u00F3 un error al ejecutar) /.exec(line) ??
    [];
  if (!file) return null;
  const [message, where = ""] = linesBehind(place);
  return { file, line: /^\S{1,12} (\d{1,6})/.exec(where)?.[1], message: cut(message) };
}

/** Denizen: ` ERROR in script 'x' … in file 'lamps/world.dsc' on line '14'!`, and the message below it. */
function ofDenizen(line: string, place: MatchContext): MaybeParameters | null {
  if (!line.includes(" ERROR in script '")) return null;
  // It wraps its lines.
  const said = withoutColourCodes(place.upTo(1500)).replace(/\s{1,200}/g, " ");
  const [, file, number] = / in file '([^']{1,200})' on line '(\d{1,6})'/.exec(said) ?? [];
  if (!file) return null;
  const inside = behindText(said, "Error Message: ") ?? behindText(linesBehind(place)[0] ?? "", "Error Message: ");
  return { file, line: number, message: cut(inside?.split(" ... Enable debug", 1)[0]) };
}

/** MythicMobs: `✗ Config Error for Mechanic line 'skill{s=Glow}' in 'lamps.yml': Could not find MetaSkill Glow`. */
function ofMythicMobs(line: string): MaybeParameters | null {
  const said = behindText(line, " Config Error for ");
  const match = said === undefined ? null : / in '([^'\n]{1,150})': /.exec(said);
  if (!match) return null;
  const part = said!.slice(0, match.index);
  const message = said!.slice(match.index + match[0].length).trim();
  return { file: match[1] === "Unknown" ? "MythicMobs" : match[1], message: cut(`${message} (${part})`) };
}

function behindText(text: string, mark: string): string | undefined {
  const at = text.indexOf(mark);
  return at === -1 ? undefined : text.slice(at + mark.length);
}

/** CraftTweaker: `Error executing {[0:crafttweaker]: lamps.zs}: …`. The line, where there is one, stands in the trace. */
function ofCraftTweaker(line: string, place: MatchContext): MaybeParameters | null {
  const file = /(?:ng|script) \{\[[^\]\n]{1,60}\]: ([\p{L}\p{N}_ ./\\-]{1,150}\.zs)[}[]/u.exec(line)?.[1];
  if (!file) return null;
  const number = /\([\p{L}\p{N}_ ./\\-]{1,100}\.zs:(\d{1,6})\)/u.exec(place.upTo(4000))?.[1];
  return { file, line: number, message: cut(behindText(line, "}: ")) };
}

/** KubeJS: `Failed to pre-load script file 'startup_scripts:lamps.js': …`. */
function ofUnreadScript(line: string): MaybeParameters | null {
  const [, file, message] =
    /(?:Failed to pre-load script file|Error loading KubeJS script:) '?(?:server|client|startup)_scripts:([\w./-]{1,120}\.[jt]s)'?: ([^\n]{1,300})/.exec(
      line,
    ) ?? [];
  return file ? { file, message: cut(message) } : null;
}

/** `recipes.js#42: …`, `lamps.zs:13 > …`, `lamps.groovy: 14: …`: the place, and behind it what is wrong. */
function ofPlace(line: string): MaybeParameters | null {
  const script =
    /\b(?:server|client|startup)_scripts:([\w./-]{1,120}\.[jt]s)[#:](\d{1,6})([^\n]{0,400})/.exec(line) ??
    /\[KubeJS \w{1,20}\/\]: ([\w./-]{1,120}\.[jt]s)#(\d{1,6})([^\n]{0,400})/.exec(line) ??
    /(?<![\w.-])([\w.-]{1,100}\.groovy): (\d{1,6})(: [^\n]{1,400})/.exec(line) ??
    /(?<![\p{L}\p{N}_./-])([\p{L}\p{N}_./-]{1,100}\.(?:zs|groovy)):(\d{1,6})([^\n]{0,400})/u.exec(line);
  if (!script || !(/ERROR|Error|\.(?:Parse|Compile)Exception: /.test(line) || /^[^\n ]{1,300}\.groovy: /.test(line)))
    return null;
  // CraftTweaker since 1.16 may say the place twice.
  const message = script[3]!.replace(/^[\s:>\d-]{1,12}/, "").replace(/^[\p{L}\p{N}_./-]{1,100}\.zs:[\d:]{1,12} /u, "");
  // `TypeError: x is undefined (server_scripts:recipes.js#42)`: what is wrong stands before it.
  const said = /\w/.test(message)
    ? message
    : /(?<!\w)(?:EcmaError: )?([A-Z]\w{1,40}Error: [^\n]{1,140}?) \((?:server|client|startup)_scripts:/.exec(line)?.[1];
  return { file: script[1], line: script[2], message: cut(said) };
}

/** What an engine leaves out of a script, while the server goes on. */
const leftOut = /\[Skript\]|\.sk'|\[MythicMobs\]| ERROR in script '/;

export default finding({
  code: "script-error",
  severity: "error",
  severityAt: (match) => (leftOut.test(match[0]) ? "warning" : undefined),
  confidence: 0.9,
  needles: [
    "_scripts:",
    "raftTweaker",
    "rafttweaker",
    ".zs}: ",
    "]: [CHAT] ERROR: ",
    ".groovy: ",
    "roovyScript",
    "][ERROR] ",
    "][ERROR]: ",
    "lexer.ParseException: ",
    "shared.CompileException: ",
    "[KubeJS ",
    "[Skript] ",
    ".sk' encountered an error ",
    ".sk' encontr",
    " ERROR in script '",
    " Config Error for ",
  ],
  pattern:
    /^[^\n]{0,300}?(?:_scripts:|\/ERROR\] \[KubeJS \w{1,20}\/\]: [\w./-]{1,120}\.[jt]s#|\.zs:|\.zs\}: |\.groovy: ?\d|\[Skript\] |\.sk' enc| ERROR in script '|\[MythicMobs\] )/,
  parameters: (_, place) => {
    const line = lineOf(place);
    const said =
      ofSkript(line, place) ??
      ofOldSkript(line) ??
      ofRunningSkript(line, place) ??
      ofDenizen(line, place) ??
      ofMythicMobs(line) ??
      ofCraftTweaker(line, place) ??
      ofUnreadScript(line) ??
      ofPlace(line);
    return said && { ...said, folder: scriptFolder(String(said["file"])) };
  },
  // One card for a script, with its lines and the first of its errors. CraftTweaker runs all of a pack together.
  merge: {
    least: 2,
    key: ({ file, mod }) => (String(file).endsWith(".zs") ? ".zs" : JSON.stringify([file, mod])),
    parameters: (all) => {
      const files = [...new Set(all.flatMap(({ file }) => file ?? []))] as string[];
      return files.length > 1 ? { file: undefined, line: undefined, files: files.slice(0, maxFiles) } : {};
    },
  },
  gathers: "line",
});
