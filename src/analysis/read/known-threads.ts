import { type Level, levels } from "../model/model.ts";
import { isDigit } from "../text/characters.ts";

/** Others (`TRACE`, `FINE`, those that mods invent) are taken for information, as other readers of logs do. */
export const levelNames = new Map<string, Level>([
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
  // Java's own logger speaks the language of the system: BungeeCord, and servers until 1.6.
  ...["GRAVE", "SCHWERWIEGEND", "ALLVARLIG", "ALLVARLIGT", "严重", "嚴重", "致命的", "심각"].map(
    (name): [string, Level] => [name, levels.critical],
  ),
  ...[
    ...["AVERTISSEMENT", "WARNUNG", "ADVERTENCIA", "ADVERTÊNCIA", "AVVERTENZA", "AVISO", "VARNING"],
    ...["警告", "경고"],
  ].map((name): [string, Level] => [name, levels.warning]),
  ...["INFOS", "INFORMATION", "INFORMACIÓN", "INFORMAÇÕES", "INFORMAZIONI", "信息", "資訊", "情報", "정보"].map(
    (name): [string, Level] => [name, levels.info],
  ),
]);

/** Quieter than debug. The analysis takes them for information; whoever reads the log wants to see less of them. */
export function isTraceName(name: string): boolean {
  return name === "TRACE" || name === "FINE" || name === "FINER" || name === "FINEST";
}

/** What the header of a message says of its thread and level. */
export interface ThreadAndLevel {
  level: Level;
  isTrace: boolean;
  thread: string | undefined;
  /** The text that says so. */
  within: string;
}

/** Takes `Server thread/INFO`, `Render thread INFO` or `INFO` apart. Only behind a slash a level may have any name. */
export function threadAndLevelOf(within: string): ThreadAndLevel | null {
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
  return { level: levelNames.get(name) ?? levels.info, isTrace: isTraceName(name), thread, within };
}

const maxKnown = 500;
/** How far a header may be from its second bracket to its end. */
const maxWithin = 140;
/** Of `[12:00:00] [` and `]:`, together. */
const aroundWithin = 14;
const withinStart = 12;

/**
 * The threads and levels that one log has named so far. A log has few, and each line names one, often that of one of the
 * lines before: `[12:00:00] [Server thread/INFO]: ` of a known thread, which is most lines of most logs, needs no pattern.
 */
export class KnownThreads {
  private readonly known = new Map<string, ThreadAndLevel | null>();
  private last: ThreadAndLevel | null = null;
  private lastButOne: ThreadAndLevel | null = null;

  read(within: string): ThreadAndLevel | null {
    let found = this.known.get(within);
    if (found === undefined) {
      found = threadAndLevelOf(within);
      if (this.known.size >= maxKnown) this.known.clear();
      this.known.set(within, found);
    }
    return found;
  }

  /** What such a header says. `null` where it is another one, or of a thread that is not known yet. */
  usualAt(text: string, at: number): ThreadAndLevel | null {
    return isUsual(text, at) ? this.knownAt(text, at + withinStart) : null;
  }

  private knownAt(text: string, at: number): ThreadAndLevel | null {
    const { last, lastButOne } = this;
    if (last && isAt(text, at, last)) return last;
    if (lastButOne && isAt(text, at, lastButOne)) return this.remember(lastButOne);
    let close = at;
    const limit = close + maxWithin;
    while (close < limit && text.charCodeAt(close) !== 0x5d) close++;
    if (text.charCodeAt(close + 1) !== 0x3a) return null;
    const found = this.known.get(text.slice(at, close));
    return found ? this.remember(found) : null;
  }

  private remember(found: ThreadAndLevel): ThreadAndLevel {
    this.lastButOne = this.last;
    this.last = found;
    return found;
  }
}

/** With the space behind it, as the pattern has it: a message begins at the same place however its header was read. */
export function usualLength(text: string, at: number, { within }: ThreadAndLevel): number {
  const length = aroundWithin + within.length;
  return text.charCodeAt(at + length) === 0x20 ? length + 1 : length;
}

/** In milliseconds since midnight. */
export function usualTime(text: string, at: number): number {
  const two = (from: number) => (text.charCodeAt(from) - 0x30) * 10 + text.charCodeAt(from + 1) - 0x30;
  return ((two(at + 1) * 60 + two(at + 4)) * 60 + two(at + 7)) * 1000;
}

/** Whether `12:00:00] [` stands behind the first bracket. */
function isUsual(text: string, at: number): boolean {
  return (
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
    isDigit(text.charCodeAt(at + 8))
  );
}

function isAt(text: string, at: number, { within }: ThreadAndLevel): boolean {
  const end = at + within.length;
  return text.charCodeAt(end) === 0x5d && text.charCodeAt(end + 1) === 0x3a && text.startsWith(within, at);
}
