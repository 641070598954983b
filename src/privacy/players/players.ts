import { commonNames } from "../impersonal-names.ts";
import { sightingsIn } from "./sightings.ts";

/** Somebody whom a log names: by a name, an id or both. Plain, because it is sent between threads. */
export interface KnownPlayer {
  name: string | null;
  id: string | null;
}

/** More than are on any server at once. Who comes later is masked where the log says that it is a player, without a number. */
const maxPlayers = 5000;

/** The players that a text names, in the order in which it does. Where a line has one name and one id, they are one's. */
export function playersIn(text: string): KnownPlayer[] {
  const players: KnownPlayer[] = [];
  const sightings = sightingsIn(text);
  for (let first = 0; first < sightings.length && players.length < 4 * maxPlayers; ) {
    const lineEnd = text.indexOf("\n", sightings[first]!.start);
    let end = first;
    while (end < sightings.length && (lineEnd < 0 || sightings[end]!.start < lineEnd)) end++;
    const seen = (isId: boolean) => [
      ...new Set(
        sightings.slice(first, end).flatMap((one) => (one.isId === isId ? text.slice(one.start, one.end) : [])),
      ),
    ];
    const [names, ids] = [seen(false), seen(true)];
    if (names.length === 1 && ids.length === 1) players.push({ name: names[0]!, id: ids[0]! });
    else players.push(...names.map((name) => ({ name, id: null })), ...ids.map((one) => ({ name: null, id: one })));
    first = end;
  }
  return players;
}

/** The players of a share, each with a number that is the same in all its files. */
export class Players {
  private readonly numbers = new Map<string, number>();
  private readonly all: KnownPlayer[] = [];
  private last = 0;

  constructor(known: readonly KnownPlayer[] = []) {
    this.add(known);
  }

  /** As often as somebody is named: the first time counts. */
  add(players: readonly KnownPlayer[]): void {
    for (const { name, id } of players) {
      const keys = [name === null ? null : nameKey(name), id === null ? null : idKey(id)].filter((key) => key !== null);
      const known = keys.map((key) => this.numbers.get(key)).find((number) => number !== undefined);
      if (known === undefined && this.last >= maxPlayers) continue;
      const number = known ?? ++this.last;
      if (keys.some((key) => !this.numbers.has(key))) this.all.push({ name, id });
      for (const key of keys) if (!this.numbers.has(key)) this.numbers.set(key, number);
    }
  }

  /** To make the same of it elsewhere. */
  get known(): readonly KnownPlayer[] {
    return this.all;
  }

  /** The names that are looked for everywhere: not words of logs, which mean somebody only where the log says so. */
  get distinctNames(): string[] {
    const names = this.all.flatMap(({ name }) => (name === null || commonNames.has(nameKey(name)) ? [] : name));
    return [...new Set(names)];
  }

  /** The others, as they are written. */
  get namesOfWords(): ReadonlySet<string> {
    return new Set(this.all.flatMap(({ name }) => (name !== null && commonNames.has(nameKey(name)) ? [name] : [])));
  }

  get ids(): string[] {
    return [...new Set(this.all.flatMap(({ id }) => (id === null ? [] : [id.toLowerCase()])))];
  }

  standInFor(name: string): string {
    const number = this.numbers.get(nameKey(name));
    return number === undefined ? "Player" : `Player${number}`;
  }

  /** Zeros and the number, with dashes where the id has them. */
  idInsteadOf(id: string): string {
    const digits = String(this.numbers.get(idKey(id)) ?? 0).padStart(12, "0");
    return id.includes("-") ? `00000000-0000-0000-0000-${digits}` : `${"0".repeat(20)}${digits}`;
  }
}

function nameKey(name: string): string {
  return name.toLowerCase();
}

function idKey(id: string): string {
  return id.replaceAll("-", "").toLowerCase();
}
