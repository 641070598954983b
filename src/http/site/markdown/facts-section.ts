import type { Analysis } from "../../../analysis/model/analysis.ts";
import type { Bucket, Environment, Facts } from "../../../analysis/model/facts.ts";
import type { Language } from "../../../i18n/language.ts";
import { joined } from "../../../i18n/lists.ts";
import { logWords } from "../../../i18n/log-words.ts";
import type { MarkdownWords } from "../../../i18n/markdown-words.ts";
import { versionName } from "../../../i18n/version-name.ts";
import type { LogDetails } from "../../../logs/ports.ts";
import { senderMetadata } from "../text/sender-metadata.ts";
import { softwareName } from "../text/software-name.ts";
import { plainLine } from "../text/untrusted-text.ts";
import { codeBlock, codeSpan, escapeMarkdown, SizedText } from "./markdown-text.ts";

const senderBytes = 1500;
const environmentBytes = 2200;
const modBytes = 5500;
const pluginBytes = 2500;
const packBytes = 700;
const maxValue = 300;
const maxArguments = 60;
const maxName = 120;
const worstParts = 5;

const environmentWords = {
  os: "os",
  cpu: "processor",
  gpu: "graphics",
  gpuDriver: "graphicsDriver",
  maxHeap: "maxHeap",
  memory: "memory",
  physicalMemory: "physicalMemory",
  javaVendor: "javaVendor",
  launcher: "launcher",
} as const satisfies Partial<Record<keyof Environment, keyof MarkdownWords>>;

/** What the program says that sent the log. Its page has no more of it either. */
export function senderLines(details: LogDetails, words: MarkdownWords, language: Language): string {
  const text = new SizedText(senderBytes);
  const { facts } = senderMetadata(details, logWords[language]);
  text.addAll(
    facts.map(
      ({ label, value }) =>
        `- ${words.labelled({ label: escapeMarkdown(label, maxName), text: codeSpan(value, maxValue) })}`,
    ),
  );
  return String(text);
}

export function environmentSection(
  { software, statements, facts }: Analysis,
  words: MarkdownWords,
  language: Language,
): string {
  const { environment } = facts;
  const text = new SizedText(environmentBytes);
  text.add(`## ${words.environment}\n`);
  const name = softwareName(software) ?? words.unknownSoftware;
  const known = escapeMarkdown([name, software.version ?? ""].join(" "), maxValue);
  text.add(`- ${words.labelled({ label: words.software, text: known })}`);
  const stated = (label: string, value: string, line: number) => {
    const note = words.line({ line: String(line + 1) });
    text.add(`- ${words.labelled({ label, text: words.noted({ text: codeSpan(value, maxValue), note }) })}`);
  };
  for (const { label, value, line } of statements)
    stated(words.versionOf({ name: escapeMarkdown(versionName(label, language), 80) }), value, line);
  for (const key of Object.keys(environmentWords) as (keyof typeof environmentWords)[]) {
    const fact = environment[key];
    if (fact) stated(words[environmentWords[key]], fact.value, fact.line);
  }
  const { jvmArguments } = environment;
  if (jvmArguments) stated(words.jvmArguments, jvmArguments.value.slice(0, maxArguments).join(" "), jvmArguments.line);
  return `${text}\n`;
}

/** Lists in blocks of code, one to a line: the shortest form that is still safe and easy to search. */
export function partsSections({ mods, plugins, datapacks, resourcePacks }: Facts, words: MarkdownWords): string {
  return [
    listSection(words.mods, mods, ({ id, version, file }) => described(id, version, file), modBytes, words),
    listSection(
      words.plugins,
      plugins,
      ({ name, version, file }) => described(name, version, file),
      pluginBytes,
      words,
    ),
    listSection(words.datapacks, datapacks, ({ name }) => plainLine(name, maxName), packBytes, words),
    listSection(words.resourcePacks, resourcePacks, ({ name }) => plainLine(name, maxName), packBytes, words),
  ]
    .filter((section) => section !== "")
    .join("\n");
}

/** A file says something only where no version does. */
function described(name: string, version: string | undefined, file: string | undefined): string {
  const more = version ?? (file ? `(${file})` : "");
  return plainLine(`${plainLine(name, maxName)} ${plainLine(more, maxName)}`, 2 * maxName);
}

function listSection<Thing>(
  title: string,
  things: readonly Thing[],
  describe: (thing: Thing) => string,
  bytes: number,
  words: MarkdownWords,
): string {
  if (things.length === 0) return "";
  // One after the other: what does not fit is not worth describing.
  const shown = new SizedText(bytes);
  const hidden = things.length - shown.addAll(things.values().map(describe));
  const rest = hidden > 0 ? `\n${words.more({ count: hidden })}\n` : "";
  return `## ${title} (${things.length})\n\n${codeBlock(String(shown).split("\n"))}\n${rest}`;
}

/** When the log was written, and where it is worst. */
export function timelineSection({ facts, lines }: Analysis, words: MarkdownWords, language: Language): string {
  const { times, timeline } = facts;
  const sentences: string[] = [];
  if (times.first !== null && times.last !== null) {
    const count = Math.round((times.last - times.first) / 1000);
    sentences.push(words.fromTo({ from: clockText(times.first, words), to: clockText(times.last, words), count }));
  }
  if (times.startupSeconds !== null) sentences.push(words.startup({ count: times.startupSeconds }));
  const bad = ({ error, warning }: Bucket) => error * 1000 + warning;
  const worst = timeline.buckets
    .filter((bucket) => bad(bucket) > 0)
    .sort((a, b) => bad(b) - bad(a))
    .slice(0, worstParts)
    .sort((a, b) => a.from - b.from);
  sentences.push(worst.length === 0 ? words.noErrorsInTime : words.worstParts);
  const list = worst.map((bucket) => {
    const to = bucket.from + timeline.step;
    const span =
      timeline.by === "time"
        ? words.span({ from: clockText(bucket.from, words), to: clockText(to, words) })
        : words.lineSpan({ from: String(bucket.from + 1), to: String(Math.min(to, lines)) });
    const counts = [
      bucket.error > 0 ? words.errorCount({ count: bucket.error }) : "",
      bucket.warning > 0 ? words.warningCount({ count: bucket.warning }) : "",
      bucket.firstLine >= 0 ? words.fromLine({ line: String(bucket.firstLine + 1) }) : "",
    ];
    return `- ${words.labelled({ label: span, text: joined("clauses", counts, language) })}`;
  });
  return `## ${words.timeline}\n\n${joined("sentences", sentences, language)}\n${list.length > 0 ? `\n${list.join("\n")}\n` : ""}`;
}

const day = 86_400_000;
/** Times before this are counted from the midnight before the log begins. */
const firstDate = 10_000 * day;
const lastDate = 8.64e15;

function clockText(milliseconds: number, words: MarkdownWords): string {
  if (!(milliseconds >= 0 && milliseconds <= lastDate)) return "?";
  const iso = new Date(milliseconds).toISOString();
  if (milliseconds >= firstDate) return `${iso.slice(0, 10)} ${iso.slice(11, 19)}`;
  const days = Math.floor(milliseconds / day);
  return days === 0 ? iso.slice(11, 19) : words.day({ day: days + 1, time: iso.slice(11, 19) });
}
