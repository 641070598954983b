import { textOf } from "../../i18n/messages/catalogue.ts";
import { listText } from "../../i18n/messages/format.ts";
import { sentenceOf } from "../../i18n/messages/wordings.ts";
import { inLanguage } from "../../wire/languages.ts";
import type { RunOutcome } from "../model/analysis.ts";
import { adviceText } from "../model/house-words.ts";
import type { FoundFinding, Language, Parameters, ParameterValue, Software, Term } from "../model/model.ts";
import { withNames } from "./own-names.ts";
import { bare, fill, isKnown } from "./put-together.ts";
import { findingWords, insightSentence, insightSentences, sentenceWith } from "./words.ts";

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

const maxDepth = 3;
/** Nobody reads a sentence with more names in it; advice need not repeat all that the message has. */
const maxListed = 12;
const maxListedInAdvice = 4;

export function findingText(
  { code, parameters, house }: Pick<FoundFinding, "code" | "parameters" | "house">,
  language: Language,
): FindingText {
  const { summary, detail } = messageParts({ code, parameters, ...(house ? { house } : {}) }, language);
  const message = detail === null ? summary : twoSentences(summary, detail, language);
  if (house) return { message, advice: inLanguage(house, language).advice.map(adviceText) };
  const words = findingWords(code, parameters, language);
  if (!words) return { message, advice: [] };
  // Nobody is told to update what they are writing themselves.
  const isOwn = isKnown(parameters["own"]) && !isOutside(parameters["meaning"]);
  const advice = isOwn ? insightSentences(language, "own-code") : words.advice;
  // The message has the ids and the whole list.
  const plain = shortened(withNames(withoutIds(parameters), language), maxListedInAdvice, language);
  const { remedy } = plain;
  const pieces = advice.flatMap((piece) => fill(piece, plain, language, textIn(plain, language, 0)) || []);
  // Where the meaning says what to mend, nobody has to look for it.
  if (isOwn && !isKnown(parameters["place"]) && pieces.length > 1) pieces.shift();
  if (!isOwn && isKnown(remedy)) pieces.unshift(parameterText(remedy!, language, 0));
  return {
    message,
    advice:
      pieces.length > 0 ? [asFirst(pieces[0]!, language), ...pieces.slice(1)] : [sentenceWith(language, "no-advice")],
  };
}

export function messageParts(
  { code, parameters, house }: Pick<FoundFinding, "code" | "parameters" | "house">,
  language: Language,
): MessageParts {
  if (house) return { summary: inLanguage(house, language).message, detail: null };
  const words = findingWords(code, parameters, language);
  // A node that runs an older version may meet what a newer one has stored.
  if (!words) return { summary: code, detail: null };
  const named = withNames(withoutSaid(parameters, words.says), language);
  const told = shortened(named, words.most ?? maxListed, language);
  const inTold = textIn(told, language, 0);
  const summary = fill(words.message, told, language, inTold) ?? bare(words.message, told, language, inTold);
  const context = fill(insightSentence(language, "context"), told, language, inTold);
  if (words.message.some(({ needs }) => needs.includes("cause"))) return { summary, detail: context };
  const because = fill(insightSentence(language, "because"), withoutNamed(told, summary), language, inTold);
  return { summary, detail: because && context ? twoSentences(because, context, language) : (because ?? context) };
}

/** `Paper 1.20.4 server log: a plugin failed.` */
export function withHeading(title: string, message: string, language: Language): string {
  return textOf(language, "insights.headline", { title, message });
}

export function twoSentences(first: string, second: string, language: Language): string {
  return textOf(language, "insights.two-sentences", { first, second });
}

/** `Or update both.` is an alternative to nothing where what comes before it names something that is not known. */
function asFirst(piece: string, language: Language): string {
  const [alternative] = insightSentence(language, "alternative")[0]!.message;
  if (typeof alternative !== "string" || !piece.startsWith(alternative)) return piece;
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

/** Long lists end with how many more there are; `modsCount` is still the number of all. */
function shortened(parameters: Parameters, most: number, language: Language): Parameters {
  const result = { ...parameters };
  for (const [name, parameter] of Object.entries(parameters)) {
    if (!Array.isArray(parameter) || parameter.length <= most) continue;
    result[`${name}Count`] = String(parameter.length);
    const more = sentenceWith(language, "list-more", { count: parameter.length - most });
    result[name] = [...parameter.slice(0, most), more];
  }
  return result;
}

/** Whoever's code it is, the reason is not in it. */
function isOutside(meaning: ParameterValue | undefined): boolean {
  return typeof meaning === "object" && !Array.isArray(meaning) && meaning.term === "meaning-not-licensed";
}

/** What a finding holds, as programs are given it: text in the reader's language. */
/** For programs: what a finding names. What runs is no part of that; the analysis says it once, for all of them. */
export function namedParameters({ running: _, ...named }: Parameters, language: Language) {
  return parameterTexts(named, language);
}

export function parameterTexts(parameters: Parameters, language: Language): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, parameter]) => [
      name,
      Array.isArray(parameter)
        ? parameter.map((one) => parameterText(one, language, 0))
        : parameterText(parameter, language, 0),
    ]),
  );
}

/** `Paper 1.20.4 server log` */
export function titleOf({ id, name: known, kind, version: stated }: Software, language: Language): string {
  const alone = textOf(language, `insights.title.${kind}.2`);
  // Programs know it by the one name, people by the other.
  const name = known === "Pocketmine" ? "PocketMine-MP" : known;
  // The game's version is none of the server's, whose own is another.
  const version = stated !== null && /^(?:pocketmine|nukkit|genisys)\//.test(id) ? `(Bedrock ${stated})` : stated;
  const isNameRedundant = (kind === "unknown" && name === "Unknown") || alone.includes(name);
  const software = [isNameRedundant ? "" : name, version ?? ""].filter((part) => part !== "").join(" ");
  // Most launchers say in their names what they are.
  const said = kind === "launcher" && /launcher/i.test(name) ? "unknown" : kind;
  const words = software === "" ? alone : textOf(language, `insights.title.${said}`, { software });
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The message where it stands alone: what is over says so. */
export function datedMessage(finding: FoundFinding, language: Language): string {
  return dated(finding, findingText(finding, language).message, language);
}

export function dated(
  { isFromEarlierRun }: Pick<FoundFinding, "isFromEarlierRun">,
  message: string,
  language: Language,
): string {
  return isFromEarlierRun ? textOf(language, "insights.earlier-run", { message }) : message;
}

export function outcomeText(outcome: RunOutcome, language: Language): string {
  return sentenceWith(language, `outcome.${outcome}`);
}

/** A part of a sentence that stands alone, or in one of the catalogue's own. */
export function wordsOfTerm(term: Term, language: Language): string {
  return termText(term, language, 0);
}

/** A parameter's text, with its id beside it: `Roughly Enough Items (roughlyenoughitems)`. */
function textIn(parameters: Parameters, language: Language, depth: number): (name: string) => string {
  return (name) => {
    const text = parameterText(parameters[name]!, language, depth);
    const id = parameters[`${name}Id`];
    return typeof id === "string" && id !== "" ? sentenceWith(language, "name-with-id", { name: text, id }) : text;
  };
}

function parameterText(parameter: ParameterValue, language: Language, depth: number): string {
  if (typeof parameter === "string") return parameter;
  if (!Array.isArray(parameter)) return termText(parameter, language, depth);
  const texts = parameter.slice(0, maxListed + 1).map((one) => parameterText(one, language, depth));
  return listText(texts, language);
}

function termText({ term, parameters: given = {} }: Term, language: Language, depth: number): string {
  const sentence = sentenceOf(language, `terms.${term}`);
  if (sentence === undefined || depth >= maxDepth) return term;
  const parameters = withNames(given, language);
  return (
    fill(sentence, parameters, language, textIn(parameters, language, depth + 1)) ??
    bare(sentence, parameters, language, textIn(parameters, language, 0))
  );
}
