import { Refusal } from "../wire/refusal.ts";

/** What a pattern is made of. An atom stands for one character, and is a regular expression of its own. */
export type PatternNode =
  | { kind: "atom"; source: string }
  | { kind: "assertion"; what: Assertion }
  | { kind: "sequence"; parts: PatternNode[] }
  | { kind: "choice"; parts: PatternNode[] }
  | { kind: "repeat"; body: PatternNode; least: number; most: number | null };

export type Assertion = "start" | "end" | "word" | "not-word";

export const maxPatternLength = 500;
/** `x{1000}` is a thousand `x`. */
const maxRepeat = 1000;

/** A text to be found as it is. */
export function literalPattern(text: string): PatternNode {
  checkLength(text);
  return { kind: "sequence", parts: [...unitsOf(text)].map(literal) };
}

/**
 * JavaScript's regular expressions without what cannot be matched in linear time: no back references, no looking ahead
 * or behind.
 */
export function parsePattern(text: string): PatternNode {
  checkLength(text);
  try {
    // The engine knows best what is a pattern at all. It is not asked to match anything.
    new RegExp(text);
  } catch (error) {
    const reason = (error as Error).message.replace(/^Invalid regular expression: /, "");
    throw new Refusal(400, `This is not a regular expression: ${reason}.`);
  }
  return new PatternParser(text).parse();
}

function checkLength(text: string): void {
  if (text === "") throw new Refusal(400, "There is nothing to search for: `text` is empty.");
  if (text.length > maxPatternLength) {
    throw new Refusal(400, `A search may have ${maxPatternLength} characters; this one has ${text.length}.`);
  }
}

function unitsOf(text: string): string[] {
  return Array.from({ length: text.length }, (_, at) => text[at]!);
}

function literal(unit: string): PatternNode {
  return { kind: "atom", source: unit.replace(/[\\^$.*+?()[\]{}|/-]/, "\\$&") };
}

/** Classes by property have a stricter grammar than the pattern around them was checked with. */
function checked(source: string): PatternNode {
  try {
    if (/\\p\{/i.test(source)) new RegExp(source, "u");
  } catch {
    throw unsupported(`The class ${source}`);
  }
  return { kind: "atom", source };
}

function unsupported(what: string): Refusal {
  return new Refusal(400, `${what} cannot be searched for here. Use a simpler pattern, or several searches.`);
}

class PatternParser {
  private at = 0;

  constructor(private readonly text: string) {}

  parse(): PatternNode {
    return this.choice();
  }

  private choice(): PatternNode {
    const parts = [this.sequence()];
    while (this.takes("|")) parts.push(this.sequence());
    return parts.length === 1 ? parts[0]! : { kind: "choice", parts };
  }

  private sequence(): PatternNode {
    const parts: PatternNode[] = [];
    while (this.at < this.text.length && this.text[this.at] !== "|" && this.text[this.at] !== ")") {
      parts.push(this.repeated(this.single()));
    }
    return { kind: "sequence", parts };
  }

  private single(): PatternNode {
    const unit = this.text[this.at++]!;
    switch (unit) {
      case "(":
        return this.group();
      case "[":
        return this.characterClass();
      case "\\":
        return this.escape();
      case "^":
        return { kind: "assertion", what: "start" };
      case "$":
        return { kind: "assertion", what: "end" };
      case ".":
        return { kind: "atom", source: "." };
      default:
        return literal(unit);
    }
  }

  private group(): PatternNode {
    if (this.takes("?")) {
      const kind = /^(?::|<(?![=!])[^>]{1,100}>)/.exec(this.text.slice(this.at, this.at + 110));
      if (!kind) throw unsupported("What looks ahead or behind, or changes flags inside of a pattern,");
      this.at += kind[0].length;
    }
    const body = this.choice();
    this.takes(")");
    return body;
  }

  /** The engine has checked it already: only its end has to be found. */
  private characterClass(): PatternNode {
    const start = this.at - 1;
    while (this.text[this.at] !== "]") this.at += this.text[this.at] === "\\" ? 2 : 1;
    this.at++;
    return checked(this.text.slice(start, this.at));
  }

  private escape(): PatternNode {
    const rest = this.text.slice(this.at, this.at + 60);
    if (/^[1-9k]/.test(rest)) throw unsupported("A reference to another part of the pattern");
    const long = /^(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|c[A-Za-z]|[pP]\{[\w=]{1,50}\})/.exec(rest)?.[0];
    const escaped = long ?? rest[0]!;
    this.at += escaped.length;
    if (escaped === "b") return { kind: "assertion", what: "word" };
    if (escaped === "B") return { kind: "assertion", what: "not-word" };
    const isMeaningful = long !== undefined || /^[dDwWsSnrtfv0]$/.test(escaped);
    return isMeaningful ? checked(`\\${escaped}`) : literal(escaped);
  }

  /** Whether it takes as much or as little as it can makes no difference to whether a line matches. */
  private repeated(body: PatternNode): PatternNode {
    const quantifier = /^(?:[*+?]|\{(\d{1,9})(,?)(\d{0,9})\})\??/.exec(this.text.slice(this.at, this.at + 30));
    if (!quantifier) return body;
    this.at += quantifier[0].length;
    const [all, least = "", comma, most] = quantifier;
    if (all[0] === "*") return { kind: "repeat", body, least: 0, most: null };
    if (all[0] === "+") return { kind: "repeat", body, least: 1, most: null };
    if (all[0] === "?") return { kind: "repeat", body, least: 0, most: 1 };
    const from = Number(least);
    const to = comma === "" ? from : most === "" ? null : Number(most);
    if (Math.max(from, to ?? 0) > maxRepeat) throw unsupported(`More than ${maxRepeat} repetitions`);
    return { kind: "repeat", body, least: from, most: to };
  }

  private takes(unit: string): boolean {
    if (this.text[this.at] !== unit) return false;
    this.at++;
    return true;
  }
}
