import { maxNameCharacters } from "../../src/wire/upload-names.ts";
import type { Problem as FileProblem } from "./reading-files.ts";
import type { ArchiveProblem } from "./unpacking-messages.ts";

/** An archive is unpacked, or says why not. */
type Problem = Exclude<FileProblem, "archive"> | ArchiveProblem | "encrypted";

/** One log to share, or why it cannot be. */
export interface Source {
  id: number;
  name: string;
  text: string;
  bytes: number;
  lines: number;
  problem: Problem | null;
  /** Of a log that was too large: how many of its lines are missing. */
  shortened?: { leftOut: number; allLines: number };
}

/** What a share holds. */
export const maxSources = 10;

/** What all of it may be together, where one log may be `maxBytes`. */
export function maxShareBytes(maxBytes: number): number {
  return 5 * maxBytes;
}

/** A longer text would make a text area crawl. It becomes a card instead. */
export const maxTypedCharacters = 200_000;

let lastId = 0;

export function sourceOf(name: string, text: string, maxBytes: number): Source {
  // A text has at least as many bytes as characters: nobody counts what is far too long.
  const bytes = text.length > maxBytes ? text.length : utf8Length(text);
  const problem = bytes > maxBytes ? "tooLarge" : isBlank(text) ? "empty" : null;
  return { id: ++lastId, name, text, bytes, lines: countLines(text), problem };
}

export function brokenSource(name: string, bytes: number, problem: Problem): Source {
  return { id: ++lastId, name, text: "", bytes, lines: 0, problem };
}

/** A name as the service takes it. */
export function cleanName(name: string): string {
  const clean = name
    .toWellFormed()
    .replace(/\p{Cc}/gu, "")
    .trim();
  return [...clean].slice(0, maxNameCharacters).join("");
}

export function isBlank(text: string): boolean {
  return !/\S/.test(text);
}

function utf8Length(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** A line break at the end does not begin another line. */
export function countLines(text: string): number {
  let lines = 0;
  let from = 0;
  while (from < text.length) {
    const at = text.indexOf("\n", from);
    lines++;
    if (at === -1) break;
    from = at + 1;
  }
  return lines;
}

/** The beginning of a text, as much as a card shows of it. */
export function firstLines(text: string, count: number, width: number): string {
  // Bounded before it is split: the first line may be the only one, and of ten megabytes.
  const lines = text.slice(0, count * 2000).split("\n", count);
  return lines.map((line) => (line.length > width ? `${line.slice(0, width)}…` : line.trimEnd())).join("\n");
}
