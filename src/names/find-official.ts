import type { Names, VisitName } from "./names.ts";

/**
 * The names that the game is shipped with are as short as words: `a`, `bsr`. They are taken for names in frames, in the headers of
 * exceptions, and in what Java's own messages quote; never in a sentence.
 */
const frame = /\bat (?:[^\s()/]{1,100}\/{1,2}){0,3}([\w$.<>]{3,500})\(([^()\n]{0,200})\)/g;
const introduced =
  /(?:Caused by|Suppressed|Wrapped by): ([\w$.]{1,300})(?=[:\r\n]|$)|Exception in thread "[^"\n]{1,100}" ([\w$.]{1,300})(?=[:\r\n]|$)/g;
/** `Cannot invoke "bsr.a(dcb, int)" because the return value of "fx.b()" is null` */
const quotedCall = /"([\w$.<>]{3,500})\(([\w$., [\]]{0,400})\)"/g;
const cast = /\bclass ([\w$.]{1,300}) cannot be cast to (?:class )?([\w$.]{1,300})/g;
/** The beginning of a line above frames: what was thrown. */
const thrown = /(?:^|[\]:] )([a-z]{1,5}(?:\$\w{1,5}){0,3})(?=: |\r?$)/;
const maxHeader = 400;

export function findOfficial(text: string, names: Names, visit: VisitName): void {
  findFrames(text, names, visit);
  each(introduced, text, (match) => {
    const name = match[1] ?? match[2]!;
    visitType(name, match.index + match[0].length - name.length, names, visit);
  });
  each(quotedCall, text, (match) => {
    const [, called, parameters] = match as unknown as [string, string, string];
    const at = match.index + 1;
    visitMethod(called, { line: null, parameters }, at, names, visit);
    const inside = at + called.length + 1;
    each(/[\w$.]{1,300}/g, parameters, (one) => visitType(one[0], inside + one.index, names, visit));
  });
  each(cast, text, (match) => {
    const [whole, first, second] = match as unknown as [string, string, string];
    visitType(first, match.index + "class ".length, names, visit);
    visitType(second, match.index + whole.length - second.length, names, visit);
  });
}

function findFrames(text: string, names: Names, visit: VisitName): void {
  let lastLine = -1;
  each(frame, text, (match) => {
    const [whole, called, source] = match as unknown as [string, string, string];
    const lineStart = text.lastIndexOf("\n", match.index) + 1;
    // A line with frames behind it, itself none.
    if (lineStart > 0 && lineStart !== lastLine) {
      const above = text.lastIndexOf("\n", lineStart - 2) + 1;
      if (above !== lastLine) visitThrown(text, above, lineStart - 1, names, visit);
    }
    lastLine = lineStart;
    const at = match.index + whole.length - source.length - called.length - 2;
    const line = /:(\d{1,9})$/.exec(source)?.[1];
    visitMethod(called, { line: line === undefined ? null : Number(line), parameters: null }, at, names, visit);
  });
}

function visitThrown(text: string, start: number, end: number, names: Names, visit: VisitName): void {
  const match = thrown.exec(text.slice(start, Math.min(end, start + maxHeader)));
  if (match) visitType(match[1]!, start + match.index + match[0].length - match[1]!.length, names, visit);
}

/** `called`: `bsr.a`. */
function visitMethod(
  called: string,
  { line, parameters }: { line: number | null; parameters: string | null },
  at: number,
  names: Names,
  visit: VisitName,
): void {
  const dot = called.lastIndexOf(".");
  const type = called.slice(0, dot).replaceAll(".", "/");
  if (dot < 1 || names.type(type) === undefined) return;
  visitType(called.slice(0, dot), at, names, visit);
  const method = called.slice(dot + 1);
  const readable = names.method(type, method, line, parameters);
  if (readable !== undefined && readable !== method) visit(at + dot + 1, at + called.length, readable);
}

function visitType(name: string, at: number, names: Names, visit: VisitName): void {
  const readable = names.type(name.replaceAll(".", "/"))?.replaceAll("/", ".");
  if (readable !== undefined && readable !== name) visit(at, at + name.length, readable);
}

function each(pattern: RegExp, text: string, use: (match: RegExpExecArray) => void): void {
  for (const match of text.matchAll(pattern)) use(match);
}
