import { type OperatorWords, operatorWords, toOperator } from "../i18n/operator-words.ts";
import { asFingerprint } from "../logs/crash-fingerprint.ts";
import { CrashNotes, maxNote } from "../logs/crash-notes.ts";
import type { DaySpan, RecentCrash } from "../logs/crash-ports.ts";
import type { OperatorAccess } from "../storage/operator-access.ts";
import { type Sentence, UsageError } from "../wire/usage-error.ts";
import { withOperatorAccess } from "./operator-access.ts";
import { type Arguments, type CommandTerminal, dayText, jsonText, type OperatorCommand } from "./operator-command.ts";

const dayMs = 24 * 60 * 60 * 1000;
const maxDays = 3650;
const maxRows = 200;
/** Those of one mod may be far from the most frequent ones. */
const maxLookedAt = 2000;
/** The operator has all logs: there is nothing to hide. */
const leastSharers = 1;

/** A fault with how many shared it in these days, and in as many before. */
interface Row extends RecentCrash {
  before: number;
  note: string | null;
}

/** `lectern crashes`, `lectern crashes note FINGERPRINT TEXT` */
export const runCrashes: OperatorCommand = async (config, args, { out, language }) => {
  const words = operatorWords[language];
  const fault = faultOf(args);
  if (fault !== null) throw new UsageError(fault);
  return withOperatorAccess(config, async (access) => {
    if (args.words.length > 0) return note(access, args.words, out, words);
    const rows = await rowsOf(access, Number(args.value("days") ?? 7), args.value("mod"));
    await out(args.has("json") ? jsonText(rows.map(forPrograms)) : args.has("csv") ? csv(rows) : table(rows, words));
    return 0;
  });
};

function faultOf(args: Arguments): Sentence | null {
  const { words } = args;
  const days = args.value("days");
  if (days !== undefined && !(/^\d{1,4}$/.test(days) && Number(days) >= 1 && Number(days) <= maxDays)) {
    return toOperator((say) => say.days({ most: String(maxDays) }));
  }
  if (args.has("csv") && args.has("json")) return toOperator(({ csvOrJson }) => csvOrJson);
  if (words.length === 0) return null;
  const [action, fingerprint = "", text] = words;
  if (action !== "note") return toOperator(({ crashesTakes }) => crashesTakes);
  if (asFingerprint(fingerprint) === null) return toOperator(({ noteTakes }) => noteTakes);
  const isLong = text !== undefined && [...text].length > maxNote;
  return isLong ? toOperator((say) => say.noteLong({ most: String(maxNote) })) : null;
}

async function note(
  { records }: OperatorAccess,
  words: readonly string[],
  out: CommandTerminal["out"],
  say: OperatorWords,
): Promise<number> {
  const fingerprint = asFingerprint(words[1]!)!;
  const text = words[2]?.replace(/\s+/g, " ").trim() || null;
  await new CrashNotes(records).set(fingerprint, text);
  await out(`${text === null ? say.noteGone({ fingerprint }) : say.noteSeen({ fingerprint, note: text })}\n`);
  return 0;
}

async function rowsOf({ crashes, records }: OperatorAccess, days: number, mod: string | undefined) {
  const to = Math.floor(Date.now() / dayMs);
  const from = to - days + 1;
  const notes = new CrashNotes(records);
  const frequentIn = (span: DaySpan) => crashes.frequent(span, leastSharers, maxLookedAt);
  const found = (await frequentIn({ from, to }))
    .filter(({ about }) => mod === undefined || plain(about).includes(plain(mod)))
    .slice(0, maxRows);
  const earlier = await frequentIn({ from: from - days, to: from - 1 });
  const before = new Map(earlier.map(({ fingerprint, recentSharers }) => [fingerprint, recentSharers]));
  const rows: Row[] = [];
  for (const one of found) {
    const { fingerprint } = one;
    rows.push({ ...one, before: before.get(fingerprint) ?? 0, note: await notes.of(fingerprint) });
  }
  return rows;
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

function forPrograms({
  fingerprint,
  about,
  shares,
  sharers,
  recentSharers,
  before,
  firstDay,
  lastDay,
  note: said,
}: Row) {
  const [kind, ...parts] = about.split("\n");
  const days = { since: dateOf(firstDay), last: dateOf(lastDay) };
  return { fingerprint, kind, parts, logs: shares, sharers, recent: recentSharers, before, ...days, note: said };
}

/** Values that a spreadsheet would take for a formula are texts. */
function csv(rows: readonly Row[]): string {
  const cell = (value: string | number | null | undefined) => {
    const text = String(value ?? "");
    const safe = /^[=+\-@\t]/.test(text) ? `'${text}` : text;
    return /[",\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  const lines = rows.map(forPrograms).map(({ parts, ...row }) =>
    Object.values({ ...row, what: parts.join(" ") })
      .map(cell)
      .join(","),
  );
  return `${["fingerprint,kind,logs,sharers,recent,before,since,last,note,what", ...lines].join("\n")}\n`;
}

function table(rows: readonly Row[], words: OperatorWords): string {
  if (rows.length === 0) return `${words.noFault}\n`;
  return rows
    .map(({ fingerprint, about, recentSharers, before, shares, sharers, firstDay, note: said }) => {
      const trend = recentSharers > before ? "rising" : recentSharers < before ? "falling" : "steady";
      const day = dateOf(firstDay);
      const counts = words.fault({ people: recentSharers, trend, before, logs: shares, sharers, day });
      const noted = said === null ? "" : `    ${words.note({ note: said })}\n`;
      return `${fingerprint}  ${counts}\n    ${about.replaceAll("\n", " · ")}\n${noted}`;
    })
    .join("");
}

function dateOf(day: number): string {
  return dayText(day * dayMs);
}
