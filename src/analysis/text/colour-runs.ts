import { gameCode, maxParameters } from "../../wire/colour-codes.ts";
import { endOfMatchAt, matchAt } from "./match-at.ts";
import { nearestOfSixteen, sixteenOf256 } from "./sixteen-colours.ts";

/** A part of a line that looks the same from its first to its last character. */
export interface ColourRun {
  start: number;
  /** Exclusive. */
  end: number;
  /** As in `fg-12 bold`; empty where it is plain. */
  classes: string;
  /** A code itself, which readers need not see. */
  isCode: boolean;
}

const escapeSign = 0x1b;
const sectionSign = 0xa7;
const maxLink = 2100;
const maxAttributes = 24;
const defaultLimit = 500;
/** Signs that begin no code, and codes behind codes, cost a look each. */
const straysPerPiece = 20;

// Control sequences, and the short escapes with which terminals switch their character sets.
const control = new RegExp(`\\x1b\\[([0-?]{0,${maxParameters}})([ -/]{0,4})([@-~])|\\x1b[()*+][ -~]|\\x1b[=>78]`, "y");
const gameColour = new RegExp(`§x(?:§[\\da-f]){6}|${gameCode}`, "iy");
const gameColours = [0, 4, 2, 6, 1, 5, 3, 7, 8, 12, 10, 14, 9, 13, 11, 15];

/** The whole line in order. What comes after `limit` pieces is left plain, however long the line is. */
export function colourRuns(line: string, limit = defaultLimit): ColourRun[] {
  const runs: ColourRun[] = [];
  const style = new Style();
  const codes = new CodePositions(line);
  let done = 0;
  let pieces = 0;
  let strays = 0;
  for (let at = codes.next(0); at !== -1; ) {
    const end = codeEnd(line, at);
    // A code behind another one adds no piece: both are hidden together.
    if (end === -1 || (at === done && done > 0)) strays++;
    else pieces += at > done ? 2 : 1;
    if (pieces > limit || strays > limit * straysPerPiece) {
      style.reset();
      break;
    }
    if (end === -1) {
      at = codes.next(at + 1);
      continue;
    }
    if (at > done) runs.push({ start: done, end: at, classes: style.classes(), isCode: false });
    const last = runs.at(-1);
    if (last?.isCode) last.end = end;
    else runs.push({ start: at, end, classes: "", isCode: true });
    apply(style, line, at, end);
    done = end;
    at = codes.next(end);
  }
  if (done < line.length) runs.push({ start: done, end: line.length, classes: style.classes(), isCode: false });
  return runs;
}

/** Where codes may begin: each of the two signs is looked for once. */
class CodePositions {
  private escape = -2;
  private section = -2;

  constructor(private readonly line: string) {}

  next(from: number): number {
    if (this.escape !== -1 && this.escape < from) this.escape = this.line.indexOf("\x1b", from);
    if (this.section !== -1 && this.section < from) this.section = this.line.indexOf("§", from);
    if (this.escape === -1) return this.section;
    return this.section === -1 ? this.escape : Math.min(this.escape, this.section);
  }
}

/** -1 where the sign begins no code. */
function codeEnd(line: string, at: number): number {
  if (line.charCodeAt(at) === sectionSign) return endOfMatchAt(gameColour, line, at);
  return line.charCodeAt(at + 1) === 0x5d ? commandEnd(line, at) : endOfMatchAt(control, line, at);
}

/** Links and window titles end with a bell, or with an escape and a backslash. */
function commandEnd(line: string, at: number): number {
  const last = Math.min(line.length, at + maxLink);
  for (let index = at + 2; index < last; index++) {
    const code = line.charCodeAt(index);
    if (code === 0x07) return index + 1;
    if (code === escapeSign) return line.charCodeAt(index + 1) === 0x5c ? index + 2 : -1;
  }
  return -1;
}

function apply(style: Style, line: string, at: number, end: number): void {
  if (line.charCodeAt(at) === sectionSign) {
    applyGameCode(style, line.slice(at, end).toLowerCase());
    return;
  }
  const match = matchAt(control, line, at);
  const parameters = match?.[1];
  if (parameters === undefined || match?.[2] !== "" || match[3] !== "m") return;
  // `?` and its like begin what is no colour.
  if (!/[^\d;:]/.test(parameters)) applyTerminalCode(style, parameters);
}

function applyGameCode(style: Style, code: string): void {
  const letter = code[1]!;
  const colour = "0123456789abcdef".indexOf(letter);
  if (colour !== -1) style.recolour(gameColours[colour]!);
  else if (code.length > 2) style.recolour(nearestOfSixteen(...rgbOf(code.replaceAll("§", "").slice(1))));
  else if (letter === "k") style.isObfuscated = true;
  else if (letter === "l") style.isBold = true;
  else if (letter === "m") style.isStruck = true;
  else if (letter === "n") style.isUnderlined = true;
  else if (letter === "o") style.isItalic = true;
  else if (letter === "r") style.reset();
}

function rgbOf(hex: string): [number, number, number] {
  const value = Number.parseInt(hex, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function applyTerminalCode(style: Style, parameters: string): void {
  const groups = parameters.split(";", maxAttributes);
  for (let index = 0; index < groups.length; index++) {
    const [first = "", ...details] = groups[index]!.split(":", maxAttributes);
    const number = Number(first);
    if (number === 38 || number === 48) {
      // Colons keep a colour together; semicolons spread it over what follows.
      const isSpread = details.length === 0;
      const parts = (isSpread ? groups.slice(index + 1, index + 5) : details).map(Number);
      if (isSpread) index += parts[0] === 5 ? 2 : 4;
      const colour = extendedColour(parts, isSpread);
      if (colour !== null) style.setGround(number === 48, colour);
    } else if (number === 4 && details[0] === "0") style.isUnderlined = false;
    else style.set(number);
  }
}

function extendedColour(parts: number[], isSpread: boolean): number | null {
  const [kind, value] = parts;
  if (kind === 5) return value !== undefined && value <= 255 ? sixteenOf256(value) : null;
  if (kind !== 2) return null;
  // With colons, a colour space may stand before the three.
  const [red = 0, green = 0, blue = 0] = parts.slice(!isSpread && parts.length > 4 ? 2 : 1);
  return nearestOfSixteen(red, green, blue);
}

class Style {
  isBold = false;
  isItalic = false;
  isUnderlined = false;
  isStruck = false;
  isObfuscated = false;
  private isInverse = false;
  private isDim = false;
  private foreground = -1;
  private background = -1;

  classes(): string {
    const names: string[] = [];
    if (this.foreground !== -1) names.push(`fg-${this.foreground}`);
    if (this.background !== -1) names.push(`bg-${this.background}`);
    if (this.isBold) names.push("bold");
    if (this.isItalic) names.push("italic");
    if (this.isUnderlined) names.push("underline");
    if (this.isStruck) names.push("strike");
    if (this.isObfuscated) names.push("obfuscated");
    if (this.isInverse) names.push("inverse");
    if (this.isDim) names.push("dim");
    return names.join(" ");
  }

  reset(): void {
    Object.assign(this, new Style());
  }

  /** As the game does it: a colour ends what was set before. */
  recolour(colour: number): void {
    this.isBold = this.isItalic = this.isUnderlined = this.isStruck = this.isObfuscated = false;
    this.foreground = colour;
  }

  setGround(isBehind: boolean, colour: number): void {
    if (isBehind) this.background = colour;
    else this.foreground = colour;
  }

  /** By the numbers of terminals. Blinking and hidden text are left as they are: a log is there to be read. */
  set(number: number): void {
    if (number === 0) this.reset();
    else if (number === 1) this.isBold = true;
    else if (number === 2) this.isDim = true;
    else if (number === 3) this.isItalic = true;
    else if (number === 4 || number === 21) this.isUnderlined = true;
    else if (number === 7) this.isInverse = true;
    else if (number === 9) this.isStruck = true;
    else if (number === 22) this.isBold = this.isDim = false;
    else if (number === 23) this.isItalic = false;
    else if (number === 24) this.isUnderlined = false;
    else if (number === 27) this.isInverse = false;
    else if (number === 29) this.isStruck = false;
    else if (number >= 30 && number <= 37) this.foreground = number - 30;
    else if (number === 39) this.foreground = -1;
    else if (number >= 40 && number <= 47) this.background = number - 40;
    else if (number === 49) this.background = -1;
    else if (number >= 90 && number <= 97) this.foreground = number - 82;
    else if (number >= 100 && number <= 107) this.background = number - 92;
  }
}
