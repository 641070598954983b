import type { Analysis, ReportedFinding } from "../../../analysis/model/analysis.ts";
import type { ExceptionGroup, Thrown } from "../../../analysis/model/exception-group.ts";
import { findingLinks, linksByName } from "../../../analysis/words/links.ts";
import { noFindingsText } from "../../../analysis/words/no-findings.ts";
import { findingText, messageParts } from "../../../analysis/words/render.ts";
import { unreadText } from "../../../analysis/words/unread.ts";
import type { Language } from "../../../i18n/language.ts";
import { joined } from "../../../i18n/lists.ts";
import type { MarkdownWords } from "../../../i18n/markdown-words.ts";
import type { LinkInsight } from "../../../wire/finding-link.ts";
import { ownFrames, shortType, whereOf } from "../text/exception-names.ts";
import { quotedLine } from "../text/untrusted-text.ts";
import { codeBlock, codeSpan, escapeMarkdown, SizedText } from "./markdown-text.ts";

const findingBytes = 10_000;
const exceptionBytes = 5000;
const maxFindings = 12;
/** The first problem is mostly the one that counts. */
const firstExcerptLines = 20;
const excerptLines = 8;
const excerptBytes = 3500;
const maxDepth = 4;
const maxLine = 300;
const maxLineNumbers = 10;
const maxText = 400;
const maxAdvice = 6;
const maxExceptions = 12;
const maxType = 200;

export function findingsSection(analysis: Analysis, words: MarkdownWords, language: Language): string {
  const { findings } = analysis;
  const text = new SizedText(findingBytes);
  text.add(`## ${words.findings}\n`);
  const unread = unreadText(analysis, language);
  if (unread !== null) text.add(`${unread}\n`);
  if (findings.length === 0) text.add(`${noFindingsText(analysis, language)}\n`);
  const shownAt = new Set<number>();
  let shown = 0;
  for (const finding of findings.slice(0, maxFindings)) {
    const where = lineNumbers(finding.lines, finding.count, words, language);
    const head = findingHead(finding, shown + 1, where, words, language);
    const advice = adviceText(finding, analysis, words, language);
    const isNew = !shownAt.has(finding.firstLine);
    const excerpt = isNew ? excerptText(finding, shown === 0 ? firstExcerptLines : excerptLines, words) : "";
    if (![head + advice + excerpt, head + advice, head].some((form) => text.add(form))) break;
    shownAt.add(finding.firstLine);
    shown++;
  }
  if (shown < findings.length) return `${text}\n${capital(words.more({ count: findings.length - shown }))}\n`;
  return String(text);
}

type HeadFinding = Parameters<typeof messageParts>[0] &
  Pick<ReportedFinding, "severity" | "confidence" | "isFromEarlierRun" | "isConsequence">;

/** What a finding says, and how sure it is. `where`: how often it is there, and at which lines. */
export function findingHead(
  finding: HeadFinding,
  index: number,
  where: string,
  words: MarkdownWords,
  language: Language,
): string {
  const about = [
    codeSpan(finding.code, maxText),
    words.severity[finding.severity],
    words.confidence({ percent: Math.round(finding.confidence * 100) }),
    finding.isFromEarlierRun ? words.earlierRun : "",
    finding.isConsequence ? words.consequence : "",
    where,
  ];
  const shown = about.filter((part) => part !== "").join(" · ");
  const { summary, detail } = messageParts(finding, language);
  const why = detail === null ? "" : `\n${escapeMarkdown(detail, maxText)}\n`;
  return `### ${index}. ${escapeMarkdown(summary, maxText)}\n\n${shown}\n${why}`;
}

function adviceText(finding: ReportedFinding, analysis: Analysis, words: MarkdownWords, language: Language): string {
  const { advice } = findingText(finding, language);
  return adviceList(advice, findingLinks(finding, analysis), words, language);
}

/** What to do, and where to go for it. */
export function adviceList(
  advice: readonly string[],
  links: readonly LinkInsight[],
  words: MarkdownWords,
  language: Language,
): string {
  const steps = advice.slice(0, maxAdvice).map((one) => escapeMarkdown(one, maxText));
  const places = linksByName(links).map(({ kind, name, to }) => {
    const sites = to.map(({ site, url }) => `[${escapeMarkdown(site, maxText)}](<${url}>)`);
    const label = words.links[kind]({ name: escapeMarkdown(name, maxText) });
    return words.labelled({ label, text: joined("items", sites, language) });
  });
  const lines = [...steps, ...places].map((line) => `- ${line}\n`);
  return lines.length === 0 ? "" : `\n${lines.join("")}`;
}

function excerptText({ excerpt }: ReportedFinding, most: number, words: MarkdownWords): string {
  const numbered = excerpt.lines.map((text, index) => ({ text, number: excerpt.firstLine + index + 1 }));
  const lines = withoutDeepFrames(numbered)
    .slice(0, most)
    .map(({ text, number }) => `${number} | ${quotedLine(text, maxLine)}`);
  const shown = lines.slice(0, new SizedText(excerptBytes).addAll(lines));
  if (shown.length === 0) return "";
  const hidden = excerpt.lines.length - shown.length;
  if (hidden > 0) shown.push(`… ${words.moreLines({ count: hidden })}`);
  return `\n${codeBlock(shown)}\n`;
}

/** Of a stack trace, its first frames: what comes behind them seldom says more, and the next cause does. */
function withoutDeepFrames<Line extends { text: string }>(lines: readonly Line[]): Line[] {
  let depth = 0;
  return lines.filter(({ text }) => {
    depth = /^\s{0,20}(?:at |\.\.\. \d)/.test(text) ? depth + 1 : 0;
    return depth <= maxDepth;
  });
}

export function exceptionsSection(groups: readonly ExceptionGroup[], words: MarkdownWords, language: Language): string {
  if (groups.length === 0) return "";
  const text = new SizedText(exceptionBytes);
  text.add(`## ${words.exceptions} (${groups.length})\n`);
  const told = groups.slice(0, maxExceptions).map((group, index) => groupText(group, index + 1, words, language));
  const shown = text.addAll(told);
  return shown < groups.length ? `${text}\n\n${capital(words.more({ count: groups.length - shown }))}\n` : `${text}\n`;
}

function groupText(group: ExceptionGroup, index: number, words: MarkdownWords, language: Language): string {
  const where = lineNumbers(group.lines, group.count, words, language);
  const lines = [`${index}. ${group.crash ? `**${words.crash}** · ` : ""}${thrownText(group, words)} · ${where}`];
  const say = (label: string, text: string) => lines.push(words.labelled({ label, text }));
  if (group.causes.length > 1) say(words.causedBy, thrownText(group.causes[0]!, words));
  if (group.causes.length > 0) say(words.rootCause, thrownText(group.root, words));
  const own = ownFrames(group, 3);
  const frames = (own.length > 0 ? own : group.frames.slice(0, 1)).map((frame) => {
    const place = whereOf(frame);
    return codeSpan(place === "" ? frame.method : `${frame.method} (${place})`, maxType);
  });
  if (frames.length > 0) say(own.length > 0 ? words.ownCode : words.firstCode, joined("items", frames, language));
  say(words.fingerprint, codeSpan(group.fingerprint, 60));
  return lines.join("\n   - ");
}

function thrownText({ type, message }: Thrown, words: MarkdownWords): string {
  const name = codeSpan(shortType(type), maxType);
  return message === "" ? name : words.labelled({ label: name, text: escapeMarkdown(message, maxType) });
}

/** Lines are counted from 0 here, from 1 for people. */
function lineNumbers(lines: readonly number[], count: number, words: MarkdownWords, language: Language): string {
  const shown = lines.slice(0, maxLineNumbers).map((line) => String(line + 1));
  const list =
    shown.length === 1 ? words.line({ line: shown[0]! }) : words.lines({ lines: joined("items", shown, language) });
  const times = count > 1 ? words.times({ count }) : "";
  return joined("clauses", [times, shown.length === 0 ? "" : list], language);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
