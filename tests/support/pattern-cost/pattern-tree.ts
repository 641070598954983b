import { type AST, RegExpParser } from "@eslint-community/regexpp";

/** Some characters of an alphabet, a bit for each. */
export type CharacterSet = bigint;

/** A regular expression, reduced to what decides how much work it is. */
export type PatternNode =
  | { kind: "set"; set: CharacterSet }
  | { kind: "repeat"; body: PatternNode; min: number; max: number; isLazy: boolean }
  | { kind: "sequence"; parts: readonly PatternNode[] }
  | { kind: "choice"; branches: readonly PatternNode[] }
  | { kind: "look"; body: PatternNode; isAhead: boolean; isNegative: boolean }
  | { kind: "start" }
  | { kind: "end" }
  | { kind: "boundary"; isNegative: boolean }
  /** What a group has matched, once more. */
  | { kind: "repeated-group"; max: number };

export interface PatternTree {
  root: PatternNode;
  /** The character of each bit, but for the last one, which is the end of the text. */
  alphabet: readonly string[];
  endOfText: CharacterSet;
  lineEnds: CharacterSet;
  /** What `\b` takes for a part of a word. */
  word: CharacterSet;
  isMultiline: boolean;
  isSticky: boolean;
}

/** What a quantifier without a bound is taken for: nothing that rules read is longer. */
export const unbounded = 65_536;

/** Beside those that the pattern has. No other character behaves differently from all of these. */
const alwaysThere = [...Array(128).keys(), 0x85, 0xa0, 0xa7, 0xe9, 0x2028, 0x4e2d, 0xffff].map((code) =>
  String.fromCharCode(code),
);

export function patternTree(pattern: RegExp): PatternTree {
  const { unicode, unicodeSets, flags } = pattern;
  const ast = new RegExpParser({ ecmaVersion: 2025 }).parsePattern(pattern.source, 0, undefined, {
    unicode,
    unicodeSets,
  });
  const alphabet = [...new Set([...alwaysThere, ...charactersOf(ast)])];
  const endOfText = 1n << BigInt(alphabet.length);
  const setFlags = flags.replace(/[gym]/g, "");
  const known = new Map<string, CharacterSet>();
  const setOf = (raw: string): CharacterSet => {
    let set = known.get(raw);
    if (set === undefined) {
      const single = new RegExp(`^${raw}$`, setFlags);
      set = alphabet.reduce((all, one, bit) => (single.test(one) ? all | (1n << BigInt(bit)) : all), 0n);
      known.set(raw, set);
    }
    return set;
  };
  return {
    root: ofAlternatives(ast.alternatives, setOf),
    alphabet,
    endOfText,
    lineEnds: setOf("[\\n\\r\\u2028\\u2029]"),
    word: setOf("\\w"),
    isMultiline: pattern.multiline,
    isSticky: pattern.sticky,
  };
}

function charactersOf(node: AST.Node): string[] {
  switch (node.type) {
    case "Character":
      return [String.fromCodePoint(node.value)];
    case "CharacterClassRange":
      return [node.min, node.max].map(({ value }) => String.fromCodePoint(value));
    case "Pattern":
    case "Group":
    case "CapturingGroup":
      return node.alternatives.flatMap(charactersOf);
    case "Assertion":
      return node.kind === "lookahead" || node.kind === "lookbehind" ? node.alternatives.flatMap(charactersOf) : [];
    case "Alternative":
    case "CharacterClass":
      return node.elements.flatMap(charactersOf);
    case "Quantifier":
      return charactersOf(node.element);
    default:
      return [];
  }
}

type SetOf = (raw: string) => CharacterSet;

function ofAlternatives(alternatives: readonly AST.Alternative[], setOf: SetOf): PatternNode {
  const branches = alternatives.map(({ elements }) => sequence(elements.map((one) => ofElement(one, setOf))));
  if (branches.length === 1) return branches[0]!;
  // `[^\n<]|>`: one character, whichever it is.
  const sets = branches.flatMap((one) => (one.kind === "set" ? [one.set] : []));
  if (sets.length === branches.length) return { kind: "set", set: sets.reduce((a, b) => a | b) };
  return { kind: "choice", branches };
}

function sequence(parts: readonly PatternNode[]): PatternNode {
  return parts.length === 1 ? parts[0]! : { kind: "sequence", parts };
}

function ofElement(node: AST.Element, setOf: SetOf): PatternNode {
  switch (node.type) {
    case "Character":
    case "CharacterSet":
    case "CharacterClass":
    case "ExpressionCharacterClass":
      return { kind: "set", set: setOf(node.raw) };
    case "Group":
    case "CapturingGroup":
      return ofAlternatives(node.alternatives, setOf);
    case "Quantifier": {
      const { min, max, greedy } = node;
      return {
        kind: "repeat",
        body: ofElement(node.element, setOf),
        min,
        max: Math.min(max, unbounded),
        isLazy: !greedy,
      };
    }
    case "Assertion":
      if (node.kind === "lookahead" || node.kind === "lookbehind") {
        const body = ofAlternatives(node.alternatives, setOf);
        return { kind: "look", body, isAhead: node.kind === "lookahead", isNegative: node.negate };
      }
      return node.kind === "word" ? { kind: "boundary", isNegative: node.negate } : { kind: node.kind };
    case "Backreference":
      return { kind: "repeated-group", max: Math.max(...[node.resolved].flat().map(longest)) };
  }
}

/** How many characters a node matches at most. */
function longest(node: AST.Element): number {
  switch (node.type) {
    case "Group":
    case "CapturingGroup":
      return Math.max(...node.alternatives.map(({ elements }) => elements.reduce((sum, one) => sum + longest(one), 0)));
    case "Quantifier":
      return Math.min(node.max, unbounded) * longest(node.element);
    case "Assertion":
      return 0;
    case "Backreference":
      return Math.max(...[node.resolved].flat().map(longest));
    default:
      return 1;
  }
}
