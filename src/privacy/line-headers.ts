/** Threads and levels as the game writes them, `Server thread/INFO`. Only threads whose names say nothing of anybody. */
const harmlessName =
  /^(?:Server thread|main|Render thread|Client thread|Worker-Main-\d{1,3}|Netty (?:Epoll |Local |Server |Client ){0,3}IO #\d{1,4}|User Authenticator #\d{1,6}|IO-Worker-\d{1,4}|modloading-worker-\d{1,4}|Server console handler|Async Chat Thread - #\d{1,6})\/(?:INFO|WARN|ERROR|DEBUG|TRACE|FATAL)$/;
/** `[12:00:00 WARN]` */
const bareLevel = /^(?:INFO|WARN|ERROR|DEBUG|TRACE|FATAL)$/;
const longestName = 40;

/** What begins a line with a header, as anchors of a detector. */
export const headerAnchors = ["\n[0", "\n[1", "\n[2"];

/** The last harmless name: most lines have the one of the line before. */
let lastName = "Server thread/INFO";

/**
 * Where a header ends that begins at `at` and has nothing private in it, as most lines of most logs have one: at the
 * bracket behind `[12:00:00] [Server thread/INFO` or `[12:00:00 WARN`. Else -1.
 */
export function endOfHarmlessHeader(text: string, at: number): number {
  const isTime =
    isDigit(text.charCodeAt(at + 1)) &&
    isDigit(text.charCodeAt(at + 2)) &&
    text.charCodeAt(at + 3) === 0x3a &&
    isDigit(text.charCodeAt(at + 4)) &&
    isDigit(text.charCodeAt(at + 5)) &&
    text.charCodeAt(at + 6) === 0x3a &&
    isDigit(text.charCodeAt(at + 7)) &&
    isDigit(text.charCodeAt(at + 8));
  if (!isTime) return -1;
  if (text.startsWith("] [", at + 9)) return endOfName(text, at + 12);
  return text.charCodeAt(at + 9) === 0x20 ? endOfLevel(text, at + 10) : -1;
}

function endOfName(text: string, from: number): number {
  const likely = from + lastName.length;
  if (text.charCodeAt(likely) === bracket && text.startsWith(lastName, from)) return likely;
  const end = bracketFrom(text, from);
  if (end === -1) return -1;
  const name = text.slice(from, end);
  if (!harmlessName.test(name)) return -1;
  // A piece would keep the whole text in memory.
  lastName = ` ${name}`.slice(1);
  return end;
}

function endOfLevel(text: string, from: number): number {
  const end = bracketFrom(text, from);
  return end !== -1 && bareLevel.test(text.slice(from, end)) ? end : -1;
}

const bracket = 0x5d;

function bracketFrom(text: string, from: number): number {
  for (let at = from; at <= from + longestName; at++) if (text.charCodeAt(at) === bracket) return at;
  return -1;
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}
