import { privateIn, searchChunk, startScan } from "./chunk-search.ts";
import { chunkEnds } from "./chunks.ts";
import { type KeptSearch, keepSearch, keptSearch } from "./kept-search.ts";
import { KnownTexts, NumbersOfChunk } from "./known-texts.ts";
import { withoutOverlaps } from "./overlaps.ts";
import { besideOwnWords, withOwnWords } from "./own-words.ts";
import { type PlayerMasking, PlayerSearch } from "./players/find-players.ts";
import { type PrivateKind, type PrivateMatch, possibleKinds } from "./private-match.ts";
import type { TextsOfShare } from "./share-texts.ts";

export { type PrivateKind, type PrivateMatch, possibleKinds, privateKinds } from "./private-match.ts";

/** How often each kind was masked. Kinds that did not occur are absent. */
export type PrivateCounts = Partial<Record<PrivateKind, number>>;

interface SearchOptions {
  /** Also what is only possible: an address that could as well be a version. */
  possible?: boolean;
  /** What is certain in the share that the text is part of. What is certain in the text is added to it. */
  share?: TextsOfShare;
  /** Words of somebody's own, which are masked wherever they stand. */
  words?: readonly string[] | undefined;
  /** Beside what is private of anybody. */
  players?: PlayerMasking | undefined;
}

/** Everything private in the text, sorted, never overlapping, never across a line break. */
export function findPrivate(text: string, { possible = false, share, ...wished }: SearchOptions = {}): PrivateMatch[] {
  const all: PrivateMatch[] = [];
  const withWishes = wishes(wished);
  for (const { from, result } of searchChunks<PrivateMatch[]>(text, possible, share, {
    words: wished.words,
    keep: withWishes,
    masked: mask,
  })) {
    for (const match of result) {
      match.start += from;
      match.end += from;
      all.push(match);
    }
  }
  return all;
}

export interface MaskOptions extends Pick<SearchOptions, "words" | "players"> {
  /** Without this, every kind that is certain. With all of `privateKinds`, what is only possible as well. */
  kinds?: ReadonlySet<PrivateKind> | undefined;
  /** As for `findPrivate`. */
  share?: TextsOfShare | undefined;
  /** Called now and then while a large text is masked, which leaves much behind. */
  betweenChunks?: (() => void) | undefined;
}

/** The text with each match replaced. The matches must be sorted and must not overlap. */
export function mask(text: string, matches: readonly Omit<PrivateMatch, "kind">[]): string {
  if (matches.length === 0) return text;
  const parts: string[] = [];
  let from = 0;
  for (const { start, end, replacement } of matches) {
    parts.push(text.slice(from, start), replacement);
    from = end;
  }
  parts.push(text.slice(from));
  return parts.join("");
}

/** Masks what is private. The same text gives the same result, and a masked text stays as it is. */
export function redact(
  text: string,
  { kinds, share, betweenChunks, ...wished }: MaskOptions = {},
): { text: string; counts: PrivateCounts } {
  const possible = kinds !== undefined && [...possibleKinds].some((kind) => kinds.has(kind));
  const withWishes = wishes(wished);
  const isOnlyWished = kinds?.size === 0;
  const chunks = searchChunks(text, possible, share, {
    isOnlyWished,
    words: wished.words,
    keep: (chunk, matches) => {
      const wanted = withWishes(chunk, kinds ? matches.filter(({ kind }) => kinds.has(kind)) : matches);
      const counts: PrivateCounts = {};
      for (const { kind } of wanted) counts[kind] = (counts[kind] ?? 0) + 1;
      return { masked: mask(chunk, wanted), counts };
    },
    masked: (_, { masked }) => masked,
    betweenChunks,
  });
  const counts: PrivateCounts = {};
  for (const { result } of chunks) {
    for (const [kind, count] of Object.entries(result.counts) as [PrivateKind, number][]) {
      counts[kind] = (counts[kind] ?? 0) + count;
    }
  }
  return { text: chunks.map(({ result }) => result.masked).join(""), counts };
}

/** Adds what somebody asked for. */
function wishes({ words = [], players }: Pick<SearchOptions, "words" | "players">) {
  const search = players && players.masks.length > 0 ? new PlayerSearch(players) : null;
  return (chunk: string, matches: PrivateMatch[]): PrivateMatch[] => {
    const all = search ? withoutOverlaps([...matches, ...search.find(chunk)]) : matches;
    return words.length > 0 ? withOwnWords(chunk, all, words) : all;
  };
}

interface Keeping<Result> {
  /** Nothing else is looked for. */
  isOnlyWished?: boolean;
  /** No chunk ends within one of them. */
  words: readonly string[] | undefined;
  /** What is kept of a chunk. A log of nothing but addresses has a million matches: more than should be kept of all. */
  keep(chunk: string, matches: PrivateMatch[]): Result;
  masked(chunk: string, result: Result): string;
  betweenChunks?: MaskOptions["betweenChunks"];
}

interface ChunkResult<Result> {
  from: number;
  end: number;
  result: Result;
  numbers: NumbersOfChunk;
  search: KeptSearch | null;
}

/**
 * What is found in each chunk of the text. What is certain somewhere is known at the end only; a chunk that still shows
 * it is settled again.
 */
function searchChunks<Result>(
  text: string,
  possible: boolean,
  share: TextsOfShare | undefined,
  { keep, masked, betweenChunks, isOnlyWished, words = [] }: Keeping<Result>,
): { from: number; result: Result }[] {
  const scan = startScan();
  const known = new KnownTexts();
  const chunks: ChunkResult<Result>[] = [];
  let from = 0;
  for (const end of chunkEnds(text, (at) => besideOwnWords(text, at, words))) {
    if (from > 0) betweenChunks?.();
    const chunk = text.slice(from, end);
    if (isOnlyWished)
      chunks.push({ from, end, result: keep(chunk, []), numbers: new NumbersOfChunk(chunk, []), search: null });
    else {
      const searched = searchChunk(chunk, scan);
      const search = keepSearch(searched);
      const numbers = new NumbersOfChunk(chunk, searched.numbers);
      const matches = privateIn(searched, null, possible, scan);
      known.learn(chunk, matches);
      chunks.push({ from, end, result: keep(chunk, matches), numbers, search });
    }
    from = end;
  }
  if (isOnlyWished) return chunks;
  known.addKnown(share?.known ?? []);
  share?.add(known.own);
  if (known.isEmpty) return chunks;
  for (const one of chunks) {
    if (one.from > 0) betweenChunks?.();
    const chunk = text.slice(one.from, one.end);
    if (known.isLeftIn(() => masked(chunk, one.result), one.numbers)) {
      const searched = one.search ? keptSearch(chunk, one.search) : searchChunk(chunk, scan);
      one.result = keep(chunk, privateIn(searched, known, possible, scan));
    }
  }
  return chunks;
}
