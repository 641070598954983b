import { crashExceptions } from "../../evidence/crash-exception.ts";
import { beginsMidway, type Evidence } from "../../evidence/evidence.ts";
import type { Thrown } from "../../model/exception-group.ts";
import { levels } from "../../model/model.ts";
import { placesOutsideChat } from "../../read/chat-lines.ts";
import { meaningOf } from "../../traces/meanings/meanings.ts";
import { type WholeLogMatch, wholeLogFinding } from "../whole-log-finding.ts";

const folder = "crashdumps";
const maxNamed = 200;
const maxHeader = 100;
const maxBefore = 150;
const maxCrashes = 3;

/** PHP may use no more memory, or the system has none left. */
const exhausted = /^(?:Allowed memory size of|Out of memory \(allocated) /;

/** A file of the server itself is named as a whole: somebody has to look for it. */
function ownFile(file: string | undefined): string | undefined {
  const path = file?.replace(/^[\\/]/, "").replaceAll("\\", "/");
  return path && !/\.php$/.test(path) ? `${path}.php` : path;
}

/** A dump has PHP's number for the kind of error, or what a fork made of it; the words say which exception it would be. */
function asThrown({ type, message }: Thrown): Thrown {
  if (message.startsWith("syntax error")) return { type: "ParseError", message };
  return { type: /^E_|^[a-z]/.test(type) ? "Error" : type, message };
}

/**
 * A log that says only, in any language, into which file the server wrote why it crashed: of the last run, or else of those before
 * it. Crashes that differ by what stands last above them are told apart.
 */
function dumpNamedIn(evidence: Evidence): WholeLogMatch[] {
  const { lines, runs } = evidence;
  if (crashExceptions(evidence).length > 0) return [];
  const lastRun = runs.at(-1)?.firstLine ?? 0;
  const named: { line: number; report: string }[] = [];
  for (const { at, line } of placesOutsideChat(lines, folder, { most: maxNamed })) {
    const isSaid = lines.get(line, maxHeader).includes("EMERGENCY]: ");
    const report = isSaid && /^crashdumps[\\/][\w.+-]{5,100}\.log/.exec(lines.text.slice(at, at + 120))?.[0];
    if (report) named.push({ line, report: report.replace("\\", "/") });
  }
  const current = named.find(({ line }) => line >= lastRun);
  // What was thrown right before stands above: whatever is known of that is the reason.
  return (current ? [current] : named).slice(-maxCrashes).map(({ line, report }) => ({
    code: "crash-unknown",
    parameters: { side: { term: "side-server" }, report },
    confidence: 0.6,
    firstLine: firstError(line, evidence),
    endLine: line + 1,
    lines: [line],
  }));
}

/** Where the errors begin that are written in the same moment as a line. */
function firstError(line: number, { entries }: Evidence): number {
  const end = entries.findLastIndex(({ firstLine }) => firstLine <= line);
  const moment = entries[end]?.time ?? null;
  let first = line;
  for (let at = end; moment !== null && at >= Math.max(0, end - maxBefore); at--) {
    const { time, level, firstLine } = entries[at]!;
    if (time !== moment) break;
    if (level <= levels.error) first = firstLine;
  }
  return first;
}

/** The rows that every dump has: the last of them, or what they blame. */
function isDump(text: string): boolean {
  const isRow = (name: string) => new RegExp(`^${name} ?: \\S`, "m").test(text);
  return oldError.test(text) || (isRow("Error") && isRow("File") && (isRow("Line") || isRow("BAD PLUGIN")));
}

/** As PocketMine wrote it in 2013, when plugins were pieces of code that it ran itself. */
const oldError = /^Error: array ?\(\s{1,8}'type' => \d{1,5},\s{1,8}'message' => '/m;
const quoted = /'(message|file)' => '((?:[^'\\\n]|\\.){1,600})'/g;
const evaluated = /eval\(\)'d code|[\\/]plugins[\\/]/;

interface OldDump {
  at: number;
  message: string;
  file: string;
}

function ofArray(text: string): OldDump | null {
  const at = text.search(oldError);
  if (at === -1) return null;
  const rows = new Map([...text.slice(at, at + 3000).matchAll(quoted)].map(([, name, value]) => [name, value]));
  const message = rows.get("message");
  return message ? { at, message, file: (rows.get("file") ?? "").replace(/\\(.)/g, "$1") } : null;
}

function ofOldDump({ at, message, file }: OldDump, { lines }: Evidence): WholeLogMatch[] {
  const firstLine = lines.at(at);
  const where = { firstLine, endLine: Math.min(lines.count, firstLine + 4) };
  const meaning = meaningOf({ type: "Error", message })?.term;
  if (!evaluated.test(file)) return [{ ...where, code: "crash-unknown", parameters: { meaning, exception: message } }];
  const plugin = /[\\/]plugins[\\/]([^\\/]{1,80}?)(?:\.php|[\\/])/.exec(file)?.[1];
  return [{ ...where, parameters: { meaning, plugin, cause: message } }];
}

/** A crash dump of PocketMine and its forks: the error, where it stands, and the plugin that PocketMine blames. */
export default wholeLogFinding({
  codes: ["plugin-crash", "crash-unknown", "out-of-memory"],
  severity: "fatal",
  role: "crash",
  confidence: 0.95,
  literals: [folder],
  find(evidence) {
    const { lines, software, owners } = evidence;
    if (!/^(?:pocketmine|genisys)\//.test(software.id)) return [];
    const text = lines.text.slice(0, 60_000);
    // What somebody copied out of one may have lost its head.
    if (software.kind !== "crash-report" && !(beginsMidway(evidence) && isDump(text))) return dumpNamedIn(evidence);
    const old = ofArray(text);
    if (old) return ofOldDump(old, evidence);
    const error = /^Error: ([^\n]{1,600})/m.exec(text);
    if (!error) return [];
    const of = (name: string) => new RegExp(`^${name} ?: ([^\\n\\r]{1,300})`, "m").exec(text)?.[1]?.trim();
    const [type, file, line] = [of("Type") ?? "Error", of("File"), of("Line")];
    const blamed =
      of("BAD PLUGIN")?.replace(/ v?\d[\w.]{0,30}$/, "") ?? /plugins[\\/]([^\\/]{1,100})[\\/]/.exec(file ?? "")?.[1];
    const thrown = { type, message: error[1]!.trim() };
    const firstLine = lines.at(error.index);
    const where = { firstLine, endLine: Math.min(lines.count, firstLine + 4) };
    if (exhausted.test(thrown.message))
      return [{ ...where, code: "out-of-memory", parameters: { kind: thrown.message, area: "php" } }];
    const name = blamed ? file?.slice(Math.max(file.lastIndexOf("/"), file.lastIndexOf("\\")) + 1) : ownFile(file);
    const place = name && line ? `${name}:${line}` : name;
    const shared = { meaning: meaningOf(asThrown(thrown))?.term, place };
    if (!blamed)
      return [{ ...where, code: "crash-unknown", parameters: { ...shared, exception: `${type}: ${thrown.message}` } }];
    const plugin = owners.ofPlugin(blamed.replace(/\.phar$/, ""));
    return [{ ...where, parameters: { ...shared, plugin: plugin.name, cause: `${type}: ${thrown.message}` } }];
  },
});
