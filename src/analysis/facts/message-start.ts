/** A prefix longer than this is not one; it also bounds what one hostile line can cost. */
const maxPrefix = 400;

const tab = 9;
const escapeCode = 27;
const space = 32;
const round = 40;
const roundEnd = 41;
const colon = 58;
const square = 91;
const squareEnd = 93;
const section = 0xa7;

/**
 * Where the message of a line begins: behind white space, colour codes, times, and groups such as `[Server thread/INFO]:`
 * or `(FabricLoader)`. A plugin's name in brackets is skipped too: what it says is what counts.
 */
export function messageStart(text: string, from: number, end: number, isBehindPrefix = false): number {
  const limit = Math.min(end, from + maxPrefix);
  let at = from;
  let behindGroup = isBehindPrefix;
  while (at < limit) {
    const code = text.charCodeAt(at);
    if (code === space || code === tab) at++;
    else if (code === square || (code === round && behindGroup)) {
      const close = closing(text, at, limit, code === square ? squareEnd : roundEnd);
      if (close === -1) return at;
      at = close + 1;
      behindGroup = true;
    } else if (code === colon && behindGroup) at++;
    else if (code === section) at += 2;
    else if (code === escapeCode) at = endOfEscape(text, at, limit);
    else if (code >= 48 && code <= 57) {
      const behind = endOfTime(text, at, limit);
      if (behind === -1) return at;
      at = behind;
    } else return at;
  }
  return Math.min(at, end);
}

function closing(text: string, from: number, limit: number, close: number): number {
  for (let at = from + 1; at < limit; at++) if (text.charCodeAt(at) === close) return at;
  return -1;
}

/** Behind `ESC [ 31 ; 1 m`. */
function endOfEscape(text: string, from: number, limit: number): number {
  let at = from + 1;
  if (at < limit && text.charCodeAt(at) === square) at++;
  while (at < limit) {
    const code = text.charCodeAt(at);
    at++;
    if ((code < 48 || code > 57) && code !== 59) break;
  }
  return at;
}

/** Behind `2024-01-01` or `12:00:00.123`, or -1 where it is another kind of number. */
function endOfTime(text: string, from: number, limit: number): number {
  let separators = 0;
  for (let at = from; at < limit; at++) {
    const code = text.charCodeAt(at);
    if (code === space || code === square || code === squareEnd) return separators >= 2 ? at : -1;
    if (code >= 48 && code <= 57) continue;
    // - . / : , T Z
    if (code === 45 || code === 46 || code === 47 || code === colon || code === 44) separators++;
    else if (code !== 84 && code !== 90) return -1;
  }
  return -1;
}
