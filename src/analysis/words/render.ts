import type { RunOutcome } from "../model/analysis.ts";
import { adviceText } from "../model/house-words.ts";
import type { FoundFinding, Language, Parameters, ParameterValue, Software, Term } from "../model/model.ts";
import type { Catalogue, Sentence } from "./catalogue.ts";
import { en } from "./en.ts";
import { withNames } from "./own-names.ts";
import { zhCn } from "./zh-cn.ts";

/** A finding in words. */
export interface FindingText {
  message: string;
  advice: string[];
}

/** The message in two: what is wrong, and what was thrown with what it means, where something was. */
export interface MessageParts {
  summary: string;
  detail: string | null;
}

export const catalogues: Record<Language, Catalogue> = { en, "zh-CN": zhCn };

const maxHeadline = 1000;
const maxDepth = 3;
/** Nobody reads a sentence with more names in it; advice need not repeat all that the message has. */
const maxListed = 12;
const maxListedInAdvice = 4;

export function findingText(
  { code, parameters, house }: Pick<FoundFinding, "code" | "parameters" | "house">,
  language: Language,
): FindingText {
  const catalogue = catalogues[language];
  const { summary, detail } = messageParts({ code, parameters, ...(house ? { house } : {}) }, language);
  const message = detail === null ? summary : `${summary}${catalogue.sentenceSeparator}${detail}`;
  if (house) return { message, advice: house[language].advice.map(adviceText) };
  const words = wordsFor(code, parameters, catalogue);
  if (!words) return { message, advice: [] };
  // Nobody is told to update what they are writing themselves.
  const advice = isKnown(parameters["own"]) ? catalogue.ownCode : ["{remedy}", ...words.advice];
  // The message has the ids and the whole list.
  const plain = shortened(withNames(withoutIds(parameters), catalogue), maxListedInAdvice, catalogue);
  const pieces = advice.flatMap((piece) => fill(piece, plain, catalogue) ?? []);
  return {
    message,
    advice: pieces.length > 0 ? [asFirst(pieces[0]!, catalogue), ...pieces.slice(1)] : [catalogue.noAdvice],
  };
}

export function messageParts(
  { code, parameters, house }: Pick<FoundFinding, "code" | "parameters" | "house">,
  language: Language,
): MessageParts {
  if (house) return { summary: house[language].message, detail: null };
  const catalogue = catalogues[language];
  const words = wordsFor(code, parameters, catalogue);
  // A node that runs an older version may meet what a newer one has stored.
  if (!words) return { summary: code, detail: null };
  const named = withNames(withoutSaid(parameters, words.says), catalogue);
  const told = shortened(named, words.most ?? maxListed, catalogue);
  const summary = fill(words.message, told, catalogue) ?? bare(words.message, told, catalogue);
  const isTold = [words.message].flat().some((wording) => wording.includes("{cause}"));
  return { summary, detail: isTold ? null : fill(catalogue.because, withoutNamed(told, summary), catalogue) };
}

function wordsFor(code: string, parameters: Parameters, { findings }: Catalogue) {
  const known = findings[code];
  return known?.cases?.of[String(parameters[known.cases.parameter])] ?? known;
}

/** `Or update both.` is an alternative to nothing where what comes before it names something that is not known. */
function asFirst(piece: string, { alternative }: Catalogue): string {
  if (!piece.startsWith(alternative)) return piece;
  const rest = piece.slice(alternative.length);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** A message need not be followed by the meaning of an exception that says the same. */
function withoutSaid(parameters: Parameters, says: readonly string[] = []): Parameters {
  const { meaning, ...rest } = parameters;
  const isSaid = typeof meaning === "object" && !Array.isArray(meaning) && says.includes(meaning.term);
  return isSaid ? rest : parameters;
}

/** Nor by whose code it was where the message has named them. */
function withoutNamed(parameters: Parameters, message: string): Parameters {
  const { culprit, ...rest } = parameters;
  return typeof culprit === "string" && message.includes(culprit) ? rest : parameters;
}

export function withoutIds(parameters: Parameters): Parameters {
  return Object.fromEntries(
    Object.entries(parameters).filter(([name]) => !(name.endsWith("Id") && isKnown(parameters[name.slice(0, -2)]))),
  );
}

function shortened(parameters: Parameters, most: number, catalogue: Catalogue): Parameters {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, parameter]) => {
      if (!Array.isArray(parameter) || parameter.length <= most) return [name, parameter];
      return [name, [...parameter.slice(0, most), put(catalogue.andMore, () => String(parameter.length - most))]];
    }),
  );
}

/** What a finding holds, as programs are given it: text in the reader's language. */
export function parameterTexts(parameters: Parameters, language: Language): Record<string, string | string[]> {
  const catalogue = catalogues[language];
  return Object.fromEntries(
    Object.entries(parameters).map(([name, parameter]) => [
      name,
      Array.isArray(parameter)
        ? parameter.map((one) => parameterText(one, catalogue, 0))
        : parameterText(parameter, catalogue, 0),
    ]),
  );
}

/** `Paper 1.20.4 server log` */
export function titleOf({ name, kind, version }: Software, language: Language): string {
  const kindWords = catalogues[language].kinds[kind];
  const isNameRedundant = (kind === "unknown" && name === "Unknown") || kindWords.startsWith(name);
  const subject = [isNameRedundant ? "" : name, version ?? ""].filter((part) => part !== "");
  const words = [...subject, kindWords].join(" ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `Paper 1.20.4 server log: the plugin WorldGuard needs WorldEdit`, where there is something to say. */
export function headlineOf(
  { software, findings }: { software: Software; findings: readonly FoundFinding[] },
  language: Language,
): string {
  const title = titleOf(software, language);
  const first = findings.find(({ severity }) => severity === "fatal" || severity === "error");
  return (
    first
      ? `${title}${catalogues[language].headlineSeparator}${dated(first, messageParts(first, language).summary, language)}`
      : title
  ).slice(0, maxHeadline);
}

/** The message where it stands alone: what is over says so. */
export function datedMessage(finding: FoundFinding, language: Language): string {
  return dated(finding, findingText(finding, language).message, language);
}

function dated({ isFromEarlierRun }: FoundFinding, text: string, language: Language): string {
  return isFromEarlierRun ? `${catalogues[language].earlierRun}${text}` : text;
}

export function outcomeText(outcome: RunOutcome, language: Language): string {
  return catalogues[language].outcomes[outcome];
}

/** A part of a sentence that stands alone, or in one of the catalogue's own. */
export function wordsOfTerm(term: Term, language: Language): string {
  return termText(term, catalogues[language], 0);
}

/** One of the catalogue's own sentences, with texts in it. */
export function sentenceWith(sentence: string, texts: Readonly<Record<string, string>>): string {
  return put(sentence, (name) => texts[name] ?? "");
}

/** The first wording of which every parameter is known, or `null`. */
function fill(sentence: Sentence, parameters: Parameters, catalogue: Catalogue, depth = 0): string | null {
  for (const wording of typeof sentence === "string" ? [sentence] : sentence) {
    const names = placeholdersOf(wording);
    if (names.every((name) => isKnown(parameters[name]))) {
      return put(agreeing(wording, parameters), (name) => named(name, parameters, catalogue, depth));
    }
  }
  return null;
}

/** `{mods} {mods|is|are} missing`: the first word for one, the second for several. */
function agreeing(wording: string, parameters: Parameters): string {
  return wording.replace(
    /\{(\w{1,40})\|([^|{}]{1,40})\|([^|{}]{1,40})\}/g,
    (_, name: string, one: string, several: string) =>
      Array.isArray(parameters[name]) && parameters[name].length > 1 ? several : one,
  );
}

/** The barest wording, without what is not known. */
function bare(sentence: Sentence, parameters: Parameters, catalogue: Catalogue): string {
  const wording = typeof sentence === "string" ? sentence : sentence.at(-1)!;
  const unknown = placeholdersOf(wording).filter((name) => !isKnown(parameters[name]));
  // Han and Latin letters keep the space that stood beside what is gone.
  const rest = unknown
    .reduce(withoutPlaceholder, agreeing(wording, parameters))
    .replace(/(?<=[A-Za-z0-9])(?=[\u4e00-\u9fff])/g, " ");
  return put(rest, (name) => named(name, parameters, catalogue, 0));
}

/** `The mod {mod} failed ({reason}): {file}.` without all three: `The mod failed.` Brackets go with what they are about. */
function withoutPlaceholder(wording: string, name: string): string {
  const placeholder = `\\{${name}\\}`;
  return wording
    .replace(new RegExp(` ?\\([^()]*${placeholder}[^()]*\\)|（[^（）]*${placeholder}[^（）]*）`, "g"), "")
    .replace(new RegExp(`[:：] ?${placeholder}(?=[.。]|$)`, "g"), "")
    .replace(new RegExp(`(?<=[\\u3000-\\uffef]) ?${placeholder} ?(?=[\\u3000-\\uffef])| ?${placeholder}`, "g"), "");
}

function put(wording: string, textOf: (name: string) => string): string {
  const text = wording.replace(
    /( ?)\{(\w{1,40})\}( ?)/g,
    (_, before: string, name: string, behind: string, at: number) => {
      const told = textOf(name);
      // Words of Chinese stand beside each other without the space that names of a log need.
      const left = isHan(told.at(0)) && isHan(wording[at - 1]) ? "" : before;
      const right =
        isHan(told.at(-1)) && isHan(wording[at + before.length + name.length + 2 + behind.length]) ? "" : behind;
      return left + told + right;
    },
  );
  // A parameter may end with a full-width mark, beside which Chinese has no space.
  return (
    text
      // What a log says may end with a mark of its own.
      .replace(/…\./g, "…")
      .replace(/(?<![.\d])\.\.(?=\s|$)/g, ".")
      .replace(/(?<!\.)\.。/g, "。")
      .replace(/([）。，：；」]) (?=\p{Script=Han})/gu, "$1")
      .replace(/(?<=\p{Script=Han}) (?=「)/gu, "")
  );
}

function isHan(character: string | undefined): boolean {
  return character !== undefined && /[\p{Script=Han}「」]/u.test(character);
}

/** A mod by its name, with its id beside it: `Roughly Enough Items (roughlyenoughitems)`. */
function named(name: string, parameters: Parameters, catalogue: Catalogue, depth: number): string {
  const text = parameterText(parameters[name]!, catalogue, depth);
  const id = parameters[`${name}Id`];
  if (typeof id !== "string" || id === "") return text;
  return put(catalogue.withId, (part) => (part === "id" ? id : text));
}

function parameterText(parameter: ParameterValue, catalogue: Catalogue, depth: number): string {
  if (typeof parameter === "string") return parameter;
  if (Array.isArray(parameter)) return listText(parameter, catalogue, depth);
  return termText(parameter, catalogue, depth);
}

function listText(parameters: readonly (string | Term)[], catalogue: Catalogue, depth: number): string {
  const texts = parameters.slice(0, maxListed + 1).map((one) => parameterText(one, catalogue, depth));
  return texts.join(catalogue.listSeparator);
}

function termText({ term, parameters: given = {} }: Term, catalogue: Catalogue, depth: number): string {
  const parameters = withNames(given, catalogue);
  const sentence = catalogue.terms[term];
  if (sentence === undefined || depth >= maxDepth) return term;
  return fill(sentence, parameters, catalogue, depth + 1) ?? bare(sentence, parameters, catalogue);
}

/** The placeholders of a wording: names of parameters. */
export function placeholdersOf(wording: string): string[] {
  return (wording.match(/\{\w{1,40}\}/g) ?? []).map((one) => one.slice(1, -1));
}

function isKnown(parameter: ParameterValue | undefined): boolean {
  return (
    parameter !== undefined &&
    (typeof parameter === "object" && !Array.isArray(parameter) ? true : parameter.length > 0)
  );
}
