import type { Analysis } from "../../../analysis/model/analysis.ts";
import type { Severity } from "../../../analysis/model/model.ts";
import type { Language } from "../../../i18n/language.ts";
import type { LogPartsWords } from "../../../i18n/log-parts-words.ts";
import { plainLine } from "./untrusted-text.ts";
import { versionName } from "./version-name.ts";

/** Discord takes 2,000; what is left is for the words of the one who posts it. */
const maxLength = 1900;
const maxVersions = 4;
const maxValue = 60;

/** The lines of a message, as far as there is room. */
export class DiscordMessage {
  text = "";

  /** Whether there was room. */
  add(lines: string): boolean {
    if (lines === "") return true;
    const more = this.text === "" ? lines : `\n${lines}`;
    if (this.text.length + more.length > maxLength) return false;
    this.text += more;
    return true;
  }
}

/** What a log says of the game and the machine. */
export function factsLine(
  { statements, facts }: Analysis,
  words: LogPartsWords,
  number: Intl.NumberFormat,
  language: Language,
): string {
  const { environment, mods, plugins } = facts;
  const versions = statements
    .slice(0, maxVersions)
    .map(({ label, value }) => `${escapeDiscord(versionName(label, language), maxValue)} ${escapeDiscord(value, 40)}`);
  const machine = [environment.os, environment.maxHeap ?? environment.memory]
    .filter((fact) => fact !== undefined)
    .map(({ value }) => escapeDiscord(value, maxValue));
  const parts = [
    ...versions,
    ...machine,
    mods.length > 0 ? words.modCount(number.format(mods.length), mods.length !== 1) : "",
    plugins.length > 0 ? words.pluginCount(number.format(plugins.length), plugins.length !== 1) : "",
  ];
  return parts.filter((part) => part !== "").join(" · ");
}

interface ToldFinding {
  severity: Severity;
  isFromEarlierRun: boolean;
  message: string;
  advice: readonly string[];
}

/** A finding and what to do first, ever shorter. `place` is formatted. */
export function findingForms(
  { severity, isFromEarlierRun, message, advice }: ToldFinding,
  place: string,
  words: LogPartsWords,
): string[] {
  const places = [place, ...(isFromEarlierRun ? [words.earlierRun] : [])];
  const head = `- ${words.findingHead(words.severity[severity], places)}`;
  const first = advice[0] === undefined ? "" : `\n  → ${escapeDiscord(advice[0], 250)}`;
  return [
    `${head}${escapeDiscord(message, 300)}${first}`,
    `${head}${escapeDiscord(message, 300)}`,
    `${head}${escapeDiscord(message, 100)}`,
  ];
}

/**
 * Foreign text for the middle of a line. A backslash does not keep Discord from pinging or from finding links, because
 * it looks for those before it looks for formatting; a space without width does.
 */
export function escapeDiscord(text: string, most: number): string {
  return (
    plainLine(text, most)
      .replace(/[\\*_~`|<>[\]]/g, "\\$&")
      // Headings, small print and lists, where it is the first of a line.
      .replace(/^(?:#{1,3}|-#|[-+]|\d{1,9}(?=\.))(?=\.? )/, (mark) => (/\d/.test(mark) ? `${mark}\\` : `\\${mark}`))
      .replaceAll("@", "@\u200b")
      .replaceAll("://", ":\u200b//")
      .replace(/\b(discord(?:app)?\.(?:gg|com|me|io|li))\//gi, "$1\u200b/")
  );
}
