import { withoutColours } from "../../wire/colour-codes.ts";
import type { ExceptionGroup, Thrown } from "../model/exception-group.ts";
import { lineHeader } from "../read/line-header.ts";
import type { Lines } from "../text/lines.ts";
import { cutOff } from "../traces/meanings/explained.ts";
import type { CrashReport } from "./crash-report.ts";

const maxSaid = 300;
const maxLine = 600;
const maxRemark = 60;
const maxBelow = 5;
const ofTrace =
  /\bat [\w.$/]{3,100}\(|^(?:at |\.\.\. \d|#\d|-{2,3} ?\w|Stack ?trace:|Caused by: |Suppressed: |A detailed walkthrough)/i;
const errorDetails = ["Errors", "Error", "Message", "Reason", "Problem"];

/** `com.example.WrongException: …`: only repeats what is thrown below. */
const repeats = /^(?:[\w$]{1,60}\.){1,10}[\w$]{1,80}(?:Exception|Error)\b/;
/** Of a file. */
const ofFile = /\.(?:toml|json5?|cfg|conf|ya?ml|properties|dat|mca|nbt|jar|zip|png|ogg|snbt|js|zs)\b/i;
/** Of something in a namespace, of a mod, or whatever stands in quotation marks. */
const ofThing =
  /(?<![\w/.-])[a-z][a-z0-9_-]{1,40}:[a-z_]|(?:^|[\s(])['"\u201c\u00ab]\S|\bmod(?:id)?:? [a-z][a-z0-9_-]/i;

/** What the log itself says around an exception: what it was wrapped with, or what a report puts above it. */
export function saidAround(
  group: ExceptionGroup,
  { report, lines }: { report?: Partial<CrashReport> | null; lines?: Lines },
): string | undefined {
  if (!lines) return saidOutside(group);
  const ofReport = report ? (saidAbove(group, report, lines) ?? saidInDetails(group, report)) : undefined;
  return saidOutside(group) ?? saidBelow(group, lines) ?? ofReport;
}

/** `Failed loading config file lamps.toml`, around what could not be read of it: the nearest that names something. */
function saidOutside({ causes, root, ...thrown }: ExceptionGroup): string | undefined {
  const outer: readonly Thrown[] = [thrown, ...causes.slice(0, -1)];
  const telling = outer.findLast(({ message }) => {
    const isOwn = message !== "" && !repeats.test(message) && !root.message.includes(message);
    return causes.length > 0 && isOwn && (ofFile.test(message) || ofThing.test(message));
  });
  if (!telling) return undefined;
  const { message } = telling;
  // It often ends with what it wraps.
  const wrapped = [`: ${root.type}`, root.message].filter((one) => one.length > 3).map((one) => message.indexOf(one));
  const at = Math.min(...wrapped.filter((one) => one > 0), message.length);
  const own = message.slice(0, at).replace(/[\s:,-]{1,4}$/, "");
  return own.length > 3 ? cutOff(own, maxSaid) : undefined;
}

const maxLooked = 400;
const leastWords = 4;

/** Where the deepest cause begins. */
function lineOfRoot({ root, firstLine, endLine }: ExceptionGroup, lines: Lines): number | null {
  for (let line = Math.min(endLine, firstLine + maxLooked) - 1; line > firstLine; line--) {
    if (lines.get(line, maxLine).includes(`Caused by: ${root.type}: `)) return line;
  }
  return null;
}

function isProse(text: string): boolean {
  return /^[\p{Lu}-]/u.test(text) && !/[={}|\\@]/.test(text) && text.split(" ").length >= leastWords;
}

/** Of several lines, what stands between the first and the trace. */
export function saidBelow(group: ExceptionGroup, lines: Lines): string | undefined {
  const { causes, root, endLine } = group;
  const first = causes.length > 0 ? lineOfRoot(group, lines) : group.firstLine;
  if (first === null) return undefined;
  const below: string[] = [];
  for (let line = first + 1; line < Math.min(endLine, first + 1 + maxBelow); line++) {
    const written = lines.get(line, maxLine);
    const text = withoutColours(written).trim();
    if (text === "" || ofTrace.test(text) || lineHeader(written, 0, written.length)) break;
    // Below a cause, what the JVM or a library lists for developers says nothing to others.
    if (causes.length > 0 && !isProse(text)) break;
    if (/\p{L}{3}/u.test(text) && !root.message.includes(text)) below.push(text);
  }
  return below.length > 0 ? cutOff(below.join(" / "), maxSaid) : undefined;
}

/** `Errors:`, with a list below it, in a section of its own. */
function saidInDetails({ firstLine }: ExceptionGroup, report: Partial<CrashReport>): string | undefined {
  const { firstLine: start, endLine = 0, sections = [] } = report;
  if (start === undefined || firstLine < start || firstLine >= endLine) return undefined;
  for (const { title, details } of sections) {
    if (title === "System Details") continue;
    const value = errorDetails.map((name) => details.get(name)?.value.trim()).find((one) => one && one !== "null");
    if (value) return cutOff(value.replaceAll("\n", " / "), maxSaid);
  }
  return undefined;
}

/** Forge up to 1.12 lists in a report what it misses, below the description. */
function saidAbove(
  { firstLine }: ExceptionGroup,
  { firstLine: start, endLine = 0 }: Partial<CrashReport>,
  lines: Lines,
): string | undefined {
  if (start === undefined || firstLine < start || firstLine >= endLine || firstLine - start > maxRemark * 2)
    return undefined;
  const above = new Set<string>();
  for (let line = firstLine - 1; line > start && firstLine - line <= maxRemark; line--) {
    const text = lines.get(line, maxLine).trim();
    if (/^(?:\/\/|Time: )/.test(text)) return undefined;
    // Another exception stands above it.
    if (ofTrace.test(text)) return undefined;
    if (text.startsWith("Description: "))
      return above.size > 0 ? cutOff([...above].reverse().join(" / "), maxSaid) : undefined;
    if (text !== "") above.add(text);
  }
  return undefined;
}
