import { densestWork, stopOf, type Try } from "./densest-work.ts";
import { type CharacterSet, type PatternNode, type PatternTree, patternTree } from "./pattern-tree.ts";

/**
 * How many steps a backtracking matcher takes at most, whatever the text. A step is a character that is compared, or
 * a place at which a branch is tried.
 */
export interface PatternCost {
  /** Tried at one place. */
  atOnePlace: number;
  /** Searched in a long text, for each character of it. 0 where it is tried at one place only. */
  perCharacter: number;
}

export function patternCost(pattern: RegExp): PatternCost {
  return new Bounds(patternTree(pattern)).cost();
}

/** What is left to match: a node, and what follows it. `null`: nothing, it has matched. */
interface Rest {
  node: PatternNode;
  next: Rest | null;
}

interface Bound {
  /** Steps of a try that fails. */
  fail: number;
  /** Steps of any try. */
  total: number;
  canFail: boolean;
}

/** A try, with what follows its run. */
interface RunTry extends Try {
  run: (NonNullable<Try["run"]> & { max: number; next: Rest | null }) | null;
}

const done: Bound = { fail: 0, total: 0, canFail: false };
const nothing: CharacterSet = 0n;
const maxPrefix = 40;
const maxWordings = 80;
const maxUnrolled = 6;
const searchedCharacters = 1024;

class Bounds {
  private readonly rests = new Map<PatternNode, Map<Rest | null, Rest>>();
  private readonly loops = new Map<PatternNode, Map<string, PatternNode>>();
  private readonly bounds = new Map<Rest, Bound>();
  private readonly prefixes = new Map<Rest, CharacterSet[]>();
  private readonly worksApart = new Map<Rest, Map<number, number>>();
  private readonly any: CharacterSet;

  constructor(private readonly tree: PatternTree) {
    this.any = tree.endOfText - 1n;
  }

  cost(): PatternCost {
    const whole = this.rest(this.tree.root, null);
    const searched = this.tree.isSticky ? [] : this.branches(whole).filter((one) => !this.isAtStart(one));
    const work = searched.length === 0 ? 0 : this.work(searched, this.any, searchedCharacters);
    return { atOnePlace: this.bound(whole).fail, perCharacter: work / searchedCharacters };
  }

  private rest(node: PatternNode, next: Rest | null): Rest {
    const known = this.rests.get(node) ?? new Map<Rest | null, Rest>();
    this.rests.set(node, known);
    const rest = known.get(next) ?? { node, next };
    known.set(next, rest);
    return rest;
  }

  private loop(body: PatternNode, min: number, max: number): PatternNode {
    const known = this.loops.get(body) ?? new Map<string, PatternNode>();
    this.loops.set(body, known);
    const loop = known.get(`${min},${max}`) ?? { kind: "repeat", body, min, max, isLazy: false };
    known.set(`${min},${max}`, loop);
    return loop;
  }

  /** The ways to go on: each begins with one character, a run of one kind of character, or something without width. */
  private branches(rest: Rest | null): (Rest | null)[] {
    if (rest === null) return [null];
    const { node, next } = rest;
    if (node.kind === "sequence") {
      return this.branches(node.parts.reduceRight<Rest | null>((after, part) => this.rest(part, after), next));
    }
    if (node.kind === "choice") return node.branches.flatMap((one) => this.branches(this.rest(one, next)));
    if (node.kind !== "repeat" || singleOf(node.body)) return [rest];
    const { body, min, max } = node;
    if (max === 0) return this.branches(next);
    const again = this.branches(this.rest(body, this.rest(this.loop(body, Math.max(0, min - 1), max - 1), next)));
    return min > 0 ? again : [...again, ...this.branches(next)];
  }

  private bound(rest: Rest | null): Bound {
    if (rest === null) return done;
    let bound = this.bounds.get(rest);
    if (!bound) {
      bound = this.newBound(rest);
      this.bounds.set(rest, bound);
    }
    return bound;
  }

  private newBound(rest: Rest): Bound {
    const { node, next } = rest;
    switch (node.kind) {
      case "set":
        return before(1, this.bound(next));
      case "look":
        return before(1 + this.bound(this.rest(node.body, null)).total, this.bound(next));
      case "start":
      case "end":
      case "boundary":
        return before(1, this.bound(next));
      case "repeated-group":
        return before(1 + node.max, this.bound(next));
      case "repeat": {
        const single = singleOf(node.body);
        return single ? this.boundOfRun(single, node.min, node.max, next) : this.boundOfBranches(rest);
      }
      case "choice":
      case "sequence":
        return this.boundOfBranches(rest);
    }
  }

  private boundOfBranches(rest: Rest): Bound {
    const branches = this.branches(rest);
    if (branches.length === 1) return this.bound(branches[0]!);
    return this.boundOfTries(branches, 0n, 0);
  }

  /** A run of characters can end in many places, and what follows is tried in each. */
  private boundOfRun({ set, looks }: Single, min: number, max: number, next: Rest | null): Bound {
    const after = this.bound(next);
    const each = looks.reduce((sum, one) => sum + this.stepsOfLook(one), 1);
    if (!after.canFail) return { fail: each * min, total: each * max + after.total, canFail: min > 0 };
    const places = looks.some((one) => this.isEndOfRun(one, next)) ? 0 : max - min;
    const { fail, total } = this.boundOfTries(this.branches(next), set, places);
    return { fail: each * max + fail, total: each * max + total, canFail: true };
  }

  /** A literal that is not there is seen by its first character, or the second. */
  private stepsOfLook(look: PatternNode): number {
    return literalOf(look) ? 2 : this.bound(this.rest(look, null)).total;
  }

  /** `(?:(?! by)[^\n]){1,80} by `: what a run must not pass is what follows it, so it ends in one place only. */
  private isEndOfRun(look: PatternNode, next: Rest | null): boolean {
    const literal = look.kind === "look" && look.isAhead && look.isNegative ? literalOf(look) : null;
    const prefix = this.prefix(next);
    return literal?.every((set, i) => prefix[i] !== undefined && (prefix[i] & ~set) === 0n) ?? false;
  }

  private boundOfTries(branches: readonly (Rest | null)[], through: CharacterSet, width: number): Bound {
    const bounds = branches.map((one) => this.bound(one));
    const steps = this.work(branches, through, width);
    const canFail = bounds.every((one) => one.canFail);
    return { fail: canFail ? steps : 0, total: steps + Math.max(...bounds.map(({ total }) => total)), canFail };
  }

  /** The steps of all branches, each tried in one place after the other. */
  private work(branches: readonly (Rest | null)[], through: CharacterSet, width: number): number {
    const together = this.workTogether(branches, through, width);
    if (branches.length === 1) return together;
    return Math.min(
      together,
      branches.reduce((sum, one) => sum + this.workTogether([one], through, width), 0),
    );
  }

  private workTogether(branches: readonly (Rest | null)[], through: CharacterSet, width: number): number {
    const tries = branches.flatMap((one) => this.wordings(one, Math.ceil(maxWordings / branches.length)));
    // A branch that does not fit is seen by its first character, and one of them, now and then, by a later one.
    let steps = (branches.length + 1) * (width + 1);
    const others: Try[] = [];
    for (const one of tries) {
      const apart = this.workOfRunsApart(one, width);
      if (apart !== null && apart < densestWork([one], through, width)) steps += apart;
      else others.push(one);
    }
    return steps + densestWork(others, through, width);
  }

  /**
   * `"([^"]{1,80})" is`: where a run cannot go through the place at which the next one begins, no character is read twice,
   * and what follows is tried once at most in each place.
   */
  private workOfRunsApart(one: RunTry, width: number): number | null {
    const stop = one.run ? stopOf(one.run, one) : null;
    if (!one.run || stop === null || stop >= one.run.from) return null;
    const { next } = one.run;
    const whole = width + one.run.from + one.run.max;
    if (next === null) return whole;
    const known = this.worksApart.get(next) ?? new Map<number, number>();
    this.worksApart.set(next, known);
    const work = known.get(whole) ?? this.work(this.branches(next), this.any, whole);
    known.set(whole, work);
    return whole + work;
  }

  /** `\*{2,4} (?:NOT )?OK` in all ways in which it can be written, up to what may be anything. */
  private wordings(branch: Rest | null, most: number): RunTry[] {
    const behind = this.behind(branch);
    let open = [{ rest: branch, read: [] as CharacterSet[] }];
    const found: RunTry[] = [];
    while (open.length > 0) {
      const next: typeof open = [];
      for (const { rest, read } of open) {
        const ways = found.length + open.length + next.length < most ? this.oneStep(rest, read) : null;
        if (ways) next.push(...ways);
        else found.push(this.tryOf(rest, read, behind));
      }
      open = next;
    }
    return found;
  }

  private tryOf(rest: Rest | null, read: CharacterSet[], behind: CharacterSet | null): RunTry {
    const { length } = read;
    const prefix = [...read, ...this.prefix(rest)].slice(0, maxPrefix);
    const weight = length + this.bound(rest).fail;
    const repeat = rest?.node.kind === "repeat" ? rest.node : null;
    const single = repeat && singleOf(repeat.body);
    if (!repeat || !single) return { prefix, behind, weight, run: null };
    const weightUpTo = (end: number) => {
      if (end - length < repeat.min) return end;
      // As if it could be a little longer: a few bounds will do for all lengths.
      const max = Math.min(repeat.max, Math.max(repeat.min, 2 ** Math.ceil(Math.log2(Math.max(1, end - length)))));
      return length + this.bound(this.rest(this.loop(repeat.body, repeat.min, max), rest!.next)).fail;
    };
    return {
      prefix,
      behind,
      weight,
      run: { from: length, set: single.set, max: repeat.max, next: rest!.next, weightUpTo },
    };
  }

  /** What has to stand before it, if the branch begins with that. */
  private behind(rest: Rest | null): CharacterSet | null {
    for (let at = rest; at !== null; at = at.next) {
      const { node } = at;
      if (node.kind === "start") return this.tree.isMultiline ? this.tree.lineEnds : nothing;
      if (node.kind === "look" && !node.isAhead && node.body.kind === "set") {
        return node.isNegative ? this.any & ~node.body.set : node.body.set;
      }
      if (node.kind === "boundary" && !node.isNegative) return this.behindBoundary(this.prefix(at.next)[0]);
      if (node.kind !== "look") return null;
    }
    return null;
  }

  private behindBoundary(first: CharacterSet | undefined): CharacterSet | null {
    const { word } = this.tree;
    if (first === undefined) return null;
    if ((first & ~word) === 0n) return this.any & ~word;
    return (first & word) === 0n ? word : null;
  }

  private oneStep(rest: Rest | null, read: CharacterSet[]): { rest: Rest | null; read: CharacterSet[] }[] | null {
    // Where the rest cannot fail, no way to read it is tried in vain.
    if (rest === null || read.length >= maxPrefix || !this.bound(rest).canFail) return null;
    const { node, next } = rest;
    if (node.kind === "set") return [{ rest: next, read: [...read, node.set] }];
    if (node.kind === "start" || node.kind === "boundary" || (node.kind === "look" && !node.isAhead)) {
      return [{ rest: next, read }];
    }
    if (node.kind === "choice" || node.kind === "sequence") {
      return this.branches(rest).map((one) => ({ rest: one, read }));
    }
    if (node.kind !== "repeat") return null;
    const { body, min, max } = node;
    if (!singleOf(body)) return this.branches(rest).map((one) => ({ rest: one, read }));
    if (body.kind !== "set" || max - min > maxUnrolled) return null;
    return Array.from({ length: max - min + 1 }, (_, more) => ({
      rest: next,
      read: [...read, ...Array.from({ length: min + more }, () => body.set)],
    }));
  }

  /** What the next characters have to be, as far as that is known. */
  private prefix(rest: Rest | null): CharacterSet[] {
    if (rest === null) return [];
    let prefix = this.prefixes.get(rest);
    if (!prefix) {
      prefix = this.newPrefix(rest).slice(0, maxPrefix);
      this.prefixes.set(rest, prefix);
    }
    return prefix;
  }

  private newPrefix(rest: Rest): CharacterSet[] {
    const { node, next } = rest;
    switch (node.kind) {
      case "set":
        return [node.set, ...this.prefix(next)];
      case "end": {
        const { isMultiline, endOfText, lineEnds } = this.tree;
        return isMultiline ? both([endOfText | lineEnds], this.prefix(next)) : [endOfText];
      }
      case "look":
        if (!node.isAhead) return this.prefix(next);
        if (!node.isNegative) return both(this.prefix(this.rest(node.body, null)), this.prefix(next));
        return node.body.kind === "set"
          ? both([(this.any | this.tree.endOfText) & ~node.body.set], this.prefix(next))
          : this.prefix(next);
      case "start":
      case "boundary":
        return this.prefix(next);
      case "repeated-group":
        return [];
      case "repeat": {
        const single = singleOf(node.body);
        return single ? this.prefixOfRun(single.set, node.min, node.max, next) : this.prefixOfBranches(rest);
      }
      case "choice":
      case "sequence":
        return this.prefixOfBranches(rest);
    }
  }

  private prefixOfRun(set: CharacterSet, min: number, max: number, next: Rest | null): CharacterSet[] {
    const certain = Array.from({ length: Math.min(min, maxPrefix) }, () => set);
    const after = this.prefix(next);
    if (min === max) return [...certain, ...after];
    let either = set;
    return [...certain, ...after.map((one) => (either |= one))];
  }

  private prefixOfBranches(rest: Rest): CharacterSet[] {
    const all = this.branches(rest).map((one) => this.prefix(one));
    const length = Math.min(...all.map((one) => one.length));
    return Array.from({ length }, (_, i) => all.reduce((sum, one) => sum | one[i]!, 0n));
  }

  private isAtStart(rest: Rest | null): boolean {
    if (this.tree.isMultiline) return false;
    for (let at = rest; at !== null; at = at.next) {
      if (at.node.kind === "start") return true;
      if (at.node.kind !== "look" && at.node.kind !== "boundary") return false;
    }
    return false;
  }
}

/** One character, with what is looked at beside it: `[^\n<]|<(?=null>)`. */
interface Single {
  set: CharacterSet;
  looks: PatternNode[];
}

function singleOf(node: PatternNode): Single | null {
  if (node.kind === "set") return { set: node.set, looks: [] };
  if (node.kind === "sequence") {
    const sets = node.parts.flatMap((part) => (part.kind === "set" ? [part.set] : []));
    const looks = node.parts.filter(({ kind }) => kind === "look");
    return sets.length === 1 && 1 + looks.length === node.parts.length ? { set: sets[0]!, looks } : null;
  }
  if (node.kind !== "choice") return null;
  const singles = node.branches.map(singleOf);
  if (singles.some((one) => one === null)) return null;
  return singles.reduce((all, one) => ({ set: all!.set | one!.set, looks: [...all!.looks, ...one!.looks] }));
}

/** The characters that a look demands, one after the other, if it demands no more than that. */
function literalOf(look: PatternNode): CharacterSet[] | null {
  if (look.kind !== "look") return null;
  const parts = look.body.kind === "sequence" ? look.body.parts : [look.body];
  const sets = parts.flatMap((part) => (part.kind === "set" ? [part.set] : []));
  return sets.length > 0 && sets.length === parts.length ? sets : null;
}

function before(steps: number, { fail, total }: Bound): Bound {
  return { fail: steps + fail, total: steps + total, canFail: true };
}

/** What both demand. */
function both(a: readonly CharacterSet[], b: readonly CharacterSet[]): CharacterSet[] {
  return Array.from({ length: Math.max(a.length, b.length) }, (_, i) =>
    a[i] === undefined ? b[i]! : b[i] === undefined ? a[i] : a[i] & b[i],
  );
}
