import { Refusal } from "../wire/refusal.ts";
import { type Alphabet, alphabetOf } from "./alphabet.ts";
import { type Automaton, automatonOf } from "./automaton.ts";
import type { PatternNode } from "./parse-pattern.ts";

/** Everything that the characters so far leave open. */
interface State {
  places: readonly number[];
  isLineStart: boolean;
  afterWord: boolean;
  /** By letter, as far as it was asked for. */
  next: (State | typeof matched | undefined)[];
  endsWell: boolean | undefined;
}

const matched = Symbol("matched");
/** What is not kept is found out again. */
const maxStates = 2000;

/** Steps from place to place that may still be taken to find states. Several matchers may share them. */
export interface StepBudget {
  left: number;
}

/** About a second. */
const maxSteps = 10_000_000;

/**
 * Finds a pattern in time that grows with the text and not with the choices in it: all ways to match are walked at the
 * same time. The engine's own regular expressions can take longer than the world lasts, and a thread that is inside of
 * one cannot be ended.
 */
export class Matcher {
  private readonly automaton: Automaton;
  private readonly alphabet: Alphabet;
  private readonly states = new Map<string, State>();
  private readonly seen: Uint32Array;
  private generation = 0;
  private first: State;

  constructor(
    pattern: PatternNode,
    matchCase: boolean,
    private readonly budget: StepBudget = { left: maxSteps },
  ) {
    this.automaton = automatonOf(pattern);
    this.alphabet = alphabetOf(this.automaton.atoms, matchCase);
    this.seen = new Uint32Array(this.automaton.places.length);
    this.first = this.state([], true, false);
  }

  /** Where the first match in a line ends; -1 where there is none. The line is a part of a text, without its break. */
  find(text: string, start: number, end: number): number {
    const { letterOf } = this.alphabet;
    let state = this.first;
    for (let at = start; at < end; at++) {
      const letter = letterOf[text.charCodeAt(at)]!;
      const next = state.next[letter] ?? this.after(state, letter);
      if (next === matched) return at;
      state = next;
    }
    state.endsWell ??= this.reachable(state, null) === null;
    return state.endsWell ? end : -1;
  }

  private after(state: State, letter: number): State | typeof matched {
    const isWord = this.alphabet.isWord[letter] === 1;
    const reachable = this.reachable(state, isWord);
    const next = reachable === null ? matched : this.state(this.move(reachable, letter), false, isWord);
    state.next[letter] = next;
    return next;
  }

  private move(reachable: readonly number[], letter: number): number[] {
    const { places } = this.automaton;
    const moved = new Set<number>();
    for (const at of reachable) {
      const place = places[at]!;
      if (place.kind === "atom" && this.alphabet.takes[place.atom]![letter] === 1) moved.add(place.next);
    }
    return [...moved].sort((a, b) => a - b);
  }

  /** Where a match can be before the next character; `null` where one is complete. `beforeWord`: `null` at the end. */
  private reachable(state: State, beforeWord: boolean | null): number[] | null {
    const { places, start } = this.automaton;
    const generation = ++this.generation;
    const found: number[] = [];
    // A match may begin anywhere.
    const open = [start, ...state.places];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (this.seen[at] === generation) continue;
      this.seen[at] = generation;
      if (--this.budget.left < 0) throw tooCostly();
      const place = places[at]!;
      if (place.kind === "end") return null;
      if (place.kind === "atom") found.push(at);
      else if (place.kind === "split") open.push(...place.next);
      else if (holds(place.what, state, beforeWord)) open.push(place.next);
    }
    return found;
  }

  private state(places: readonly number[], isLineStart: boolean, afterWord: boolean): State {
    const key = `${isLineStart ? "^" : ""}${afterWord ? "w" : ""}${places.join(",")}`;
    const known = this.states.get(key);
    if (known) return known;
    if (this.states.size >= maxStates) this.forget();
    const state: State = {
      places,
      isLineStart,
      afterWord,
      next: new Array(this.alphabet.letters),
      endsWell: undefined,
    };
    this.states.set(key, state);
    return state;
  }

  /** The states know each other. Without those that lead to the others, all of them are gone. */
  private forget(): void {
    this.states.clear();
    this.first = { ...this.first, next: [] };
  }
}

function holds(what: string, state: State, beforeWord: boolean | null): boolean {
  if (what === "start") return state.isLineStart;
  if (what === "end") return beforeWord === null;
  return (state.afterWord !== (beforeWord ?? false)) === (what === "word");
}

function tooCostly(): Refusal {
  return new Refusal(400, "This pattern takes too long on this log. Use a simpler one, or several searches.");
}
