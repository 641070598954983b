import { Lines } from "../text/lines.ts";
import { matchAt } from "../text/match-at.ts";
import { beginnings, maxTried, maxTriedForLog, share } from "./line-prefixes.ts";

/** `11.02 20:14:55 [Server] Server thread/INFO Done`, and `[Server] INFO` before a line that has no header itself. */
const written =
  /\d{2}\.\d{2} (\d{2}:\d{2}:\d{2}) \[Server\] (?:([^/[\]\r\n]{1,80})\/)?(INFO|WARN|WARNING|ERROR|SEVERE|FATAL|DEBUG|TRACE) /y;
const own = /^\d{2}\.\d{2} \d{2}:\d{2}:\d{2} \[[A-Z]\w{2,20}\] /;
const fewest = 3;

/** The lines of a console of Multicraft, which has its own form for the headers of servers, as these write them. */
export function linesOfMulticraft(lines: Lines): Lines | null {
  const seen = [...beginnings(lines, maxTried)];
  const matching = seen.filter((text) => headerIn(text, 0) !== null).length;
  if (matching < fewest || matching < seen.length / 2) return null;
  if (seen.filter((text) => own.test(text)).length < seen.length * share) return null;
  const isOnlyHeaded = !hasOtherLines(lines);
  const texts: string[] = [];
  for (let line = 0; line < lines.count; line++) texts.push(textOf(lines, line, isOnlyHeaded));
  return new Lines(texts.join("\n"));
}

function headerIn(text: string, at: number): RegExpExecArray | null {
  return matchAt(written, text, at);
}

/** Where servers name their threads, what has none is a line below a message. So are those of a report. */
function hasOtherLines(lines: Lines): boolean {
  for (const text of beginnings(lines, maxTriedForLog)) {
    const header = headerIn(text, 0);
    if (header && (header[2] !== undefined || /^(?:---- |# )/.test(text.slice(header[0].length)))) return true;
  }
  return false;
}

function textOf(lines: Lines, line: number, isOnlyHeaded: boolean): string {
  const start = lines.start(line);
  const header = headerIn(lines.text, start);
  if (!header) return lines.get(line);
  const [all, time, thread, level] = header;
  const message = lines.text.slice(start + all.length, lines.end(line));
  if (thread !== undefined) return `[${time}] [${thread}/${level}]: ${message}`;
  return isOnlyHeaded ? `${time} [${level}] ${message}` : message;
}
