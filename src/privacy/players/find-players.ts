import { isWord } from "../account-names.ts";
import { LiteralSearch } from "../literal-search.ts";
import { type PrivateMatch, replacements } from "../private-match.ts";
import { TextAutomaton } from "../text-automaton.ts";
import { chatIn } from "./chat.ts";
import { coordinatesIn } from "./coordinates.ts";
import type { Players } from "./players.ts";
import { sightingsIn } from "./sightings.ts";

/** What is masked of players, beside what is private of anybody. */
export const playerMasks = ["names", "chat", "coordinates"] as const;
export type PlayerMask = (typeof playerMasks)[number];

export interface PlayerMasking {
  /** Of all files of the share. */
  players: Players;
  masks: readonly PlayerMask[];
}

/** Looks for the players of a share. Made once for all chunks of a text. */
export class PlayerSearch {
  private readonly names: TextAutomaton | null;
  private readonly namesOfWords: ReadonlySet<string>;
  private readonly ids: LiteralSearch | null;

  constructor(private readonly masking: PlayerMasking) {
    const { players, masks } = masking;
    const isWanted = masks.includes("names");
    const names = isWanted ? players.distinctNames.filter(({ length }) => length >= 3) : [];
    this.namesOfWords = isWanted ? players.namesOfWords : new Set();
    const ids = isWanted ? players.ids.flatMap((id) => [dashed(id), id.replaceAll("-", "")]) : [];
    this.names = names.length > 0 ? new TextAutomaton(names) : null;
    this.ids = ids.length > 0 ? new LiteralSearch(ids) : null;
  }

  /** Not sorted, and they may overlap. */
  find(text: string): PrivateMatch[] {
    const { masks } = this.masking;
    return [
      ...(masks.includes("names") ? this.namesAndIds(text) : []),
      ...(masks.includes("chat") ? chatIn(text).map((place) => matchOf("chat", place)) : []),
      ...(masks.includes("coordinates") ? coordinatesIn(text).map((place) => matchOf("coordinates", place)) : []),
    ];
  }

  private namesAndIds(text: string): PrivateMatch[] {
    const { players } = this.masking;
    const matches: PrivateMatch[] = [];
    const seen = (start: number, end: number, isId: boolean) => {
      const written = text.slice(start, end);
      const replacement = isId ? players.idInsteadOf(written) : players.standInFor(written);
      matches.push({ kind: isId ? "player-id" : "player-name", start, end, replacement });
    };
    for (const { start, end, isId } of sightingsIn(text)) seen(start, end, isId);
    const fits = (start: number, end: number) => isWord(text, start, end);
    for (const { start, end } of this.names?.fittingPlacesIn(text, fits) ?? []) seen(start, end, false);
    if (this.namesOfWords.size > 0) {
      for (const { start, word } of argumentsOfCommands(text))
        if (this.namesOfWords.has(word)) seen(start, start + word.length, false);
    }
    for (const { start, found } of this.ids?.placesIn(text) ?? []) seen(start, start + found.length, true);
    return matches;
  }
}

/** A name that is a word of the log means somebody where a command is about players: `/tpa Stone`, `/pay Stone 10`. */
function* argumentsOfCommands(text: string): Generator<{ start: number; word: string }> {
  for (const { index, 0: command } of text.matchAll(/issued server command: \/[^\r\n]{1,256}/g)) {
    for (const { index: from, 0: word } of command.matchAll(/(?<= )[\p{L}\p{N}_]{2,20}(?![^\s])/gu))
      yield { start: index + from, word };
  }
}

function matchOf(kind: "chat" | "coordinates", place: { start: number; end: number }): PrivateMatch {
  return { kind, ...place, replacement: replacements[kind] };
}

function dashed(id: string): string {
  const digits = id.replaceAll("-", "");
  return [0, 8, 12, 16, 20].map((at, part, all) => digits.slice(at, all[part + 1])).join("-");
}
