import type { FoundFinding, Language, ParameterValue } from "../model/model.ts";
import { closedPieces, isClosed } from "./closed-text.ts";
import {
  dated,
  findingText,
  messageParts,
  parameterTexts,
  twoSentences,
  withHeading,
  withoutIds,
  wordsOfTerm,
} from "./render.ts";
import { isThrown, readableParameters, saidBy, thrownIn, withSaid } from "./what-was-thrown.ts";
import { sentenceWith } from "./words.ts";

type Told = Pick<FoundFinding, "code" | "parameters" | "house">;

/** A finding as its card tells it. */
export interface CardText {
  /** Who could not do what, and why, as far as two lines of a phone have room for it. */
  headline: string;
  /** Why, where the headline has no room for it. */
  reason: string | null;
  /** What only some want to read: all that was thrown, and where. */
  detail: string | null;
  /** The first one first. */
  steps: string[];
}

/** Two lines in large letters on a phone, in Latin letters: a Han character is as wide as two of them. */
const cardWidth = 72;
/** In small letters, or alone: then there is no other place for the reason. */
const rowWidth = 110;
const maxName = 100;
const maxBeforeColon = 200;
/** Fewer letters of what was thrown tell nothing. The line that is quoted as evidence has all of them. */
const leastQuoted = 40;
const maxQuoted = 160;
/** Of classes and their members, the last part tells enough beside the detail. */
const packages = /(?<![\w$./:])(?:[a-z_][\w$]{0,60}\.){2,12}(?=[A-Z][\w$]{0,80})/g;
/** Of a file, its name. */
const folders = /(?<![\w$./:\\])(?:[A-Za-z]:)?[\\/](?:[^\s\\/]{1,80}[\\/]){2,20}(?=[^\s\\/]{1,80})/g;
/** Here a sentence behind a colon begins like any other. */
const keepCapitals: readonly Language[] = ["de"];
/** Stands for it while sentences are told apart. */
const quotation = "\uE000";
/** Stands for a colon within a name, which ends nothing. */
const colonInName = "\uE001";

export function cardText(finding: Told, language: Language): CardText {
  return textWithin(finding, language, "card");
}

/** The same in a row of a list, whose letters are small. */
export function rowText(finding: Told, language: Language): CardText {
  return textWithin(finding, language, "row");
}

/** Who could not do what, and why, where nothing else is said of it. */
export function headingText(finding: Told, language: Language): string {
  return textWithin(finding, language, "alone").headline;
}

function textWithin(told: Told, language: Language, form: "card" | "row" | "alone"): CardText {
  const width = form === "card" ? cardWidth : rowWidth;
  const original = readableParameters(told.parameters);
  const parameters = withSaid(original, language);
  const finding = { ...told, parameters };
  const { summary, detail } = messageParts({ ...finding, parameters: withoutIds(parameters) }, language);
  const { meaning } = parameters;
  const isTerm = typeof meaning === "object" && !Array.isArray(meaning);
  const meant = isTerm ? wordsOfTerm(meaning, language) : "";
  // Some messages say it themselves.
  const why = meant !== "" && detail?.includes(meant) ? sentencesOf(meant) : [];
  const quoted = thrownIn(parameters);
  const [happened = "", ...more] = sentencesAround(summary, quoted);
  const known = [likelyCulprit(finding, language) ?? happened, ...more, ...why];
  // What it means may stand in the message already.
  const first = known[0]!;
  const hasColon = /[:：]/.test(first);
  // Two colons in one sentence would be one too many: then it stands below.
  const place = hasColon ? maxQuoted : Math.max(leastQuoted, rowWidth - widthOf(first) - 4);
  const thrown = known.length === 1 && meant === "" ? thrownIn(original)[0] : undefined;
  const said = saidBy(
    thrown && thrown.length > place ? withoutFolders(thrown) : thrown,
    first,
    place,
    original,
    language,
  );
  // Most exceptions speak English. Where nothing stands below, it is better than no reason.
  const isHeadline = said?.isReason && !hasColon && (form === "alone" || (said.isWhole && language === "en"));
  const sentences = isHeadline ? [...known, said.quoted] : known;
  // What is quoted is the reason itself, whose letters nobody can make fewer.
  const room = isHeadline || (said !== null && hasColon) ? rowWidth : width;
  // A term is a part of a sentence.
  const named = Object.fromEntries(
    Object.entries(parameters).filter(([name, value]) => !isTermAlone(value) && !isThrown(name)),
  );
  const isName = (text: string) => isNameAmong(parameterTexts(named, language), text);
  const [headline, ...reasons] = headlineFrom(
    withoutColonsIn(namesOf(parameters), sentences),
    language,
    room,
    isName,
  ).map((sentence) => sentence.replaceAll(colonInName, ":"));
  const rest = said !== null && !isHeadline ? [...reasons, said.below] : reasons;
  const { message, advice } = findingText(told, language);
  return {
    headline: headline ?? message,
    reason: rest.length === 0 ? null : rest.reduce((first, second) => twoSentences(first, second, language)),
    detail: message === headline ? null : message,
    steps: advice,
  };
}

function isTermAlone(value: ParameterValue): boolean {
  return typeof value === "object" && !Array.isArray(value);
}

/** The headline and what it has no room for, where they stand alone: what is over says so. */
export function datedCardText(finding: Told & Pick<FoundFinding, "isFromEarlierRun">, language: Language): string {
  const { headline, reason } = cardText(finding, language);
  return dated(finding, reason === null ? headline : twoSentences(headline, reason, language), language);
}

/** Whose code crashed is not told, but only one can be meant: who it is matters more than that it crashed. */
function likelyCulprit({ code, parameters }: Told, language: Language): string | null {
  const { suspect, origin, handler } = parameters;
  const isOnly = code === "crash-unknown" && typeof suspect === "string" && !origin && !handler;
  return isOnly ? sentenceWith(language, "likely-crashed", { name: suspect }) : null;
}

/** `Kettle: Reforged` has a colon that is none of the sentence. */
function namesOf(parameters: Told["parameters"]): string[] {
  return Object.values(parameters)
    .flat()
    .filter((value): value is string => typeof value === "string" && value.length <= maxName && value.includes(":"));
}

function withoutColonsIn(names: readonly string[], sentences: readonly string[]): string[] {
  const hide = (text: string, name: string) => text.replaceAll(name, name.replaceAll(":", colonInName));
  return sentences.map((sentence) => names.reduce(hide, sentence));
}

/** The sentences, of which the first says as much as there is room for. */
function headlineFrom(
  sentences: readonly string[],
  language: Language,
  maxWidth: number,
  isName: (text: string) => boolean,
): string[] {
  const [first = "", second, ...others] = sentences;
  const both = second === undefined ? null : withReason(first, second, language);
  for (const form of [withoutPackages, withoutFolders, withoutBrackets]) {
    if (both !== null && widthOf(form(both)) <= maxWidth) return [form(both), ...others];
  }
  const named = withoutPackages(both === null ? first : withoutRemarksIn(first));
  if (widthOf(named) <= maxWidth) return [named, ...sentences.slice(1)];
  // The detail has what stands in brackets.
  const short = withoutRemarksIn(named);
  const parts = widthOf(short) <= maxWidth ? [short] : atColon(short, language, isName);
  return [...parts, ...sentences.slice(1)];
}

/** `X cannot start.` and `It uses Y.`: `X cannot start: it uses Y.` Two colons in one sentence would be one too many. */
function withReason(what: string, why: string, language: Language): string | null {
  if (/[:：]/.test(what)) return null;
  const message = keepCapitals.includes(language) ? why : withOpening(why, language, (word) => word.toLowerCase());
  return withHeading(withoutRemarksIn(what).replace(/[.。]$/, ""), message, language);
}

/** A sentence that is too long is two: what happened, and why. What only names something stays behind its colon. */
function atColon(sentence: string, language: Language, isName: (text: string) => boolean): string[] {
  for (const { 0: colon, index } of sentence.slice(0, maxBeforeColon).matchAll(/[\u00a0\u202f]?: (?!\d)|：/g)) {
    const what = sentence.slice(0, index);
    const why = sentence.slice(index + colon.length);
    if (what.length < 12 || why.length < 4 || !isClosed(what)) continue;
    if (isName(why.replace(/[.。]$/, ""))) return [what + colon.trimEnd(), why];
    return [what + endOf(sentence), asSentence(why, sentence, language)];
  }
  return [sentence];
}

/** Whether a text is one of these, or a list of them, as a headline shortens them. */
function isNameAmong(values: Record<string, string | string[]>, text: string): boolean {
  const bare = (value: string | undefined) => withoutBrackets(value ?? "");
  return Object.values(values).some((value) => {
    // What something said is a sentence of its own.
    if (!Array.isArray(value)) return bare(value) === text && !/^\S+(?: \S+){3}/.test(text);
    return value.length > 0 && text.startsWith(bare(value[0])) && text.endsWith(bare(value.at(-1)));
  });
}

function withoutPackages(text: string): string {
  return text.replace(packages, "");
}

function withoutFolders(text: string): string {
  return withoutPackages(text).replace(folders, "");
}

function withoutBrackets(text: string): string {
  return withoutRemarksIn(withoutFolders(text));
}

/** Where the reason stands, what is only remarked makes room for it. */
function withoutRemarksIn(text: string): string {
  return text.replace(/ ?\([^()]*\)|（[^（）]*）/g, "");
}

/** Words that begin a sentence and nothing else are small behind a colon, and large without one. Names keep their letters. */
function withOpening(text: string, language: Language, change: (word: string) => string): string {
  const words = sentenceWith(language, "opening-words").split(" ");
  return text.replace(/^\p{L}{1,20}(?![\p{L}\p{N}_])/u, (word) =>
    words.includes(word.toLowerCase()) ? change(word) : word,
  );
}

/** As a sentence begins. */
function asSentence(text: string, like: string, language: Language): string {
  const begun = withOpening(text, language, (word) => word.charAt(0).toUpperCase() + word.slice(1));
  return /[.。]$/.test(begun) ? begun : begun + endOf(like);
}

function endOf(sentence: string): string {
  return sentence.endsWith("。") ? "。" : ".";
}

/** Where a sentence ends and another begins, in any language. Names with dots in them have no space behind. */
function sentencesOf(text: string): string[] {
  const pieces = text
    .split(/(?<=[\p{Ll}\p{Script=Hangul})”»\d]\.) (?=[\p{Lu}\p{Script=Hangul}„«])|(?<=。)/u)
    .filter((sentence) => sentence !== "");
  return closedPieces(pieces, (first, second) => (first.endsWith("。") ? first + second : `${first} ${second}`));
}

/** Without those behind the first that quote one of these, which may have sentences of their own. */
function sentencesAround(text: string, quoted: readonly string[]): string[] {
  const hidden = quoted.reduce((left, one) => (one === "" ? left : left.replaceAll(one, quotation)), text);
  const [first, ...others] = sentencesOf(hidden);
  if (first === undefined) return [];
  const shown = first.includes(quotation) ? (sentencesOf(text)[0] ?? first) : first;
  return [shown, ...others.filter((sentence) => !sentence.includes(quotation))];
}

function widthOf(text: string): number {
  return text.length + (text.match(/[\u2e80-\uffef]/g)?.length ?? 0);
}
