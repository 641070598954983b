import { type MessageFormatElement, parse as parseIcu, TYPE } from "@formatjs/icu-messageformat-parser";
import type { Message, Piece } from "./message.ts";

/** What somebody wrote in a catalogue is no message. */
export class NoMessage extends Error {}

/** Reads a message of ICU MessageFormat. Numbers and dates have no style of their own: a language has one for each. */
export function parseMessage(text: string): Message {
  return plainMessage(text) ?? icuMessage(text);
}

/** Most messages are texts and parameters alone, and need no grammar: `null` for one that does. */
export function plainMessage(text: string): Message | null {
  const parts = text.split(/\{(\w+)\}/);
  const pieces: Piece[] = [];
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at]!;
    if (at % 2 === 1) pieces.push(parameter(part));
    else if (/[{}']/.test(part)) return null;
    else if (part !== "") pieces.push(part);
  }
  return pieces;
}

export function icuMessage(text: string): Message {
  try {
    return parseIcu(text, { ignoreTag: true, shouldParseSkeletons: false }).map(pieceOf);
  } catch (error) {
    throw new NoMessage(`${JSON.stringify(text)} is no message: ${(error as Error).message}`);
  }
}

/** Thousands of messages have a few hundred names of parameters. */
const parameters = new Map<string, readonly [name: string]>();

function parameter(name: string): readonly [name: string] {
  const known = parameters.get(name) ?? ([name] as const);
  parameters.set(known[0], known);
  return known;
}

function pieceOf(element: MessageFormatElement): Piece {
  switch (element.type) {
    case TYPE.literal:
      return element.value;
    case TYPE.pound:
      return 0;
    case TYPE.argument:
      return parameter(element.value);
    case TYPE.select:
      return [element.value, "select", casesOf(element.options)];
    case TYPE.plural:
      if (element.offset !== 0) throw new Error("an offset is not supported");
      return [element.value, element.pluralType === "ordinal" ? "ordinal" : "plural", casesOf(element.options)];
    default:
      throw new Error("only parameters, plural, selectordinal and select are supported");
  }
}

function casesOf(options: Record<string, { value: MessageFormatElement[] }>): Record<string, Message> {
  return Object.fromEntries(Object.entries(options).map(([name, { value }]) => [name, value.map(pieceOf)]));
}
