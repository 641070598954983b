import { declareWords, message } from "../i18n/declare-words.ts";
import { playersWords } from "../i18n/players-words.ts";
import { sharingWords } from "../i18n/sharing-words.ts";
import type { PrivateKind, PrivateMatch } from "../privacy/redact.ts";
import type { Language } from "../wire/languages.ts";
import { padded, widthOf } from "./terminal-text.ts";

const privateWords = declareWords("cli.private", {
  lines: message<{ count: number; lines: string }>(),
  masked: message<{ count: number; log: string }>(),
  possible: message<{ count: number; log: string; lines: string }>(),
  sent: message<{ count: number; log: string }>(),
});

/** Enough to look a few of them up. */
const linesShown = 4;

export interface PrivateGroup {
  kind: PrivateKind;
  count: number;
  /** The first lines that have one, counted from 1. */
  lines: number[];
  hasMore: boolean;
}

/** Matches by kind, most first. They must be sorted. */
export function groupPrivate(text: string, matches: readonly PrivateMatch[]): PrivateGroup[] {
  const groups = new Map<PrivateKind, PrivateGroup>();
  let line = 1;
  let at = 0;
  for (const { kind, start } of matches) {
    for (let next = text.indexOf("\n", at); next !== -1 && next < start; next = text.indexOf("\n", at)) {
      line++;
      at = next + 1;
    }
    let group = groups.get(kind);
    if (!group) {
      group = { kind, count: 0, lines: [], hasMore: false };
      groups.set(kind, group);
    }
    group.count++;
    if (group.lines.at(-1) === line) continue;
    if (group.lines.length < linesShown) group.lines.push(line);
    else group.hasMore = true;
  }
  return [...groups.values()].sort((a, b) => b.count - a.count);
}

/** What was masked, for people; `""` where there was nothing. */
export function privateSummary(
  log: string,
  groups: readonly PrivateGroup[],
  isMasked: boolean,
  language: Language,
): string {
  if (groups.length === 0) return "";
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  const { masked, sent } = privateWords[language];
  const kinds = { ...sharingWords[language].kinds, ...playersWords[language].kinds };
  const names = groups.map(({ kind }) => kinds[kind]);
  const width = Math.max(...names.map(widthOf));
  const digits = String(groups[0]!.count).length;
  const rows = groups.map((group, at) => {
    return `  ${padded(names[at]!, width)}  ${String(group.count).padStart(digits)}  ${where(group, language)}`;
  });
  return `${[(isMasked ? masked : sent)({ count, log }), ...rows].join("\n")}\n`;
}

function where({ lines, hasMore }: Pick<PrivateGroup, "lines" | "hasMore">, language: Language): string {
  const listed = `${lines.join(", ")}${hasMore ? " …" : ""}`;
  return privateWords[language].lines({ count: hasMore ? linesShown + 1 : lines.length, lines: listed });
}

/** What could be private, and is sent all the same; `""` where there is nothing. */
export function possibleSummary(log: string, groups: readonly PrivateGroup[], language: Language): string {
  const [group] = groups;
  if (!group) return "";
  const { possible } = privateWords[language];
  return `${possible({ count: group.count, log, lines: where(group, language) })}\n`;
}
