import { megabytes } from "../i18n/amounts.ts";
import { joined } from "../i18n/lists.ts";
import { type MigrateWords, migrateWords } from "../i18n/migrate-words.ts";
import { troubleText } from "../i18n/trouble-text.ts";
import type { Language } from "../wire/languages.ts";
import type { CopyCounts } from "./copy.ts";
import type { Fault } from "./faults.ts";
import type { VerifyCounts } from "./verify.ts";

interface Ended {
  from: { place: string };
  to: { place: string };
  faults: Fault[];
  /** How many there are now. */
  logs: { source: number; target: number };
}

export interface Outcome {
  /** For programs. */
  facts: { ok: boolean } & Record<string, unknown>;
  /** For people. */
  text: string;
}

export function copySummary(
  { from, to, faults, logs, keysDiffer, ...counts }: Ended & CopyCounts & { keysDiffer: boolean },
  language: Language,
): Outcome {
  const words = migrateWords[language];
  const { copied, bytes, alreadyThere, leftOut, counted, removed } = counts;
  const lines = [
    words.copyHead(placesOf(from, to, language)),
    words.copied({ count: copied, size: megabytes(bytes, language), already: alreadyThere }),
    ...(counted > 0 ? [words.viewsUpToDate({ count: counted })] : []),
    ...(leftOut > 0 ? [words.leftOut({ count: leftOut })] : []),
    ...(removed > 0 ? [words.removed({ count: removed })] : []),
    ...(keysDiffer ? [words.ownKey] : []),
    logLine(logs, words, language),
    faults.length === 0 ? words.copyRight : words.copyFaults({ count: faults.length }),
  ];
  return outcome({ from, to, faults, logs }, { ...counts, keysDiffer }, lines);
}

export function verifySummary(
  { from, to, faults, logs, ...counts }: Ended & VerifyCounts,
  language: Language,
): Outcome {
  const words = migrateWords[language];
  const { compared, bytes, leftOut } = counts;
  const lines = [
    words.verifyHead(placesOf(from, to, language)),
    words.compared({ count: compared, size: megabytes(bytes, language) }),
    ...(leftOut > 0 ? [words.leftOutThere({ count: leftOut })] : []),
    logLine(logs, words, language),
    faults.length === 0 ? words.verifyRight : words.verifyFaults({ count: faults.length }),
  ];
  return outcome({ from, to, faults, logs }, { ...counts }, lines);
}

function outcome({ from, to, faults, logs }: Ended, counts: Record<string, unknown>, lines: string[]): Outcome {
  const facts = { ok: faults.length === 0, from: from.place, to: to.place, ...counts, logs, faults };
  return { facts, text: `${lines.join("\n")}\n` };
}

function placesOf(from: Ended["from"], to: Ended["to"], language: Language): { from: string; to: string } {
  return { from: troubleText(from.place, language), to: troubleText(to.place, language) };
}

function logLine({ source, target }: Ended["logs"], words: MigrateWords, language: Language): string {
  const held = words.holds({ source, target });
  return target > source ? joined("sentences", [held, words.ownLogs], language) : held;
}
