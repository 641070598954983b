import { fallbackChain, type Language } from "../../wire/languages.ts";
import { format, type MessageValues } from "./format.ts";
import { localeText } from "./locale-files.ts";
import type { Message } from "./message.ts";
import { NoMessage, parseMessage } from "./parse.ts";

/** A message is parsed when it is first asked for. Texts are kept: parsed, all of twelve languages take twice the room. */
interface Group {
  texts: ReadonlyMap<string, string>;
  parsed: Map<string, Message>;
}

const maxParsed = 6000;
let parsedCount = 0;

/** By language, and by the first part of their keys: a thread that tells of findings need not keep the words of pages. */
const groups = new Map<string, Group>();

/** The message in this language, or in the next one of its chain that has it. */
export function findMessage(language: Language, key: string): Message | undefined {
  const own = messageIn(language, key);
  if (own !== undefined || language === "en") return own;
  for (const next of fallbackChain(language).slice(1)) {
    const message = messageIn(next, key);
    if (message !== undefined) return message;
  }
  return undefined;
}

/** The message of a key that code asks for by name. That English has it is held by tests. */
export function messageOf(language: Language, key: string): Message {
  const message = findMessage(language, key);
  if (message === undefined) throw new Error(`locales/en.json has no ${key}`);
  return message;
}

/** A message in words. */
export function textOf(language: Language, key: string, values: MessageValues = {}): string {
  return format(messageOf(language, key), values, language);
}

function messageIn(language: string, key: string): Message | undefined {
  const group = groupOf(language, key);
  const kept = group.parsed.get(key);
  if (kept !== undefined) return kept;
  const text = group.texts.get(key);
  if (text === undefined) return undefined;
  if (++parsedCount > maxParsed) forgetParsed();
  const message = language === "en" ? parseMessage(text) : parsedOrNone(language, key, text);
  if (message !== undefined) group.parsed.set(key, message);
  return message;
}

/** A translation that cannot be read is as good as none: the next language of the chain has the sentence. */
function parsedOrNone(language: string, key: string, text: string): Message | undefined {
  try {
    return parseMessage(text);
  } catch (error) {
    if (!(error instanceof NoMessage)) throw error;
    console.warn(`locales/${language}.json, ${key}: ${error.message}`);
    return undefined;
  }
}

function forgetParsed(): void {
  for (const { parsed } of groups.values()) parsed.clear();
  parsedCount = 1;
}

function groupOf(language: string, key: string): Group {
  const dot = key.indexOf(".");
  const name = dot === -1 ? key : key.slice(0, dot);
  const id = `${language} ${name}`;
  let group = groups.get(id);
  if (group === undefined) {
    const texts = new Map(entriesOf(language).filter(([one]) => one.startsWith(`${name}.`)));
    group = { texts, parsed: new Map() };
    groups.set(id, group);
  }
  return group;
}

/** The groups of a language are mostly asked for one after the other. */
let lastRead: { language: string; entries: WeakRef<[string, string][]> } | null = null;

function entriesOf(language: string): [string, string][] {
  const kept = lastRead?.language === language ? lastRead.entries.deref() : undefined;
  if (kept !== undefined) return kept;
  const entries = Object.entries(messagesIn(language));
  lastRead = { language, entries: new WeakRef(entries) };
  return entries;
}

function messagesIn(language: string): Record<string, string> {
  try {
    return JSON.parse(localeText(language)) as Record<string, string>;
  } catch (error) {
    throw new Error(`locales/${language}.json cannot be read: ${(error as Error).message}`);
  }
}

/** The keys that begin with a prefix, as English has them. */
export function keysUnder(prefix: string): string[] {
  const start = `${prefix}.`;
  return [...groupOf("en", start).texts.keys()].filter((key) => key.startsWith(start));
}
