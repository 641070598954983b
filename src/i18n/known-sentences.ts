import type { Language } from "../wire/languages.ts";
import { keysUnder, messageOf, textOf } from "./messages/catalogue.ts";
import type { MessageValue } from "./messages/format.ts";
import type { Choice, Message } from "./messages/message.ts";

/**
 * Some sentences are made in English, by code that knows no reader: on threads, in stores, in what is kept or sent as
 * JSON. For a reader of another language such a sentence is looked up in the catalogue by what English says, with the
 * values that stand in it.
 */
export class KnownSentences {
  private known: Known[] | null = null;

  /** `except`: keys below the prefix that are put around sentences. */
  constructor(
    private readonly prefix: string,
    private readonly except: readonly string[] = [],
  ) {}

  /** `null` where the catalogue has no such sentence. `valueIn`: what stands for a value of it. */
  find(sentence: string, language: Language, valueIn: (text: string) => MessageValue): string | null {
    this.known ??= this.read();
    for (const { key, pattern, names } of this.known) {
      const match = pattern.exec(sentence);
      if (match) {
        const values = names.map((name, at) => [name, valueIn(match[at + 1]!)] as const);
        return textOf(language, key, Object.fromEntries(values));
      }
    }
    return null;
  }

  /** Those that say more first: `… until {time}` before what has no time. */
  private read(): Known[] {
    return keysUnder(this.prefix)
      .filter((key) => !this.except.includes(key))
      .flatMap((key) => formsOf(messageOf("en", key)).map(({ source, names }) => ({ key, source, names })))
      .sort((a, b) => saidBy(b) - saidBy(a))
      .map(({ key, source, names }) => ({ key, names, pattern: new RegExp(`^${source}$`) }));
  }
}

/** A name of a file may stand before a sentence, and have colons of its own. */
const maxColons = 3;

/** The ways to read a sentence as one about a file: its name, and what is said of it. */
export function* behindName(sentence: string): Iterable<[file: string, rest: string]> {
  let at = sentence.indexOf(": ");
  for (let colons = 0; at !== -1 && colons < maxColons; colons++) {
    yield [sentence.slice(0, at), sentence.slice(at + 2)];
    at = sentence.indexOf(": ", at + 2);
  }
}

interface Known {
  key: string;
  pattern: RegExp;
  names: string[];
}

interface Form {
  source: string;
  names: string[];
}

const anyText = "([^\\n]{1,300})";
const anyNumber = "(\\d{1,9})";

/** How much of a sentence is words, and not values. */
function saidBy({ source }: Form): number {
  return source.replaceAll(anyText, "").replaceAll(anyNumber, "").length;
}

/** A message as patterns, one for each of its cases. */
function formsOf(message: Message, counted = ""): Form[] {
  let forms: Form[] = [{ source: "", names: [] }];
  for (const piece of message) {
    const next = pieceForms(piece, counted);
    forms = forms.flatMap((form) =>
      next.map(({ source, names }) => ({ source: form.source + source, names: [...form.names, ...names] })),
    );
  }
  return forms;
}

function pieceForms(piece: Message[number], counted: string): Form[] {
  if (typeof piece === "string") return [{ source: piece.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"), names: [] }];
  if (piece === 0) return [{ source: anyNumber, names: [counted] }];
  const [name, by, cases] = piece as Choice;
  if (by === undefined) return [{ source: anyText, names: [name] }];
  return Object.values(cases).flatMap((one) => formsOf(one, name));
}
