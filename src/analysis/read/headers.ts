import { type Level, levels } from "../model/model.ts";
import { isDigit } from "../text/characters.ts";
import { matchAt } from "../text/match-at.ts";
import {
  isTraceName,
  type KnownThreads,
  levelNames,
  type ThreadAndLevel,
  threadAndLevelOf,
  usualLength,
} from "./known-threads.ts";

/** What the beginning of a line says about the message behind it. */
export interface Header {
  /** How long it is, with everything before the message. */
  length: number;
  level: Level;
  isTrace?: boolean;
  /** As the log writes them; `undefined` where it does not. */
  date: string | undefined;
  time: string | undefined;
  thread: string | undefined;
  logger: string | undefined;
}

// Every quantifier is bounded and what follows it cannot be part of it, so a line that only looks like a header costs no
// more than one. The month may be written in any language (`05十月2022`, `05окт.2022`, `0510月2022`).
const date = String.raw`\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{2}[^\s\]:]{1,12}\d{4}`;
const time = String.raw`\d{1,2}:\d{2}:\d{2}(?:[.,:]\d{1,9})?`;
/** Thread and level: taken apart by hand, as patterns would go back and forth in it. */
const inner = String.raw`([^\]\n]{1,140})\]`;
const logger = String.raw`(?: ?(?:\[([^\]\n]{0,160})\](?=:)|\(([^)\n]{1,160})\)))?:? ?`;

/**
 * `[12:00:00] [Server thread/INFO]: `, with a date, fractions or a logger; CustomSkinLoader has a space for the slash.
 * Plugins in files of their own: `[11-30 12:00:00]: [WARN] `. Or all between one pair: `[12:00:00 WARN]: `, `[2019-02-16 01:16:14:123 INFO] `, `[15:15:16.779 main/INFO] `.
 */
const bracketed = new RegExp(String.raw`\[(?:(${date}) |\d{2}-\d{2} )?(${time})(?:\]:? ?\[| )${inner}${logger}`, "y");
/** `2013-01-01 12:00:00 [INFO] `, `14:24:22 [INFO] `, `2019-02-12 [21:30:25] [Server thread/INFO]: `. */
const open = new RegExp(String.raw`(?:(${date})[ T])?(?:(${time})|\[(${time})\]) ?\[${inner}:? ?`, "y");
/** `2013-07-01 12:00:00 [CLIENT] [INFO] `, `2019-01-01 12:00:00 [main] [INFO] `. */
const openTwice = new RegExp(String.raw`(?:(${date})[ T])?(${time}) ?\[([^\]\n]{1,80})\] \[([A-Z]{3,10}) ?\]:? ?`, "y");
/** `2022-03-18 05:47:54.612 [main] INFO  - ` of Nukkit, `05:47:54.612 [main] INFO  - ` of ATLauncher, with or without the name of a logger. */
const dashed = new RegExp(
  String.raw`(?:(${date})[ T])?(${time}) \[([^\]\n]{1,80})\] ([A-Z]{4,5}) {1,3}(?:\[?([\w.$-]{1,80})\]? )?- `,
  "y",
);
/** `10:00:00.120 INFO [Server] ` of LeviLamina, `2024-01-01 10:00:00,120 INFO  [main] c.m.m.Launcher.main(76): ` of Mohist's debug.log. */
const levelFirst = new RegExp(
  String.raw`(?:(${date})[ T])?(${time}) (TRACE|DEBUG|INFO|WARN|ERROR|FATAL) {1,2}\[([^\]\n]{1,80})\] (?:([\w.$<>]{1,160})\(\d{1,6}\): )?`,
  "y",
);
/** `2020-01-02 10:00:00 Server|INFO > ` of Altay and other forks of PocketMine-MP: the thread without brackets. */
const barred = new RegExp(
  String.raw`(?:(${date})[ T])?(?:(${time})|\[(${time})\]) ([A-Z][\w #-]{0,40})\|([A-Z]{4,10}) > `,
  "y",
);
/** `[Info: 2025-01-02 10:00:00.123456: AbCdEfGhIjK=: Queue.cpp(12)] `. */
const launcher = new RegExp(
  String.raw`\[(Trace|Debug|Info|Warning|Error|Fatal): (${date}) (${time})(?:: ([^:\]\n]{1,80}))?(?:: ([^\]\n]{1,160}))?\] ?`,
  "y",
);
/** What the game has said to the launcher stands behind its header: `Game/net.minecraft.Lamp (Render thread) Warn `. */
const ofGame = /(?:Game|Launcher)\/([^()\n]{1,120}) \(([^)\n]{0,80})\) (Trace|Debug|Info|Warn|Error|Fatal) /y;
/** `[0812/110712:INFO:GameController.cpp(233)] ` of programs with Chromium inside, such as the launchers up to 2018. */
const chromium = /\[\d{4}\/(\d{2})(\d{2})(\d{2})(?:\.\d{1,6})?:(INFO|WARNING|ERROR|FATAL):([\w.]{3,60}\(\d{1,5}\))\] /y;
/** `12:00:00[Json][error]-` of Bedrock's content log; its time is not always there. */
const content = new RegExp(
  String.raw`(${time})? ?\[([A-Z][\w ]{1,40})\] ?\[(error|warning|inform|info|verbose)\] ?- ?`,
  "y",
);

/** The header that stands exactly at this place. `threads`: those that the log has named so far. */
export function headerAt(text: string, at: number, threads: KnownThreads | null = null): Header | null {
  const first = text.charCodeAt(at);
  if (first === 0x5b) {
    if (isDigit(text.charCodeAt(at + 1))) {
      const usual = threads?.usualAt(text, at);
      if (usual) return usualHeader(text, at, usual);
      const m = matchAt(bracketed, text, at);
      return m ? withLevel(m[0].length, m[3]!, m[1], m[2], m[4] ?? m[5], threads) : chromiumHeader(text, at);
    }
    return launcherHeader(text, at) ?? contentHeader(text, at);
  }
  if (isDigit(first)) {
    const m = matchAt(open, text, at);
    const dash = m && dashedHeader(text, at);
    if (dash) return dash;
    const header = m && withLevel(m[0].length, m[4]!, m[1], m[2] ?? m[3], undefined, threads);
    return header ?? (m ? twiceHeader(text, at) : barredHeader(text, at)) ?? contentHeader(text, at);
  }
  return null;
}

function usualHeader(text: string, at: number, usual: ThreadAndLevel): Header {
  const { level, isTrace, thread } = usual;
  const time = text.slice(at + 1, at + 9);
  return { length: usualLength(text, at, usual), level, isTrace, date: undefined, time, thread, logger: undefined };
}

function withLevel(
  length: number,
  within: string,
  day: string | undefined,
  clock: string | undefined,
  from: string | undefined,
  threads: KnownThreads | null,
): Header | null {
  const found = threads ? threads.read(within) : threadAndLevelOf(within);
  if (!found) return null;
  const { level, isTrace, thread } = found;
  return { length, level, isTrace, date: day, time: clock, thread, logger: from };
}

function levelFirstHeader(text: string, at: number): Header | null {
  const m = matchAt(levelFirst, text, at);
  const level = m && levelNames.get(m[3]!);
  if (!m || !level) return null;
  const isTrace = isTraceName(m[3]!);
  const [thread, logger] = m[5] ? [m[4], m[5]] : [undefined, m[4]];
  return { length: m[0].length, level, isTrace, date: m[1], time: m[2], thread, logger };
}

function barredHeader(text: string, at: number): Header | null {
  const m = matchAt(barred, text, at);
  const level = m && levelNames.get(m[5]!);
  if (!m || level === undefined || level === null) return levelFirstHeader(text, at);
  return { length: m[0].length, level, date: m[1], time: m[2] ?? m[3], thread: m[4], logger: undefined };
}

function twiceHeader(text: string, at: number): Header | null {
  const m = matchAt(openTwice, text, at);
  const level = m && levelNames.get(m[4]!);
  return m && level ? { length: m[0].length, level, date: m[1], time: m[2], thread: m[3], logger: undefined } : null;
}

function dashedHeader(text: string, at: number): Header | null {
  const m = matchAt(dashed, text, at);
  const level = m && levelNames.get(m[4]!);
  return m && level !== undefined && level !== null
    ? { length: m[0].length, level, date: m[1], time: m[2], thread: m[3], logger: m[5] }
    : null;
}

function named(name: string | undefined): Level {
  return levelNames.get((name ?? "").toUpperCase()) ?? levels.info;
}

function launcherHeader(text: string, at: number): Header | null {
  const m = matchAt(launcher, text, at);
  if (!m) return null;
  const { length } = m[0];
  const said = matchAt(ofGame, text, at + length);
  const [level, thread, logger] = said ? [said[3], said[2] || undefined, said[1]] : [m[1], m[4], m[5]];
  return { length: length + (said?.[0].length ?? 0), level: named(level), date: m[2], time: m[3], thread, logger };
}

function chromiumHeader(text: string, at: number): Header | null {
  const m = matchAt(chromium, text, at);
  const time = m ? `${m[1]}:${m[2]}:${m[3]}` : undefined;
  return m && { length: m[0].length, level: named(m[4]), date: undefined, time, thread: undefined, logger: m[5] };
}

function contentHeader(text: string, at: number): Header | null {
  const m = matchAt(content, text, at);
  return m && { length: m[0].length, level: named(m[3]), date: undefined, time: m[1], thread: undefined, logger: m[2] };
}
