import { matchAt } from "../text/match-at.ts";

/** Part of a pattern. */
interface Part {
  /** All texts that it can be, where those are few: they go on with what stands behind them. */
  texts: readonly string[] | null;
  /** Literals of which it has one; none where there is no telling. */
  literals: readonly string[];
  /** What stands behind it may be in the next line. */
  endsLine: boolean;
}

/** More texts than this are not told apart. */
const maxTexts = 32;

const unknown: Part = { texts: null, literals: [], endsLine: false };
const nextLine: Part = { ...unknown, endsLine: true };

/**
 * Literals of which every match of a pattern has one in its first line: the longest of each alternative. None where an
 * alternative has none. Of regular expressions, only what our rules use is understood.
 */
export function literalsOf({ source, flags }: RegExp): readonly string[] {
  const all = /[iv]/.test(flags) ? [] : new PatternReader(source).alternatives().literals;
  return all.filter((one) => !all.some((other) => other !== one && one.includes(other)));
}

/** Characters that mean themselves. One that is repeated stands alone. */
const plainText = /[\w <>'":;,!#%&=@~/-]{1,200}(?![?*+{])/y;
const groupOpening = /\?(?::|<?[=!]|<\w{1,40}>)/y;
const setMembers = /(?:\\.|[^\]\\]){1,400}/y;
const quantifiers = /(?:[?*+]|\{(\d{1,6})(?:,\d{0,6})?\})\??/y;

class PatternReader {
  private at = 0;

  constructor(private readonly source: string) {}

  /** Up to the bracket that closes the group, or to the end. */
  alternatives(): Part {
    const all = [this.sequence()];
    while (this.source[this.at] === "|") {
      this.at++;
      all.push(this.sequence());
    }
    const texts = all.flatMap((one) => one.texts ?? []);
    const isKnown = all.every((one) => one.texts !== null) && texts.length <= maxTexts;
    const isSure = all.every((one) => one.literals.length > 0);
    return {
      texts: isKnown ? texts : null,
      literals: isSure ? [...new Set(all.flatMap((one) => one.literals))] : [],
      endsLine: all.some((one) => one.endsLine),
    };
  }

  private sequence(): Part {
    let best: readonly string[] = [];
    let run: readonly string[] = [""];
    let isRun = true;
    let endsLine = false;
    const offer = (literals: readonly string[]) => {
      if (shortest(literals) > shortest(best)) best = literals;
    };
    while (!this.isAtOneOf("|)")) {
      const part = this.quantified(this.part());
      if (endsLine) continue;
      const { texts } = part;
      if (texts !== null && run.length * texts.length <= maxTexts) {
        run = texts.length === 1 ? run.map((start) => start + texts[0]) : joined(run, texts);
        continue;
      }
      offer(run);
      offer(part.literals);
      run = texts ?? [""];
      isRun = false;
      endsLine = part.endsLine;
    }
    offer(run);
    return { texts: isRun ? run : null, literals: best, endsLine };
  }

  private part(): Part {
    const plain = this.isAtOneOf("([\\.^$") ? null : this.next(plainText);
    if (plain) return textsPart([plain[0]]);
    const character = this.source.charAt(this.at++);
    if (character === "(") return this.group();
    if (character === "[") return this.set();
    if (character === "\\") return this.escaped();
    return ".^$".includes(character) ? unknown : textsPart([character]);
  }

  private group(): Part {
    const opening = this.next(groupOpening)?.[0];
    const inside = this.alternatives();
    this.at++;
    // What has to stand around a place need not be in its line.
    return opening !== undefined && /[=!]$/.test(opening) ? unknown : inside;
  }

  private set(): Part {
    const [members] = this.next(setMembers)!;
    this.at++;
    if (/^[A-Za-z ]{1,4}$/.test(members)) return textsPart([...members]);
    return members.startsWith("^") === /\\[nrsSDWpP]/.test(members) ? unknown : nextLine;
  }

  private escaped(): Part {
    const letter = this.source[this.at++]!;
    if (letter === "t") return textsPart(["\t"]);
    if (/[dwbB\d]/.test(letter)) return unknown;
    return /[a-zA-Z]/.test(letter) ? nextLine : textsPart([letter]);
  }

  private quantified(part: Part): Part {
    const found = this.isAtOneOf("?*+{") ? this.next(quantifiers) : null;
    if (!found) return part;
    const [quantifier, least = 0] = found;
    if (quantifier === "?" && part.texts !== null) return textsPart(["", ...part.texts]);
    const isNeeded = quantifier.startsWith("+") || Number(least) > 0;
    return { texts: null, literals: isNeeded ? part.literals : [], endsLine: part.endsLine };
  }

  /** Also at the end. */
  private isAtOneOf(signs: string): boolean {
    return signs.includes(this.source.charAt(this.at));
  }

  /** Passes over what matches here. */
  private next(pattern: RegExp): RegExpExecArray | null {
    const found = matchAt(pattern, this.source, this.at);
    if (found) this.at += found[0].length;
    return found;
  }
}

function textsPart(texts: readonly string[]): Part {
  return { texts, literals: texts, endsLine: false };
}

function joined(starts: readonly string[], ends: readonly string[]): string[] {
  return starts.flatMap((start) => ends.map((end) => start + end));
}

/** Of no literals, and of an empty one: 0. */
function shortest(literals: readonly string[]): number {
  let least = literals[0]?.length ?? 0;
  for (const { length } of literals) if (length < least) least = length;
  return least;
}
