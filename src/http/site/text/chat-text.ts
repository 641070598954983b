import type { Analysis } from "../../../analysis/model/analysis.ts";
import type { Stated } from "../../../analysis/model/facts.ts";
import type { FoundFinding } from "../../../analysis/model/model.ts";
import { installedMods, installedPlugins } from "../../../analysis/owners/platform-ids.ts";
import { type CardText, cardText, headingText } from "../../../analysis/words/card-text.ts";
import { titleOf } from "../../../analysis/words/render.ts";
import { diagnosisWords } from "../../../i18n/diagnosis-words.ts";
import { knownText } from "../../../i18n/known-text.ts";
import type { Language } from "../../../i18n/language.ts";
import { joined } from "../../../i18n/lists.ts";
import { logPartsWords } from "../../../i18n/log-parts-words.ts";
import { versionName } from "../../../i18n/version-name.ts";
import type { KnownCrash } from "../../../wire/known-crash.ts";
import { memoryText } from "./units.ts";
import { plainLine } from "./untrusted-text.ts";
import { wholenessText } from "./wholeness-text.ts";

/** Discord takes 2,000; what is left is for the words of the one who posts it. */
const maxLength = 1900;
const maxVersions = 4;
const maxValue = 60;
const maxTitle = 200;
const maxQuote = 200;
const maxOthers = 2;

/** How chats are written to: Discord formats what it is given, and where Chinese is spoken nothing is formatted. */
interface ChatForm {
  strong(text: string): string;
  code(text: string): string;
  /** Foreign text for the middle of a line. */
  foreign(text: string, most: number): string;
  link(url: string): string;
}

const discord: ChatForm = {
  strong: (text) => `**${text}**`,
  code: (text) => `\`${unlinked(plainLine(text, maxQuote)).replaceAll("`", "'")}\``,
  foreign: escapeDiscord,
  link: (url) => `<${url}>`,
};
const plain: ChatForm = {
  strong: (text) => text,
  code: (text) => unlinked(plainLine(text, maxQuote)),
  foreign: (text, most) => unlinked(plainLine(text, most)),
  link: (url) => url,
};
/** The groups of QQ and WeChat. */
const unformatted: readonly string[] = ["zh-CN"] satisfies Language[];

/** A finding with where it stands, in words. */
export interface ToldFinding {
  finding: Pick<FoundFinding, "code" | "severity" | "parameters" | "isConsequence" | "isFromEarlierRun" | "house">;
  place: string;
  /** The line that proves it. */
  quote: string;
}

/** By what somebody has to do about them, as the page has them. */
export interface ToldDiagnosis {
  cause: readonly ToldFinding[];
  others: readonly (readonly ToldFinding[])[];
}

/**
 * What "Copy for chat" copies: the cause and why, what to do first, the line that proves it, on what it ran, and the link.
 * Notes are left out. Nothing in it pings, links or formats but our own.
 */
export class ChatMessage {
  private text = "";
  private readonly form: ChatForm;
  private readonly end: string;

  constructor(
    url: string,
    private readonly language: Language,
  ) {
    this.form = unformatted.includes(language) ? plain : discord;
    this.end = `\n${this.form.link(url)}`;
  }

  toString(): string {
    return this.text + this.end;
  }

  /** A line of foreign text, as far as there is room. */
  add(text: string, most = 300): void {
    this.addFirst([this.form.foreign(text, most)]);
  }

  /**
   * The cause, and the headlines of two more of other kinds that do not follow from it; how many more there are is counted as
   * the page counts its cards. `none`: what is said where nothing is wrong, the headline first.
   */
  addFindings(diagnosis: ToldDiagnosis, [none, ...below]: readonly [string, ...string[]]): void {
    const [cause] = diagnosis.cause;
    if (!cause) {
      this.addFirst([this.form.strong(this.form.foreign(none, maxTitle))]);
      for (const text of below) this.add(text);
      return;
    }
    this.addCause(cause);
    const codes = new Set([cause.finding.code]);
    const others = diagnosis.others.map(([first]) => first!);
    const headlines = others
      .filter(({ finding }) => !codes.has(finding.code) && codes.add(finding.code))
      .slice(0, maxOthers)
      .map(({ finding }) => `- ${this.form.foreign(headingText(finding, this.language), 160)}`);
    for (const line of headlines) this.addFirst([line]);
    const more = others.length - headlines.length;
    if (more > 0) this.add(logPartsWords[this.language].moreFindings({ count: more }));
  }

  /** What is known of the fault from the logs of others, and what the site says of it. */
  addKnown(known: KnownCrash | null): void {
    if (!known) return;
    const text = knownText(known, this.language);
    if (text !== "") this.add(text, 400);
    if (known.note !== null) this.add(known.note, 300);
  }

  /** What it is of: the software, its versions, and how much is installed. */
  addFacts(analysis: Analysis): void {
    const { foreign } = this.form;
    const title = titleOf(analysis.software, this.language);
    this.addFirst([[foreign(title, maxTitle), ...this.facts(analysis)].filter((part) => part !== "").join(" · ")]);
  }

  private addCause({ finding, place, quote }: ToldFinding): void {
    const { foreign, strong, code } = this.form;
    const words = logPartsWords[this.language];
    const { headline, reason, steps }: CardText = cardText(finding, this.language);
    this.addFirst([strong(foreign(headline, 300))]);
    if (reason !== null) this.addFirst([foreign(reason, 400)]);
    if (steps[0] !== undefined) this.addFirst([`→ ${foreign(steps[0], 300)}`]);
    const places = [place, ...(finding.isFromEarlierRun ? [words.earlierRun] : [])];
    const { place: thrownAt } = finding.parameters;
    const frame =
      typeof thrownAt === "string" && !quote.includes(thrownAt)
        ? ` ${code(diagnosisWords[this.language].thrownAt({ place: thrownAt }))}`
        : "";
    const where = joined(
      "clauses",
      places.map((one) => foreign(one, 100)),
      this.language,
    );
    const quoted = (text: string) => words.quoteHead({ places: where, quote: text });
    this.addFirst([quoted(`${code(quote)}${frame}`), quoted(code(quote))]);
  }

  private facts(analysis: Analysis): string[] {
    const { statements, facts, completeness, runs } = analysis;
    const { foreign } = this.form;
    const words = logPartsWords[this.language];
    const { environment } = facts;
    const plugins = installedPlugins(facts.plugins);
    const mods = installedMods(facts.mods);
    const versions = statements
      .slice(0, maxVersions)
      .map(({ label, value }) => `${foreign(versionName(label, this.language), maxValue)} ${foreign(value, 40)}`);
    // `Windows 10 (amd64) version 10.0`: what stands behind its name tells nobody more.
    const system = environment.os?.value.replace(/ ?\(.*/s, "") ?? "";
    return [
      ...versions,
      foreign(system, maxValue),
      this.memory(environment.maxHeap ?? environment.memory),
      mods.length > 0 ? words.modCount({ count: mods.length }) : "",
      plugins.length > 0 ? words.pluginCount({ count: plugins.length }) : "",
      completeness ? wholenessText(analysis, completeness, this.language) : "",
      runs.length > 1 ? diagnosisWords[this.language].runCount({ count: runs.length }) : "",
    ];
  }

  /** As the page's strip of facts has it. */
  private memory(stated: Stated | undefined): string {
    if (!stated) return "";
    const amount = memoryText(stated.value, this.language);
    return amount === null
      ? this.form.foreign(stated.value, maxValue)
      : diagnosisWords[this.language].memory({ amount });
  }

  /** The first of these lines that there is room for. */
  private addFirst(lines: readonly string[]): void {
    for (const line of lines) {
      if (line === "") return;
      const text = this.text === "" ? line : `${this.text}\n${line}`;
      if (text.length + this.end.length > maxLength) continue;
      this.text = text;
      return;
    }
  }
}

/**
 * Foreign text for the middle of a line. A backslash does not keep Discord from pinging or from finding links, because
 * it looks for those before it looks for formatting; a space without width does. One before a letter escapes nothing, and
 * stays single: not only Discord is where this is pasted.
 */
export function escapeDiscord(text: string, most: number): string {
  return unlinked(
    plainLine(text, most)
      .replace(/\\(?![0-9A-Za-z\s])|[*_~`|<>[\]]/g, "\\$&")
      // Headings, small print and lists, where it is the first of a line.
      .replace(/^(?:#{1,3}|-#|[-+]|\d{1,9}(?=\.))(?=\.? )/, (mark) => (/\d/.test(mark) ? `${mark}\\` : `\\${mark}`)),
  );
}

/** Nothing that pings or leads anywhere. */
function unlinked(text: string): string {
  return text
    .replaceAll("@", "@\u200b")
    .replaceAll("://", ":\u200b//")
    .replace(/\b(discord(?:app)?\.(?:gg|com|me|io|li))\//gi, "$1\u200b/");
}
