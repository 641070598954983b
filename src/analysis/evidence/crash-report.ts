import { isChatLine } from "../read/chat-lines.ts";
import { isFakeReport } from "../read/formats/reports.ts";
import { lineHeader } from "../read/line-header.ts";
import { isDigit } from "../text/characters.ts";
import type { Lines } from "../text/lines.ts";

/** A crash report, alone or printed into a log. */
export interface CrashReport {
  firstLine: number;
  /** Exclusive. */
  endLine: number;
  /** `Ticking block entity` */
  description: string | null;
  sections: ReportSection[];
}

export interface ReportSection {
  /** `Head`, `MOD create`, `System Details` */
  title: string;
  firstLine: number;
  endLine: number;
  /** What stands behind `Name: `; lines below it that are further in belong to it. */
  details: ReadonlyMap<string, { value: string; line: number }>;
}

/** Not where a mod tells people to look for `'---- Minecraft Crash Report ----'`. */
const title = /(?<!['"-])-{3,4} [^\n-]{0,60}(?:Crash Report|崩溃报告|崩潰報告) -{3,4}/;
export const reportNeedles = ["Crash Report ----", "崩溃报告 ----", "崩潰報告 ----"];
const maxLines = 6000;
const maxSections = 200;
const maxDetails = 400;
const maxValue = 4000;
const maxLine = 1000;
/** A prompt of Forge that looks like a report comes before the game; the last one is the crash. */
const maxReports = 50;

/** The last report that is one of a crash. `placesOf`: where a needle stands. */
export function lastCrashReport(lines: Lines, placesOf: (needle: string) => readonly number[]): CrashReport | null {
  const starts = reportNeedles.flatMap((needle) => placesOf(needle));
  for (const offset of starts.sort((a, b) => b - a).slice(0, maxReports)) {
    const line = lines.at(offset);
    if (!title.test(lines.get(line, maxLine)) || isChatLine(lines.get(line, maxLine))) continue;
    if (isFakeReport(lines.text, lines.start(line))) continue;
    return readReport(lines, line);
  }
  return null;
}

function readReport(lines: Lines, firstLine: number): CrashReport {
  const sections: ReportSection[] = [];
  let description: string | null = null;
  let details = new Map<string, { value: string; line: number }>();
  let current: ReportSection | null = null;
  let key: string | null = null;
  const end = Math.min(lines.count, firstLine + maxLines);
  let line = firstLine + 1;
  for (; line < end; line++) {
    const text = messageAt(lines, line);
    if (/^#@[!?]@#|^---- end of report/.test(text)) break;
    const head = /^-- ([^\n]{1,200}?) --\s{0,4}$/.exec(text);
    if (head) {
      if (current) current.endLine = line;
      if (sections.length >= maxSections) break;
      details = new Map();
      current = { title: head[1]!, firstLine: line, endLine: end, details };
      sections.push(current);
      key = null;
      continue;
    }
    if (!current) {
      description ??= /^Description: ([^\n]{1,300})/.exec(text)?.[1]?.trim() ?? null;
      continue;
    }
    // A log goes on below a report that was printed into it.
    if (current.title === "System Details" && isLogLine(lines, line)) break;
    // VanillaFix writes two spaces for a tab.
    const detail = /^(?:\t| {2})([^\s:][^:\n]{0,80}): ?([^\n]{0,1000})/.exec(text);
    if (detail) {
      key = details.size < maxDetails ? detail[1]! : null;
      if (key !== null && !details.has(key)) details.set(key, { value: detail[2]!.trim(), line });
      continue;
    }
    const known = key === null || !/^\t\t|^ {4}/.test(text) ? undefined : details.get(key);
    if (known && known.value.length < maxValue) known.value += `\n${text.trim()}`;
  }
  if (current) current.endLine = Math.min(current.endLine, line);
  return { firstLine, endLine: line, description, sections };
}

function isLogLine(lines: Lines, line: number): boolean {
  const header = lineHeader(lines.text, lines.start(line), lines.end(line));
  return header !== null && header.time !== undefined && !messageAt(lines, line).startsWith("\t");
}

/** Without the header that some loggers put before every line of a report. */
function messageAt(lines: Lines, line: number): string {
  const text = lines.get(line, maxLine);
  const first = text.charCodeAt(0);
  if (first !== 0x5b && !isDigit(first)) return text;
  const header = lineHeader(text, 0, text.length);
  const rest = header ? text.slice(header.length) : text;
  return rest.replace(/^(?:\[STD(?:OUT|ERR)\]:? |\[[\w.$]{1,80}(?::[\w<>$]{1,60}:-?\d{1,6})?\]: ?){1,2}/, "");
}
