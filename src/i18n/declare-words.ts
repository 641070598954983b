import type en from "../../locales/en.json";
import type { Language } from "../wire/languages.ts";
import { languages } from "../wire/languages.ts";
import { keysUnder, messageOf } from "./messages/catalogue.ts";
import { format, type MessageValues } from "./messages/format.ts";
import { type Word, wordTree } from "./messages/word-tree.ts";

/** What a message takes. */
export interface Takes<Values extends MessageValues> {
  values?: Values;
}

/** A message with parameters, as a declaration has it. Whatever a declaration does not name is a text without any. */
export function message<Values extends MessageValues>(): Takes<Values> {
  return {};
}

interface Declaration {
  readonly [key: string]: Takes<MessageValues> | Declaration;
}

type KeysUnder<Prefix extends string> = keyof typeof en extends infer Key
  ? Key extends `${Prefix}.${infer Rest}`
    ? Rest
    : never
  : never;
type FirstPart<Key extends string> = Key extends `${infer Part}.${string}` ? Part : Key;
type PartsBehind<Key extends string, Part extends string> = Key extends `${Part}.${infer Rest}` ? Rest : never;
type DeclaredAt<Declared, Part> = Part extends keyof Declared ? Declared[Part] : Record<never, never>;
type WordTree<Key extends string, Declared> = {
  readonly [Part in FirstPart<Key>]: Part extends Key
    ? DeclaredAt<Declared, Part> extends { values?: infer Values extends MessageValues }
      ? Part extends keyof Declared
        ? (values: Values) => string
        : string
      : string
    : WordTree<PartsBehind<Key, Part>, DeclaredAt<Declared, Part>>;
};

export type WordTable<Words> = Readonly<Record<Language, Words>> & {
  readonly prefix: string;
  readonly declared: Declaration;
};
export type WordsIn<Table extends WordTable<unknown>> = Table[Language];

/**
 * The texts and messages of `locales/` under a prefix, in every language: `table[language].section.text`, and
 * `table[language].message({ count })`. `declared` says what messages take; a test holds it and the catalogues together.
 * The words of a language are read when they are first asked for.
 */
export function declareWords<const Prefix extends string, Declared extends Declaration>(
  prefix: Prefix,
  declared: Declared,
): WordTable<WordTree<KeysUnder<Prefix>, Declared>> {
  const table = { prefix, declared };
  for (const language of languages) {
    Object.defineProperty(table, language, {
      configurable: true,
      enumerable: true,
      get() {
        const words = wordTree(wordsUnder(prefix, declared, language), language);
        Object.defineProperty(table, language, { value: words, enumerable: true });
        return words;
      },
    });
  }
  return table as unknown as WordTable<WordTree<KeysUnder<Prefix>, Declared>>;
}

/** Sentences of a table, for errors: whoever tells one knows the language. */
export function sayingIn<Words>(table: WordTable<Words>) {
  return (choose: (words: Words, language: Language) => string) => (language: Language) =>
    choose(table[language], language);
}

/** By what follows the prefix in their keys: messages as data, and texts as such. */
export function wordsUnder(prefix: string, declared: Declaration, language: Language): Record<string, Word> {
  const words: Record<string, Word> = {};
  for (const key of keysUnder(prefix)) {
    const path = key.slice(prefix.length + 1);
    const found = messageOf(language, key);
    words[path] = isDeclared(declared, path.split(".")) ? found : format(found, {}, language);
  }
  return words;
}

function isDeclared(declared: Declaration, parts: readonly string[]): boolean {
  let place: unknown = declared;
  for (const part of parts) {
    if (typeof place !== "object" || place === null || !Object.hasOwn(place, part)) return false;
    place = (place as Record<string, unknown>)[part];
  }
  return true;
}
