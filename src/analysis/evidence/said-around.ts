import type { ExceptionGroup, Thrown } from "../model/exception-group.ts";
import type { Lines } from "../text/lines.ts";
import { cutOff } from "../traces/meanings/explained.ts";
import type { CrashReport } from "./crash-report.ts";

const maxSaid = 300;
const maxLine = 600;
const maxRemark = 60;

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
  return saidOutside(group) ?? (report && lines ? saidAbove(group, report, lines) : undefined);
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
    if (text.startsWith("Description: "))
      return above.size > 0 ? cutOff([...above].reverse().join(" / "), maxSaid) : undefined;
    if (text !== "") above.add(text);
  }
  return undefined;
}
