import { AccountNames } from "./account-names.ts";
import { canTell, isTelling, standsAlone } from "./distinctive-texts.ts";
import { LiteralSearch } from "./literal-search.ts";
import type { Place, PrivateKind, PrivateMatch } from "./private-match.ts";

/** A kind, a space, and a text that was certain to be of that kind. Plain, because it is sent between threads. */
export type KnownText = `${PrivateKind} ${string}`;

/** All are looked for at once; a log of nothing but addresses has a million. */
const maxTexts = 512;

/**
 * What is certain in one place of a log is private in every other one: the address of a player also in
 * `backup-93.184.216.34.zip`, where nothing says that it is one. Names of accounts are more than one text each. Addresses
 * need no search: whoever looked for them has noted all numbers that could be one.
 */
export class KnownTexts {
  private readonly names = new AccountNames();
  private readonly addresses = new Set<string>();
  private readonly others = new Map<string, PrivateKind>();
  private readonly learned: KnownText[] = [];
  private search: LiteralSearch | null = null;

  learn(text: string, matches: readonly PrivateMatch[]): void {
    this.names.learn(text, matches);
    let last = "";
    for (const { kind, start, end } of matches) {
      if (this.learned.length >= maxTexts) return;
      if (!canTell(kind, end - start) || (end - start === last.length && text.startsWith(last, start))) continue;
      last = text.slice(start, end);
      if (this.addresses.has(last) || this.others.has(last) || !isTelling(kind, text, start, end)) continue;
      this.add(kind, last);
      this.learned.push(`${kind} ${last}`);
    }
  }

  /** What is certain in other logs of the same share. */
  addKnown(texts: readonly KnownText[]): void {
    for (const known of texts) {
      const space = known.indexOf(" ");
      this.add(known.slice(0, space) as PrivateKind, known.slice(space + 1));
    }
  }

  /** What was learned from the log itself. */
  get own(): readonly KnownText[] {
    return [...this.names.own.map((name): KnownText => `user-name ${name}`), ...this.learned];
  }

  get isEmpty(): boolean {
    return this.names.isEmpty && this.addresses.size === 0 && this.others.size === 0;
  }

  /** Whether something of it stands in a text as it was sent. */
  occursIn(text: string): boolean {
    const search = new LiteralSearch([...this.addresses, ...this.others.keys(), unlikely]);
    for (const { start, found } of search.placesIn(text)) {
      const kind = this.others.get(found) ?? "ipv4";
      if (standsAlone(kind, text, start, start + found.length)) return true;
    }
    return this.names.occursIn(text);
  }

  /** Whether something of it is left in a text that was masked, of which these numbers could be addresses. */
  isLeftIn(masked: () => string, numbers: NumbersOfChunk): boolean {
    if (this.addresses.size > 0 && numbers.some((one) => this.addresses.has(one))) return true;
    if (this.others.size === 0 && this.names.isEmpty) return false;
    const text = masked();
    for (const _ of this.otherPlacesIn(text)) return true;
    return this.names.occursIn(text);
  }

  /** Where they stand by themselves, not as a part of something longer. Not sorted. */
  *placesIn(text: string, numbers: readonly Place[]): Generator<Omit<PrivateMatch, "replacement">> {
    for (const place of this.names.placesIn(text)) yield { kind: "user-name", ...place };
    for (const { start, end } of numbers)
      if (this.addresses.has(text.slice(start, end))) yield { kind: "ipv4", start, end };
    yield* this.otherPlacesIn(text);
  }

  private *otherPlacesIn(text: string): Generator<Omit<PrivateMatch, "replacement">> {
    if (this.others.size === 0) return;
    this.search ??= new LiteralSearch(this.others.keys());
    for (const { start, found } of this.search.placesIn(text)) {
      const kind = this.others.get(found)!;
      const end = start + found.length;
      if (standsAlone(kind, text, start, end)) yield { kind, start, end };
    }
  }

  private add(kind: PrivateKind, text: string): void {
    if (kind === "user-name") this.names.addKnown([text]);
    else if (kind === "ipv4") this.addresses.add(text);
    else {
      this.others.set(text, kind);
      this.search = null;
    }
  }
}

/** In no log, so that there always is something to look for. */
const unlikely = "\u0000".repeat(64);

/** More than a chunk of any log has. Of one that was made of versions, any may be among them. */
const maxNumbers = 1000;

/** Numbers of a chunk that could be an address, and were taken for none. */
export class NumbersOfChunk {
  private readonly texts: ReadonlySet<string> | null;

  constructor(text: string, places: readonly Place[]) {
    this.texts = places.length > maxNumbers ? null : new Set(places.map(({ start, end }) => text.slice(start, end)));
  }

  some(isIt: (text: string) => boolean): boolean {
    if (!this.texts) return true;
    for (const text of this.texts) if (isIt(text)) return true;
    return false;
  }
}
