import { type Choice, type Message, parametersOf } from "../../src/i18n/messages/message.ts";
import { parseMessage } from "../../src/i18n/messages/parse.ts";
import { templatesOf as expandedTemplates, localeMessages } from "./locale-messages.ts";

/** What is wrong with a catalogue: `key: what`. English is the measure of every other. */

const english = localeMessages("en");
/** Each message is looked at from several sides. */
const templatesOf = remembered(expandedTemplates);
const messageOf = remembered(parseMessage);

function remembered<Args extends string[], Result>(make: (...args: Args) => Result): (...args: Args) => Result {
  const made = new Map<string, Result>();
  return (...args) => {
    const key = args.join("\0");
    const known = made.get(key) ?? make(...args);
    made.set(key, known);
    return known;
  };
}

export function faultsOf(language: string, messages: Record<string, string>): string[] {
  return Object.entries(messages).flatMap(([key, text]) => {
    const source = english[key];
    if (source === undefined) return [`${key}: English has no such key`];
    try {
      return [
        ...formFaults(text),
        ...parameterFaults(source, text),
        ...pluralFaults(messageOf(text), language, messageOf(source)),
        ...markFaults(text, language),
        ...(/^(?:findings|insights|refusals|terms)\./.test(key) ? endFaults(text, source) : []),
        ...(/^findings\..*\.message/.test(key) ? openingFaults(text, messages["insights.opening-words"] ?? "") : []),
        ...(language === "en" ? [] : leftoverFaults(key, text, source, language)),
      ].map((fault) => `${key}: ${fault}: ${text}`);
    } catch (error) {
      return [`${key}: ${(error as Error).message}`];
    }
  });
}

function formFaults(text: string): string[] {
  if (text.trim() === "") return ["is empty"];
  return [
    ...(text === text.trim() ? [] : ["begins or ends with a space"]),
    ...(/ {2}|[\t\r\n]/.test(text) ? ["has two spaces, a tab or a line break"] : []),
    ...(text === text.normalize("NFC") ? [] : ["is not in Unicode's normal form"]),
  ];
}

/** How many a list has may be said or not, as the language needs it; everything else is in both. */
function parameterFaults(source: string, text: string): string[] {
  const wanted = neededIn(source);
  const named = neededIn(text);
  return [
    ...[...wanted].filter((name) => !named.has(name)).map((name) => `lacks {${name}}`),
    ...[...named].filter((name) => !wanted.has(name)).map((name) => `has {${name}}, which English has not`),
  ];
}

function neededIn(text: string): Set<string> {
  const parameters = [...parametersOf(messageOf(text)).keys()];
  return new Set(parameters.map((name) => name.replace(/(?<=\w)Count$/, "")));
}

function pluralFaults(message: Message, language: string, source: Message): string[] {
  return choicesIn(message).flatMap(([name, by, cases]) => {
    if (by === "select") return [];
    const { used, known } = pluralsOf(language, by === "plural" ? "cardinal" : "ordinal");
    const named = Object.keys(cases).filter((one) => !one.startsWith("="));
    // A case that stands for one number alone is covered by that number.
    const covered = (one: string) => named.includes(one) || used.every((other, n) => other !== one || `=${n}` in cases);
    const lacking = [...new Set(used)].filter((one) => !covered(one));
    const strange = named.filter((one) => !known.includes(one));
    const isMoreThanOne = used.some((one, number) => one === "one" && number !== 1);
    const hidesNumber =
      isMoreThanOne && "one" in cases && !showsNumber(cases["one"]!, name) && countsAloud(source, name);
    return [
      ...lacking.map((one) => `lacks the plural "${one}"`),
      ...strange.map((one) => `has the plural "${one}", which the language has not`),
      ...(hidesNumber ? ['"one" is not only 1 in this language: it needs the number'] : []),
    ];
  });
}

/** Which case each number has, from 0 on, and all that there are. */
const pluralsOf = remembered((language: string, type: "cardinal" | "ordinal") => {
  const rules = new Intl.PluralRules(language, { type });
  const used: string[] = Array.from({ length: 201 }, (_, number) => rules.select(number));
  return { used, known: rules.resolvedOptions().pluralCategories as string[] };
});

function choicesIn(message: Message): Choice[] {
  return message.flatMap((piece): Choice[] =>
    typeof piece === "object" && piece.length === 3 ? [piece, ...Object.values(piece[2]).flatMap(choicesIn)] : [],
  );
}

function showsNumber(message: Message, name: string): boolean {
  return message.some((piece) => piece === 0 || (typeof piece === "object" && piece[0] === name));
}

/** Whether English says the number of many things: where it only bends a word, nothing is hidden. */
function countsAloud(source: Message, name: string): boolean {
  return choicesIn(source).some((choice) => choice[0] === name && showsNumber(choice[2]["other"] ?? [], name));
}

/** The quotation marks of each language. Of one that is not here yet, any pass. */
const quotes: Record<string, string> = {
  en: "“”‘’",
  "zh-CN": "“”「」《》",
  "zh-TW": "「」『』《》",
  ja: "「」『』",
  ko: "“”‘’",
  ru: "«»„“",
  uk: "«»„“’",
  de: "„“‚‘’",
  fr: "«»“”’",
  es: "«»“”",
  "pt-BR": "“”‘’",
  pl: "„”«»’",
};
const allQuotes = "“”„«»「」『』‚‘";
const fullWidth = /^(?:zh|ja)/;
const script = "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}";
const halfMarks = new RegExp(`[${script}][,;:!?()]|[,;:!?()][${script}]|[，。：；（）、] | [，。：；（）、]`, "u");

function markFaults(text: string, language: string): string[] {
  const allowed = quotes[language] ?? allQuotes;
  return templatesOf(text).flatMap((one) => {
    const foreign = [...one].filter((mark) => allQuotes.includes(mark) && !allowed.includes(mark));
    return [
      ...(foreign.length > 0 ? [`has the quotation mark ${foreign[0]} of another language`] : []),
      ...(fullWidth.test(language) && halfMarks.test(one) ? ["has marks of half width beside its letters"] : []),
      ...(/ [,.](?:\s|$)/.test(one) ? ["has a space before a comma or full stop"] : []),
      ...(language === "fr" ? frenchFaults(one) : []),
    ];
  });
}

/** A sentence is one in every language, and a part of one is put into others. */
function endFaults(text: string, source: string): string[] {
  const isEnded = (one: string) => templatesOf(one).some((template) => /[.。…!?！？][)”»“」]?$/u.test(template));
  const hasWords = /\p{L}{2}/u.test(
    templatesOf(source)
      .join("")
      .replace(/\{\w+\}/g, ""),
  );
  return hasWords && isEnded(source) !== isEnded(text) ? ["ends unlike English"] : [];
}

/** French has a space that does not break before high marks, and inside of its quotation marks. */
function frenchFaults(whole: string): string[] {
  // Code and settings are written as they are: `ip_forward: true`.
  const text = whole.replace(/`[^`]*`|\b[\w-]+: (?:true|false|\{\w+\})/g, "");
  const isWrong = /\p{L}[;!?](?=\s|$)|\p{L}:(?=\s)| [;:!?»](?=\s|$)|« |«(?=\p{L})|(?<=\p{L})»/u.test(text);
  return isWrong ? ["lacks a no-break space beside ; : ! ? « or »"] : [];
}

const ownScript: Record<string, RegExp> = {
  "zh-CN": /\p{Script=Han}/u,
  "zh-TW": /\p{Script=Han}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}/u,
  ru: /\p{Script=Cyrillic}/u,
  uk: /\p{Script=Cyrillic}/u,
};
/** Words that English cannot do without, and no other of these languages has. */
const englishWords = /(?<![\p{L}\d-])(?:the|and|with|which|this|from|were|have|not|your|of|is|are)(?![\p{L}\d-])/iu;

function leftoverFaults(key: string, text: string, source: string, language: string): string[] {
  if (key === "insights.opening-words") return [];
  const words = ownWords(source).match(/[a-z]{2,}/g) ?? [];
  const isSentence = words.length > 1;
  const wanted = ownScript[language];
  if (isSentence && wanted && !wanted.test(text)) return ["is not in the language"];
  if (isSentence && text === source && words.length > 2) return ["is English"];
  return englishWords.test(ownWords(text)) ? ["has English words"] : [];
}

/** A card may begin with what stands behind a colon: its first word is known there, or keeps its letters as a name does. */
function openingFaults(text: string, openingWords: string): string[] {
  const known = new Set(openingWords.split(" "));
  const begun = templatesOf(text)
    .join("\n")
    .replace(quoted, "")
    .matchAll(/:[ \u00A0](\p{Ll}{1,20})(?![\p{L}\p{N}_.]|-\w+[.])/gu);
  return Array.from(begun, ([, word]) => word!)
    .filter((word) => !known.has(word))
    .map((word) => `“${word}” is missing in insights.opening-words`);
}

const quoted = /`[^`]*`|“[^”]*”|„[^“”]*[“”]|«[^»]*»|「[^」]*」|"[^"]*"|\([^()]*\)|（[^（）]*）/g;

/** Without parameters, and without what is quoted from a log, a menu, a command or a file. */
function ownWords(text: string): string {
  return templatesOf(text)
    .join(" ")
    .replace(/\{\w+\}/g, "")
    .replace(quoted, "")
    .replace(/[\w.*-]*[./\\_@:=*][\w./\\*-]*|-{1,2}[\w-]+|\b[A-Z][\w.+-]*(?: [A-Z][\w.+-]*)*/g, "");
}
