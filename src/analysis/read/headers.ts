import { type Level, levels } from "../model/model.ts";

/** What the beginning of a line says about the message behind it. */
export interface Header {
  /** How long it is, with everything before the message. */
  length: number;
  level: Level;
  /** As the log writes them; `undefined` where it does not. */
  date: string | undefined;
  time: string | undefined;
  thread: string | undefined;
  logger: string | undefined;
}

/** Others (`TRACE`, `FINE`, those that mods invent) are taken for information, as other readers of logs do. */
const levelNames = new Map<string, Level>([
  ["EMERGENCY", levels.emergency],
  ["ALERT", levels.alert],
  ["CRITICAL", levels.critical],
  ["FATAL", levels.critical],
  ["SEVERE", levels.critical],
  ["ERROR", levels.error],
  ["STDERR", levels.error],
  ["WARN", levels.warning],
  ["WARNING", levels.warning],
  ["NOTICE", levels.notice],
  ["DEBUG", levels.debug],
  ["VERBOSE", levels.debug],
  ...["INFO", "TRACE", "FINE", "FINER", "FINEST", "CONFIG", "STDOUT", "ALL"].map((name): [string, Level] => [
    name,
    levels.info,
  ]),
]);

// Every quantifier is bounded and what follows it cannot be part of it, so a line that only looks like a header costs no
// more than one. The month may be written in any language (`05十月2022`, `05окт.2022`, `0510月2022`).
const date = String.raw`\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{2}[^\s\]:]{1,12}\d{4}`;
const time = String.raw`\d{1,2}:\d{2}:\d{2}(?:[.,:]\d{1,9})?`;
/** Thread and level: taken apart by hand, as patterns would go back and forth in it. */
const inner = String.raw`([^\]\n]{1,140})\]`;
const logger = String.raw`(?: ?(?:\[([^\]\n]{0,160})\](?=:)|\(([^)\n]{1,160})\)))?:? ?`;

/**
 * `[12:00:00] [Server thread/INFO]: `, with a date, fractions or a logger; CustomSkinLoader has a space for the slash.
 * Or all between one pair: `[12:00:00 WARN]: `, `[2019-02-16 01:16:14:123 INFO] `, `[15:15:16.779 main/INFO] `.
 */
const bracketed = new RegExp(String.raw`\[(?:(${date}) )?(${time})(?:\] ?\[| )${inner}${logger}`, "y");
/** `2013-01-01 12:00:00 [INFO] `, `14:24:22 [INFO] `, `2019-02-12 [21:30:25] [Server thread/INFO]: `. */
const open = new RegExp(String.raw`(?:(${date})[ T])?(?:(${time})|\[(${time})\]) ?\[${inner}:? ?`, "y");
/** `2013-07-01 12:00:00 [CLIENT] [INFO] `, `2019-01-01 12:00:00 [main] [INFO] `. */
const openTwice = new RegExp(String.raw`(?:(${date})[ T])?(${time}) ?\[([^\]\n]{1,80})\] \[([A-Z]{3,10}) ?\]:? ?`, "y");
/** `2022-03-18 05:47:54.612 [main] INFO  - ` of Nukkit, with or without the name of a logger. */
const dashed = new RegExp(
  String.raw`(${date})[ T](${time}) \[([^\]\n]{1,80})\] ([A-Z]{4,5}) {1,3}(?:([\w.$]{1,80}) )?- `,
  "y",
);
/** `10:00:00.120 INFO [Server] ` of LeviLamina. */
const levelFirst = new RegExp(
  String.raw`(?:(${date})[ T])?(${time}) (TRACE|DEBUG|INFO|WARN|ERROR|FATAL) {1,2}\[([^\]\n]{1,80})\] `,
  "y",
);
/** `[Info: 2026-03-27 16:33:12.473059: F7glmp8EmJE=: NetQueue.cpp(30)] `. */
const launcher = new RegExp(
  String.raw`\[(Trace|Debug|Info|Warning|Error|Fatal): (${date}) (${time})(?:: ([^:\]\n]{1,80}))?(?:: ([^\]\n]{1,160}))?\] ?`,
  "y",
);
/** `12:00:00[Json][error]-` of Bedrock's content log; its time is not always there. */
const content = new RegExp(
  String.raw`(${time})? ?\[([A-Z][\w ]{1,40})\] ?\[(error|warning|inform|info|verbose)\] ?- ?`,
  "y",
);
/** As launchers get it from the game. */
const log4jXml = /<log4j:Event ([^>\n]{1,600})>/y;
const attribute = /\b(\w{1,20})="([^"]{0,200})"/g;

function run(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** The header that stands exactly at this place. */
export function headerAt(text: string, at: number): Header | null {
  const first = text.charCodeAt(at);
  if (first === 0x5b) {
    if (isDigit(text.charCodeAt(at + 1))) {
      const usual = usualHeader(text, at);
      if (usual) return usual;
      const m = run(bracketed, text, at);
      return m && withLevel(m[0].length, m[3]!, m[1], m[2], m[4] ?? m[5]);
    }
    return launcherHeader(text, at) ?? contentHeader(text, at);
  }
  if (isDigit(first)) {
    const m = run(open, text, at);
    const dash = m && dashedHeader(text, at);
    if (dash) return dash;
    const header = m && withLevel(m[0].length, m[4]!, m[1], m[2] ?? m[3], undefined);
    return header ?? (m ? twiceHeader(text, at) : levelFirstHeader(text, at)) ?? contentHeader(text, at);
  }
  return first === 0x3c ? xmlHeader(text, at) : null;
}

/**
 * `[12:00:00] [Server thread/INFO]: ` of a thread and level that were met before: most lines of most logs, so they are
 * spared the pattern. Whatever is not exactly that is left to it.
 */
function usualHeader(text: string, at: number): Header | null {
  const parts = usualParts(text, at);
  if (!parts) return null;
  const { level, thread } = parts;
  const time = text.slice(at + 1, at + 9);
  return { length: usualLength(text, at, parts), level, date: undefined, time, thread, logger: undefined };
}

/** Of `[12:00:00] [` and `]:`, together. */
const aroundWithin = 14;
const withinStart = 12;

/** With the space behind it, as the pattern has it: a message begins at the same place however its header was read. */
export function usualLength(text: string, at: number, { within }: Parts): number {
  const length = aroundWithin + within.length;
  return text.charCodeAt(at + length) === 0x20 ? length + 1 : length;
}

/** In milliseconds since midnight. */
export function usualTime(text: string, at: number): number {
  const two = (from: number) => (text.charCodeAt(from) - 0x30) * 10 + text.charCodeAt(from + 1) - 0x30;
  return ((two(at + 1) * 60 + two(at + 4)) * 60 + two(at + 7)) * 1000;
}

/** What such a header says of its message, and nothing that has to be made for it. */
export function usualParts(text: string, at: number): Parts | null {
  const isUsual =
    text.charCodeAt(at + 3) === 0x3a &&
    text.charCodeAt(at + 6) === 0x3a &&
    text.charCodeAt(at + 9) === 0x5d &&
    text.charCodeAt(at + 10) === 0x20 &&
    text.charCodeAt(at + 11) === 0x5b &&
    isDigit(text.charCodeAt(at + 1)) &&
    isDigit(text.charCodeAt(at + 2)) &&
    isDigit(text.charCodeAt(at + 4)) &&
    isDigit(text.charCodeAt(at + 5)) &&
    isDigit(text.charCodeAt(at + 7)) &&
    isDigit(text.charCodeAt(at + 8));
  return isUsual ? partsAt(text, at + withinStart) : null;
}

function partsAt(text: string, at: number): Parts | null {
  if (lastParts && isAt(text, at, lastParts)) return lastParts;
  if (partsBefore && isAt(text, at, partsBefore)) {
    [lastParts, partsBefore] = [partsBefore, lastParts];
    return lastParts;
  }
  let close = at;
  const limit = close + 140;
  while (close < limit && text.charCodeAt(close) !== 0x5d) close++;
  if (text.charCodeAt(close + 1) !== 0x3a) return null;
  const parts = knownParts.get(text.slice(at, close)) ?? null;
  if (parts) [lastParts, partsBefore] = [parts, lastParts];
  return parts;
}

function isAt(text: string, at: number, { within }: Parts): boolean {
  const end = at + within.length;
  return text.charCodeAt(end) === 0x5d && text.charCodeAt(end + 1) === 0x3a && text.startsWith(within, at);
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

function withLevel(
  length: number,
  within: string,
  day: string | undefined,
  clock: string | undefined,
  from: string | undefined,
): Header | null {
  let parts = knownParts.get(within);
  if (parts === undefined) {
    const copy = detached(within);
    parts = partsOf(copy);
    if (knownParts.size >= maxKnownParts) knownParts.clear();
    knownParts.set(copy, parts);
  }
  return parts && { length, level: parts.level, date: day, time: clock, thread: parts.thread, logger: from };
}

export interface Parts {
  level: Level;
  thread: string | undefined;
  /** The text that says so. */
  within: string;
}

/** A log has few threads, and each line names one: often that of one of the lines before. */
const knownParts = new Map<string, Parts | null>();
const maxKnownParts = 500;
let lastParts: Parts | null = null;
let partsBefore: Parts | null = null;

/** A piece of a text keeps the whole of it in memory, a copy does not. */
function detached(piece: string): string {
  return ` ${piece}`.slice(1);
}

/** Takes `Server thread/INFO`, `Render thread INFO` or `INFO` apart. Only behind a slash a level may have any name. */
function partsOf(within: string): Parts | null {
  const slash = within.lastIndexOf("/");
  let split = slash;
  let name = within.slice(slash + 1).trimEnd();
  if (slash === -1 || !/^[A-Z]{3,10}$/.test(name)) {
    const trimmed = within.trimEnd();
    split = trimmed.lastIndexOf(" ");
    name = trimmed.slice(split + 1);
    if (!levelNames.has(name)) return null;
  }
  const thread = split > 0 ? within.slice(0, split) : undefined;
  return { level: levelNames.get(name) ?? levels.info, thread, within };
}

function levelFirstHeader(text: string, at: number): Header | null {
  const m = run(levelFirst, text, at);
  const level = m && levelNames.get(m[3]!);
  return m && level ? { length: m[0].length, level, date: m[1], time: m[2], thread: undefined, logger: m[4] } : null;
}

function twiceHeader(text: string, at: number): Header | null {
  const m = run(openTwice, text, at);
  const level = m && levelNames.get(m[4]!);
  return m && level ? { length: m[0].length, level, date: m[1], time: m[2], thread: m[3], logger: undefined } : null;
}

function dashedHeader(text: string, at: number): Header | null {
  const m = run(dashed, text, at);
  const level = m && levelNames.get(m[4]!);
  return m && level !== undefined && level !== null
    ? { length: m[0].length, level, date: m[1], time: m[2], thread: m[3], logger: m[5] }
    : null;
}

function named(name: string | undefined): Level {
  return levelNames.get((name ?? "").toUpperCase()) ?? levels.info;
}

function launcherHeader(text: string, at: number): Header | null {
  const m = run(launcher, text, at);
  return m && { length: m[0].length, level: named(m[1]), date: m[2], time: m[3], thread: m[4], logger: m[5] };
}

function contentHeader(text: string, at: number): Header | null {
  const m = run(content, text, at);
  return m && { length: m[0].length, level: named(m[3]), date: undefined, time: m[1], thread: undefined, logger: m[2] };
}

function xmlHeader(text: string, at: number): Header | null {
  const m = run(log4jXml, text, at);
  if (!m) return null;
  // Launchers write the attributes in any order.
  const given = new Map<string, string>();
  for (const [, name, value] of m[1]!.matchAll(attribute)) if (!given.has(name!)) given.set(name!, value!);
  const [date, thread, logger] = ["timestamp", "thread", "logger"].map((name) => given.get(name));
  return { length: m[0].length, level: named(given.get("level")), date, time: undefined, thread, logger };
}
