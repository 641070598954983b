/**
 * A text is worked on in chunks of whole lines, so that what is kept about it at a time is bounded. A line of more
 * than this is cut, between statements or words where it has any. Logs have no such lines, but senders may.
 */
const longest = 256 * 1024;
const betweenWords = /[\s,;|]/;

const asItIs = (end: number): number => end;

/**
 * Where each chunk of the text ends. Their length depends on nothing but the text, and on what must not be parted: `whole` gives
 * a place before that, for one that is in it.
 */
export function* chunkEnds(text: string, whole: (end: number) => number = asItIs): Generator<number> {
  let start = 0;
  while (start < text.length) {
    const cut = text.length - start <= longest ? text.length : chunkEnd(text, start);
    const before = cut === text.length ? cut : whole(cut);
    const end = before > start ? before : cut;
    yield end;
    start = end;
  }
}

function chunkEnd(text: string, start: number): number {
  const limit = start + longest;
  // In the chunk alone: without a line break in it, a search through the text would go back to its beginning.
  const chunk = text.slice(start, limit);
  const lineBreak = chunk.lastIndexOf("\n");
  if (lineBreak >= 0) return start + beforeOpenKey(chunk, behindWholeEntry(text, start, start + lineBreak + 1) - start);
  const cut = cutInLine(chunk);
  if (cut > 0) return start + cut;
  const isPair = (text.charCodeAt(limit - 1) & 0xfc00) === 0xd800;
  return isPair ? limit - 1 : limit;
}

/** What ends a statement within a line, the surest first: a line break as JSON has it, the end of an object or a field. */
const statementEnds = ["\\n", "},", ";", '",', ", "];
const longestStatement = 16 * 1024;

/**
 * Behind the last statement that fits: a key and its value are not parted. Where there is none, behind the last word; 0
 * where there is none either.
 */
function cutInLine(chunk: string): number {
  const from = chunk.length - longestStatement;
  for (const statementEnd of statementEnds) {
    const at = chunk.lastIndexOf(statementEnd);
    if (at >= from) return at + statementEnd.length;
  }
  for (let at = chunk.length; at > 0; at--) if (betweenWords.test(chunk.charAt(at - 1))) return at;
  return 0;
}

/** Longer than nearly all that belongs together. */
const longestEntry = 64 * 1024;
/** What begins lines that are explained by one before them: items of a list, and what is indented below a name. */
const continued = " \t-";

/** The last place before `end` behind which a line begins that needs no other to be understood; `end` if there is none. */
function behindWholeEntry(text: string, start: number, end: number): number {
  let at = end;
  while (at > start && end - at < longestEntry) {
    if (!continued.includes(text.charAt(at))) return at;
    at = text.lastIndexOf("\n", at - 2) + 1;
  }
  return end;
}

const longestKey = 16 * 1024;

/** A private key is many lines that only its first one explains. Where the cut would part one, it is made before it. */
function beforeOpenKey(chunk: string, end: number): number {
  const tail = chunk.slice(Math.max(0, end - longestKey), end);
  const begin = tail.lastIndexOf("-----BEGIN ");
  if (begin < 0 || tail.indexOf("-----END", begin) >= 0) return end;
  const lineStart = end - tail.length + tail.lastIndexOf("\n", begin) + 1;
  return lineStart > 0 ? lineStart : end;
}
