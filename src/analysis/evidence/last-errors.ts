import { withoutColours } from "../../wire/colour-codes.ts";
import { type Entry, type Level, levels } from "../model/model.ts";
import { cutOff } from "../traces/meanings/explained.ts";
import type { Evidence } from "./evidence.ts";

/** So much before an end, its reason may stand. */
const maxEntries = 60;
const maxAgo = 10_000;
const maxTried = 2000;
const maxLine = 600;
const maxBelow = 4;
const maxSaid = 300;
/** What follows from the error above it, or says only that something failed. */
const aftermath =
  /[Cc]rash report|Cowardly refusing|full crash|\brefmap\b|minVersion|^Encountered an unexpected exception$|^Failed to load properties from file|^Shutdown failure|^An error occurred building event handler/;
/** What somebody has to do first, at whatever level it is said: then it is the last thing that is said. */
const demand =
  /^(?:[*#!> ]{0,6}(?:You (?:first )?(?:need|have) to|You must|You should|Please|To (?:start|run|use) (?:the|this) \w{1,20},? you)\b)/;
const demandAtMost = 8;
/** What no sentence is. */
const frame = /^\s{0,8}(?:at |\.\.\. \d)|^\s{0,8}$/;

/** What a log says last as an error, up to an entry. */
export interface LastErrors {
  said: string;
  firstLine: number;
  endLine: number;
}

/**
 * The errors that stand together last before a line, and near to it: `from` is where the run begins. What stands below the first line
 * of such an entry belongs to it, up to a trace.
 */
export function lastErrorsBefore(
  line: number,
  from: number,
  { entries, lines }: Pick<Evidence, "entries" | "lines">,
  /** What a server only warns of that then stops, it stops for. */
  worst: Level = levels.error,
): LastErrors | null {
  const end = entries.findLastIndex(({ firstLine }) => firstLine < line);
  const { time: ended = null } = entries[end] ?? {};
  const told: { entry: Entry; said: string }[] = [];
  for (let i = end; i >= Math.max(0, end - maxTried); i--) {
    const entry = entries[i]!;
    const isFar = entry.time === null || ended === null || ended - entry.time > maxAgo;
    if (entry.firstLine < from || (isFar && end - i > maxEntries)) break;
    const isMeant = entry.level <= worst || (end - i < demandAtMost && isDemand(entry, lines));
    const said = isMeant ? saidBy(entry, lines) : null;
    if (said === null && told.length > 0) break;
    if (said === null) continue;
    const all = said.length + told.reduce((length, one) => length + one.said.length, 0);
    if (told[0] && (entry.thread !== told[0].entry.thread || all > maxSaid)) break;
    told.unshift({ entry, said });
  }
  const [first, last] = [told[0], told.at(-1)];
  if (!first || !last) return null;
  const said = told.map((one) => one.said).join(" / ");
  return { said, firstLine: first.entry.firstLine, endLine: last.entry.endLine };
}

function isDemand({ firstLine, prefix }: Entry, lines: Evidence["lines"]): boolean {
  return demand.test(plain(lines.get(firstLine, maxLine).slice(prefix.length)));
}

/** `null` where it says nothing of its own. */
function saidBy({ firstLine, endLine, prefix }: Entry, lines: Evidence["lines"]): string | null {
  const own = plain(lines.get(firstLine, maxLine).slice(prefix.length));
  if (!/\p{L}{3}/u.test(own) || aftermath.test(own)) return null;
  const all = [own];
  for (let line = firstLine + 1; line < Math.min(endLine, firstLine + maxBelow); line++) {
    const text = lines.get(line, maxLine);
    if (frame.test(text)) break;
    all.push(plain(text));
  }
  return cutOff(all.join(" / "), maxSaid);
}

function plain(text: string): string {
  return withoutColours(text)
    .replace(/^\s{0,8}\[(?:ForgeModLoader|STDERR|STDOUT)\] /, "")
    .trim();
}
