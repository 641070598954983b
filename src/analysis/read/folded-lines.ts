import { Lines } from "../text/lines.ts";
import { matchAt } from "../text/match-at.ts";
import type { SomeLines } from "./lines-between.ts";

/** Whoever pastes into a field of one line sends little. */
const maxLength = 1024 * 1024;
/** How a frame ends, and the next one begins, in one line. Most texts have none of them. */
const joints = [") at ", "] at ", "} at ", ") \tat ", "] \tat ", "} \tat ", "More details: "];
const frame = /[ \t]at [\w$./@+~<>%-]{5,300}\([\w$. -]{0,100}(?::\d{1,6})?\)/g;
const listed = /More details: [ \t]{0,4}- Mod '/;
/** What lines of traces, of what loaders list, and of reports begin with. */
const begins = [
  "\t",
  "Caused by: ",
  "Suppressed: ",
  "- Mod '",
  "- Install ",
  "- Replace ",
  "- Remove ",
  "More details:",
  "Unmet dependency listing:",
  "A potential solution has been determined",
  "A detailed walkthrough of the error",
  "Time: ",
  "Description: ",
  "Details:",
  "Stacktrace:",
];
const beginsLike = [/\.\.\. \d{1,6} (?:more|common)/y, /-- [A-Z][\w ]{2,40} -- /y, /\[\d\d:\d\d:\d\d\] \[/y];
const frameThere = /at [\w$./@+~<>%-]{5,300}\([\w$. -]{0,100}(?::\d{1,6})?\)/y;
const word = /[a-z][\w$.]{6,200}/y;
const thrown = /^\w{1,30}\.[\w$.]{1,160}(?:Exception|Error)$/;

/** The lines of a text whose ends of lines became spaces, as they do in a field of one line. `null`: none is like this. */
export function unfolded(lines: Lines): SomeLines | null {
  const { text } = lines;
  if (text.length > maxLength || !joints.some((joint) => text.includes(joint))) return null;
  const texts: string[] = [];
  const numbers: number[] = [];
  for (let line = 0; line < lines.count; line++) {
    const whole = lines.get(line);
    const pieces = isFolded(whole) ? split(whole) : [whole];
    for (const piece of pieces) {
      texts.push(indented(piece));
      numbers.push(line);
    }
  }
  if (texts.length === lines.count) return null;
  return { lines: new Lines(texts.join("\n")), numbers: Int32Array.from(numbers) };
}

function isFolded(line: string): boolean {
  return (line.match(frame)?.length ?? 0) > 1 || listed.test(line);
}

function split(line: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  for (let at = line.indexOf(" "); at !== -1; at = line.indexOf(" ", at + 1)) {
    if (!beginsAt(line, at + 1)) continue;
    pieces.push(line.slice(start, at));
    start = at + 1;
  }
  return [...pieces, line.slice(start)];
}

function beginsAt(line: string, at: number): boolean {
  if (line.startsWith("at ", at)) return matchAt(frameThere, line, at) !== null;
  return (
    begins.some((one) => line.startsWith(one, at)) ||
    beginsLike.some((one) => matchAt(one, line, at) !== null) ||
    isThrown(line, at)
  );
}

/** An exception, but for one in the message of another. */
function isThrown(line: string, at: number): boolean {
  if (`:"',>(`.includes(line[at - 2] ?? ":")) return false;
  const name = matchAt(word, line, at)?.[0];
  if (!name || !thrown.test(name)) return false;
  const end = at + name.length;
  return line.startsWith(": ", end) || line.startsWith(" at ", end);
}

/** As loaders and Java indent it. */
function indented(piece: string): string {
  if (piece.startsWith("at ")) return `\t${piece}`;
  return piece.startsWith("- ") ? `\t ${piece}` : piece;
}
