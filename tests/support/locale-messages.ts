import { type FindingFacts, findingFacts } from "../../src/analysis/words/finding-facts.ts";
import { localeText } from "../../src/i18n/messages/locale-files.ts";
import type { Message } from "../../src/i18n/messages/message.ts";
import { parseMessage } from "../../src/i18n/messages/parse.ts";

/** A file of `locales/`, as it is. */
export function localeMessages(language: string): Record<string, string> {
  return JSON.parse(localeText(language)) as Record<string, string>;
}

/** What English says of a finding, or of one kind of it: its wordings as they stand in the file. */
export interface FindingTexts extends FindingFacts {
  code: string;
  /** The value of the parameter that tells the kind. */
  of: string | null;
  message: string[];
  advice: string[][];
}

/** All that a language says of findings. */
export function findingTexts(language: string): FindingTexts[] {
  const all = localeMessages(language);
  const texts = new Map<string, FindingTexts>();
  for (const key of Object.keys(all)) {
    const [, code, of] = /^findings\.([^.]+)\.(?:cases\.([^.]+)\.)?message$/.exec(key) ?? [];
    if (code === undefined) continue;
    const stem = key.slice(0, -"message".length);
    const advice: string[][] = [];
    while (`${stem}advice.${advice.length + 1}` in all)
      advice.push(wordings(all, `${stem}advice.${advice.length + 1}`));
    const facts = findingFacts[code] ?? {};
    texts.set(key, { ...facts, code, of: of ?? null, message: wordings(all, key), advice });
  }
  return [...texts.values()];
}

/** `key`, `key.2`, `key.3` … */
export function wordings(all: Record<string, string>, key: string): string[] {
  const found = [all[key]!];
  while (`${key}.${found.length + 1}` in all) found.push(all[`${key}.${found.length + 1}`]!);
  return found;
}

/** A message in each of its cases, with `{name}` for what stands there. */
export function templatesOf(text: string): string[] {
  return expanded(parseMessage(text), "#");
}

function expanded(message: Message, counted: string): string[] {
  let texts = [""];
  for (const piece of message) {
    const parts =
      typeof piece === "string"
        ? [piece]
        : piece === 0
          ? [counted]
          : piece.length === 1
            ? [`{${piece[0]}}`]
            : Object.values(piece[2]).flatMap((one) => expanded(one, `{${piece[0]}}`));
    texts = texts.flatMap((before) => parts.map((part) => before + part));
  }
  return texts;
}
