import { cutTerminalCode, gameCode, hasColourCodes, terminalCode } from "../../wire/colour-codes.ts";
import type { Level } from "../model/model.ts";
import { endOfMatchAt } from "../text/match-at.ts";
import { type Header, headerAt } from "./headers.ts";
import type { KnownThreads } from "./known-threads.ts";
import { ampSource, consoleTime, containerName, containerTime, journalUnit } from "./panel-prefixes.ts";

/** Also a name between brackets, and what shells write: a prompt, and what it has overwritten. */
const panel = new RegExp(
  [
    ...[containerName, journalUnit, containerTime, ampSource, consoleTime],
    ...[String.raw`\[[^\]\n]{1,48}\]:? ?`, "NO LOG FILE! - ", String.raw`>[. ]{0,8}\r?`],
  ].join("|"),
  "y",
);
// Terminals colour with escapes (whose first character may be lost), the game with section signs. What some terminals need at
// the end of a colour, `\x0f`, is left over where the escapes are gone.
const rest = "\x0f";
const colour = new RegExp(String.raw`${rest}|${terminalCode}|${gameCode}|${cutTerminalCode}|\[m(?=[[\d>])`, "y");
const colours = new RegExp(colour.source, "g");
const maxPanels = 2;
const maxColours = 24;
const maxCleaned = 120;
/** `[10:00:00 INFO]`, `[Ui][error]-` */
export const shortestHeader = 12;

/**
 * The header at the beginning of a line, also behind what a panel or a terminal puts there. `threads`, for whoever reads
 * many lines of one log: those that it has named so far.
 */
export function lineHeader(
  text: string,
  start: number,
  end: number,
  threads: KnownThreads | null = null,
): Header | null {
  if (end - start < shortestHeader) return null;
  const first = text.charCodeAt(start);
  // Most lines without a header begin with white space.
  if (first === 0x09 || first === 0x20) return null;
  const plain = headerAt(text, start, threads);
  if (plain) return plain.length <= end - start ? plain : null;
  // `at `, the frames of a trace that lost its tabs.
  if (first === 0x61 && text.charCodeAt(start + 2) === 0x20) return null;
  return colouredHeader(text, start, end, threads) ?? dressedHeader(text, start, end, threads);
}

function dressedHeader(text: string, start: number, end: number, threads: KnownThreads | null): Header | null {
  let at = start;
  let panels = 0;
  for (let steps = 0; steps < maxColours; steps++) {
    const coloured = afterColour(text, at);
    if (coloured !== -1) {
      at = coloured;
    } else {
      if (at > start) {
        const header = headerAt(text, at, threads);
        if (header) return lengthened(header, at - start, end - start);
      }
      if (panels++ === maxPanels) return null;
      at = endOfMatchAt(panel, text, at);
      if (at === -1) return null;
    }
    if (end - at < shortestHeader) return null;
  }
  return null;
}

function afterColour(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code !== 0x0f && code !== 0x1b && code !== 0xa7 && code !== 0x5b) return -1;
  return endOfMatchAt(colour, text, at);
}

/** Colours inside the header are taken out of a copy; its length is counted in the original. */
function colouredHeader(text: string, start: number, end: number, threads: KnownThreads | null): Header | null {
  const raw = text.slice(start, Math.min(end, start + maxCleaned));
  if (!hasColourCodes(raw) && !raw.includes(rest)) return null;
  const clean = raw.replace(colours, "");
  const header = headerAt(clean, 0, threads) ?? dressedOnce(clean, threads);
  if (!header) return null;
  let at = 0;
  for (let left = header.length; left > 0; ) {
    const coloured = afterColour(raw, at);
    if (coloured === -1) {
      at++;
      left--;
    } else at = coloured;
  }
  return { ...header, length: at };
}

function dressedOnce(clean: string, threads: KnownThreads | null): Header | null {
  const at = endOfMatchAt(panel, clean, 0);
  const header = at === -1 ? null : headerAt(clean, at, threads);
  return header && lengthened(header, at, clean.length);
}

function lengthened(header: Header, by: number, room: number): Header | null {
  return header.length + by <= room ? { ...header, length: header.length + by } : null;
}

const cutOff = /[/ [](INFO|WARN(?:ING)?|ERROR|DEBUG|TRACE|FATAL|SEVERE) ?\](?: \[[^\]\n]{0,150}\])?:? /;

/** The first line may have lost the beginning of its header. */
export function cutHeader(text: string, end: number): { level: Level; length: number } | null {
  const match = cutOff.exec(text.slice(0, Math.min(end, 240)));
  if (!match) return null;
  const length = match.index + match[0].length;
  const header = headerAt(`[00:00:00] [x/${match[1]}]: `, 0);
  return header && { level: header.level, length };
}
