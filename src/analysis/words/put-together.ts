import { chosenCase, numberText } from "../../i18n/messages/format.ts";
import type { Choice, Message } from "../../i18n/messages/message.ts";
import type { Sentence, Wording } from "../../i18n/messages/wordings.ts";
import type { Language, Parameters, ParameterValue } from "../model/model.ts";

/** A message of which all choices are made: texts, and places for parameters. */
type Flat = readonly (string | readonly [name: string])[];
type TextOf = (name: string) => string;

/** The first wording of which every parameter is known, or `null`. */
export function fill(sentence: Sentence, parameters: Parameters, language: Language, textOf: TextOf): string | null {
  for (const wording of sentence) {
    if (wording.needs.every((name) => isKnown(parameters[name]))) {
      return told(wording, parameters, language, textOf);
    }
  }
  return null;
}

/** A wording with a text for each of its parameters. */
export function told(wording: Wording, parameters: Parameters, language: Language, textOf: TextOf): string {
  return put(flat(wording, parameters, language), textOf);
}

/** The barest wording, without what is not known. */
export function bare(sentence: Sentence, parameters: Parameters, language: Language, textOf: TextOf): string {
  const wording = sentence.at(-1)!;
  const unknown = wording.needs.filter((name) => !isKnown(parameters[name]));
  const template = flat(wording, parameters, language)
    .map((piece) => (typeof piece === "string" ? piece : `{${piece[0]}}`))
    .join("");
  const rest = unknown.reduce(withoutPlaceholder, template);
  return put(piecesOf(language.startsWith("zh") ? withGaps(rest) : rest), textOf);
}

/** In Chinese, Han and Latin letters keep the space that stood beside what is gone. */
function withGaps(text: string): string {
  return text.replace(/(?<=[A-Za-z0-9])(?=[\u4e00-\u9fff])/g, " ");
}

/** `The mod {mod} failed ({reason}): {file}.` without all three: `The mod failed.` Brackets go with what they are about. */
function withoutPlaceholder(wording: string, name: string): string {
  const placeholder = `\\{${name}\\}`;
  return wording
    .replace(new RegExp(` ?\\([^()]*${placeholder}[^()]*\\)|（[^（）]*${placeholder}[^（）]*）`, "g"), "")
    .replace(new RegExp(`[:：] ?${placeholder}(?=[.。]|$)`, "g"), "")
    .replace(new RegExp(`(?<=[\\u3000-\\uffef]) ?${placeholder} ?(?=[\\u3000-\\uffef])| ?${placeholder}`, "g"), "");
}

function piecesOf(template: string): Flat {
  return template.split(/(\{\w{1,40}\})/).map((part) => (/^\{\w{1,40}\}$/.test(part) ? [part.slice(1, -1)] : part));
}

function flat({ message, hasChoices }: Wording, parameters: Parameters, language: Language): Flat {
  return hasChoices ? flattened(message, parameters, language, "") : (message as Flat);
}

function flattened(message: Message, parameters: Parameters, language: Language, counted: string): Flat {
  const pieces: (string | readonly [string])[] = [];
  const add = (piece: string | readonly [string]) => {
    // A space counts as beside a parameter although a choice stands between them.
    if (typeof piece === "string" && typeof pieces.at(-1) === "string") pieces.push(pieces.pop()! + piece);
    else pieces.push(piece);
  };
  for (const piece of message) {
    if (piece === 0) {
      add(typeof parameters[counted] === "string" ? [counted] : numberText(countOf(counted, parameters), language));
    } else if (typeof piece === "string" || piece.length === 1) {
      add(piece);
    } else {
      for (const one of flattened(chosen(piece, parameters, language), parameters, language, piece[0])) add(one);
    }
  }
  return pieces;
}

function chosen(choice: Choice, parameters: Parameters, language: Language): Message {
  const [name, by] = choice;
  const value = parameters[name];
  const text = typeof value === "string" ? value : undefined;
  return chosenCase(choice, by === "select" ? text : countOf(name, parameters), language);
}

/** `modsCount`: of how many the list is, though not all are named. What is no list is one thing. */
function countOf(name: string, parameters: Parameters): number {
  const stated = parameters[name];
  if (typeof stated === "string") return Number(stated);
  const list = parameters[name.replace(/Count$/, "")];
  return Array.isArray(list) ? list.length : 1;
}

function put(pieces: Flat, textOf: TextOf): string {
  let text = "";
  let place = 0;
  /** How much of the beginning of the next text is left out. */
  let taken = 0;
  for (const piece of pieces) {
    if (typeof piece === "string") {
      text += taken === 0 ? piece : piece.slice(taken);
      taken = 0;
    } else {
      const told = textOf(piece[0]);
      const before = pieces[place - 1];
      const behind = pieces[place + 1];
      // Words of Chinese stand beside each other without the space that names of a log need.
      if (isHan(told.at(0)) && isGap(before, -1) && text.endsWith(" ")) text = text.slice(0, -1);
      if (isHan(told.at(-1)) && isGap(behind, 1)) taken = 1;
      text += told;
    }
    place++;
  }
  return withOwnMarks(text);
}

/** Whether a text has a space beside a parameter, and a Han character beyond it. */
function isGap(piece: Flat[number] | undefined, side: -1 | 1): boolean {
  if (typeof piece !== "string") return false;
  return side === 1 ? piece[0] === " " && isHan(piece[1]) : piece.at(-1) === " " && isHan(piece.at(-2));
}

/** What a log says may end with a mark of its own, beside which Chinese has no space. */
function withOwnMarks(text: string): string {
  return text
    .replace(/…\./g, "…")
    .replace(/(?<![.\d])\.\.(?=\s|$)/g, ".")
    .replace(/(?<!\.)\.。/g, "。")
    .replace(/([）。，：；」]) (?=\p{Script=Han})/gu, "$1")
    .replace(/(?<=\p{Script=Han}) (?=「)/gu, "");
}

function isHan(character: string | undefined): boolean {
  return character !== undefined && /[\p{Script=Han}「」]/u.test(character);
}

export function isKnown(parameter: ParameterValue | undefined): boolean {
  return (
    parameter !== undefined &&
    (typeof parameter === "object" && !Array.isArray(parameter) ? true : parameter.length > 0)
  );
}
