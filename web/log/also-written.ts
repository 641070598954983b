import type { Glossary } from "../../src/names/glossary.ts";
import { isId } from "../../src/names/ids.ts";
import type { SearchQuery } from "./searching/search.ts";

/** More names are not searched for. A pattern of them is still small. */
const maxNames = 300;

/**
 * A search for readable names as well: the same search, or for what such names are called in the log. Patterns of the reader's
 * own are left as they are.
 */
export function alsoWritten(query: SearchQuery, glossary: Glossary): SearchQuery {
  const { text, isRegExp, matchCase } = query;
  if (isRegExp || text.trim().length < 3) return query;
  const fold = (one: string) => (matchCase ? one : one.toLowerCase());
  const wanted = fold(text.trim().replaceAll("/", "."));
  const dot = wanted.lastIndexOf(".");
  const [type, member] = [wanted.slice(0, Math.max(0, dot)), wanted.slice(dot + 1)];
  const entries = Object.entries(glossary).map(([key, name]) => ({ key, name: fold(name.replaceAll("/", ".")) }));
  const patterns = entries.filter(({ name }) => name.includes(wanted)).map(({ key }) => writtenPattern(key));
  if (dot > 0) {
    const types = entries.filter(({ name }) => name.endsWith(type));
    const members = entries.filter(({ key, name }) => !key.startsWith("class_") && name.startsWith(member));
    const [ofTypes, ofMembers] = [types, members].map((some) =>
      some.slice(0, maxNames).map(({ key }) => writtenPattern(key)),
    );
    // What mods have put into a class of the game is called the same in both.
    const known = [...ofMembers!, escaped(text.trim().slice(dot + 1))];
    if (ofTypes!.length > 0) patterns.push(`(?:${ofTypes!.join("|")})\\.(?:${known.join("|")})`);
  }
  if (patterns.length === 0) return query;
  return { ...query, text: [escaped(text), ...patterns.slice(0, maxNames)].join("|"), isRegExp: true };
}

/** How a name of a glossary stands in the log. */
function writtenPattern(key: string): string {
  if (isId(key)) return `\\b${key}\\b`;
  const [type = "", method] = key.split("#");
  const dotted = escaped(type.replaceAll("/", "."));
  if (method === undefined) return `\\b${dotted}(?=[.$:])`;
  const [, name = "", line] = /^([^:(]{1,200})(?::(\d{1,9}))?/.exec(method) ?? [];
  return `\\b${dotted}\\.${escaped(name)}\\(${line === undefined ? "" : `[^()\\n]{0,200}:${line}\\)`}`;
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
