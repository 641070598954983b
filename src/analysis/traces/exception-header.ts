import { withoutColours } from "../../wire/colour-codes.ts";

/** The line that an exception begins with, and what stands before it. */

export interface Header {
  /** What introduces it: `Caused by: `, `Suppressed: `, `Wrapped by: `. */
  role: "first" | "cause" | "suppressed" | "wrapper" | "circular";
  /** How far a cause or a suppressed exception is indented. */
  indent: number;
  type: string;
  message: string;
  /** Nothing but the prefix of a log stands before it, and the type is one by its name: an exception even without frames. */
  isCertain: boolean;
  hasPrefix: boolean;
  /** `Exception in thread "main"` */
  thread: string | null;
  /**
   * Loaders of Forge's kind list what a mod threw from the outside to the inside: `Caused by 0: `, … and, below what they know of
   * the mod, `Exception message: ` with the deepest.
   */
  listed?: "outer" | "deepest";
  /** A launcher shows it, without the trace. */
  isLaunchers?: true;
}

export const maxMessage = 300;
const maxHeader = 1200;
const maxPrefix = 250;
const maxType = 300;
const maxTypesTried = 4;

const intros = [
  ["Caused by: ", "cause"],
  ["Suppressed: ", "suppressed"],
  ["Wrapped by: ", "wrapper"],
] as const;
const numberedCause = /Caused by \d{1,2}: /;

/** Where the message begins: after times, levels, threads and the name of a container. */
export function prefixEnd(text: string): number {
  let at = 0;
  const limit = Math.min(text.length, maxPrefix);
  while (at < limit) {
    const code = text.charCodeAt(at);
    if (code === 91 /* [ */) {
      const close = text.indexOf("]", at);
      if (close === -1 || close - at > 120 || text.startsWith("[CIRCULAR", at)) return at;
      at = close + 1;
    } else if (code <= 32 || (code >= 48 && code <= 58) || ",-./>|+".includes(text[at]!)) at++;
    else {
      const end = prefixWordEnd(text, at);
      if (end === -1) return at;
      at = end;
    }
  }
  return at;
}

/** Whether the line has a prefix of its own, and so does not belong to the one before. */
export function isLogged(text: string): boolean {
  return text.charCodeAt(0) > 32 && prefixEnd(text) > 6;
}

/** `INFO`, the `T` and `Z` of a time, and `mc-1 |`, as Docker writes it. */
function prefixWordEnd(text: string, at: number): number {
  let end = at;
  let isUpper = true;
  for (; end < text.length && end - at < 60; end++) {
    const code = text.charCodeAt(end);
    const isCapital = code >= 65 && code <= 90;
    if (!isCapital && !(code >= 45 && code <= 58 && code !== 47)) {
      if (!((code >= 97 && code <= 122) || code === 95)) break;
      isUpper = false;
    }
  }
  if (end === at) return -1;
  if (isUpper && text[end] !== "$" && text[end - 1] !== ".") return end;
  let bar = end;
  while (text[bar] === " " && bar - end < 40) bar++;
  return text[bar] === "|" ? bar : -1;
}

/** Whether what stands before `end` may be the prefix of a line, and not a sentence. */
export function mayBePrefix(text: string, end: number): boolean {
  let last = end;
  while (last > 0 && text.charCodeAt(last - 1) <= 32) last--;
  return (
    last === 0 ||
    (end <= maxPrefix && /[^A-Za-z,;"'()]/.test(text[last - 1]!)) ||
    prefixEnd(text.slice(0, last)) >= last
  );
}

/** `isBeforeFrame`: frames follow, so that obfuscated and unusual names are types as well. */
export function parseHeader(line: string, isBeforeFrame: boolean): Header | null {
  const text = withoutColours(line.slice(0, maxHeader));
  const colour = line.charCodeAt(0) === 0xa7;
  const introduced = parseIntroduced(text);
  if (introduced !== undefined) return introduced;
  const start = prefixEnd(text);
  const type = readType(text, start);
  if (type && (isQualifiedException(type) || (isBeforeFrame && isObfuscated(type, text, start)))) {
    // Mods put exceptions of others, in colours, into the message of their own.
    return make("first", 0, text, start, type, isQualifiedException(type) && !colour);
  }
  if (isBeforeFrame && type?.includes(".")) return make("first", 0, text, start, type, false);
  return isBeforeFrame ? parseInSentence(text) : null;
}

/** `undefined`: nothing introduces it. `null`: it is introduced, but not an exception. */
function parseIntroduced(text: string): Header | null | undefined {
  for (const [intro, role] of intros) {
    const at = text.indexOf(intro);
    if (at === -1 || !mayBePrefix(text, at)) continue;
    let indent = 0;
    while (indent < at && (text[at - indent - 1] === "\t" || text[at - indent - 1] === " ")) indent++;
    const start = at + intro.length;
    if (text.startsWith("[CIRCULAR", start)) return make("circular", indent, text, start, "", false);
    const type = readType(text, start);
    return type ? make(role, indent, text, start, type, isQualifiedException(type)) : null;
  }
  const numbered = text.includes("Caused by ") ? numberedCause.exec(text) : null;
  if (numbered && mayBePrefix(text, numbered.index)) {
    const start = numbered.index + numbered[0].length;
    const type = readType(text, start);
    return type ? { ...make("cause", 0, text, start, type, isQualifiedException(type)), listed: "outer" } : null;
  }
  const message = text.indexOf("Exception message: ");
  if (message !== -1 && mayBePrefix(text, message)) {
    const start = message + "Exception message: ".length;
    const type = readType(text, start);
    return type?.includes(".")
      ? { ...make("first", 0, text, start, type, isQualifiedException(type)), listed: "deepest" }
      : null;
  }
  if (!text.includes('Exception in thread "')) return undefined;
  const thread = /Exception in thread "([^"\n]{1,100})" /.exec(text);
  if (!thread || !mayBePrefix(text, thread.index)) return undefined;
  const start = thread.index + thread[0].length;
  const type = readType(text, start);
  return type ? { ...make("first", 0, text, start, type, isQualifiedException(type)), thread: thread[1]! } : null;
}

/** `Could not pass the event: java.lang.IllegalStateException: closed` */
function parseInSentence(text: string): Header | null {
  const names = /Exception|Error|Throwable/g;
  for (let tried = 0; tried < maxTypesTried; tried++) {
    const hit = names.exec(text);
    if (!hit) return null;
    let start = hit.index;
    while (start > 0 && hit.index - start < maxType && /[\w$.]/.test(text[start - 1]!)) start--;
    const type = readType(text, start);
    if (type && isQualifiedException(type)) return make("first", 0, text, start, type, false);
  }
  return null;
}

function readType(text: string, start: number): string | null {
  let end = start;
  while (end < text.length && end - start < maxType && isNamePart(text.charCodeAt(end))) end++;
  const type = text.slice(start, end);
  if (end === start || /^[\d.]|\.$|\.\./.test(type)) return null;
  return text[end] === ":" || end === text.length || text.slice(end, end + 20).trim() === "" ? type : null;
}

function isNamePart(code: number): boolean {
  if (code >= 128) return code !== 0xa7 && code < 0x2000;
  return (
    (code >= 97 && code <= 122) ||
    (code >= 65 && code <= 90) ||
    (code >= 46 && code <= 57 && code !== 47) ||
    code === 95 ||
    code === 36
  );
}

function isQualifiedException(type: string): boolean {
  return type.includes(".") && /Exception|Error|Throwable|ThreadDeath/.test(type);
}

function isObfuscated(type: string, text: string, start: number): boolean {
  return /^[a-z]{1,4}$/.test(type) && text[start + type.length] === ":"
    ? true
    : /^[A-Z]\w{0,80}(?:Exception|Error)$/.test(type);
}

function make(
  role: Header["role"],
  indent: number,
  text: string,
  start: number,
  type: string,
  isCertain: boolean,
): Header {
  const message = text.slice(start + type.length + 1, start + type.length + 1 + maxMessage + 20).trim();
  return {
    role,
    indent,
    type,
    message: message.slice(0, maxMessage),
    isCertain,
    hasPrefix: isLogged(text),
    thread: null,
  };
}
