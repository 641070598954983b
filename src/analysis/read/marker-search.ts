import type { Lines } from "../text/lines.ts";
import { NeedleScan } from "../text/needle-scan.ts";
import type { Marker } from "./formats/format.ts";

// What tells a log apart stands at the beginning of a run, or in the report at its end.
const headLength = 1024 * 1024;
const tailLength = 512 * 1024;
const startLength = 64 * 1024;
const maxPlaces = 40;
const maxLine = 4000;
const chat = "[CHAT] ";
const maxBeforeChat = 600;

export interface Place {
  match: RegExpExecArray | null;
  offset: number;
}

/** Needles that are looked for in one walk, before anybody asks. */
export class KnownNeedles {
  readonly needles: string[];
  private made: NeedleScan | null = null;

  constructor(markers: readonly Marker[]) {
    const all = new Set(markers.map(({ needle }) => needle));
    this.needles = [...all].filter((needle) => !/[^\x00-\x7f]/.test(needle));
  }

  /** Made for the first log: a program that reads none need not wait for it. */
  get scan(): NeedleScan {
    this.made ??= new NeedleScan(this.needles);
    return this.made;
  }
}

/** Looks for markers in a log. */
export class MarkerSearch {
  private readonly text: string;
  private readonly cut: number;
  private readonly skipped: number;
  private readonly places = new Map<string, readonly number[]>();

  constructor(
    private readonly lines: Lines,
    known: KnownNeedles,
  ) {
    const { text } = lines;
    if (text.length <= headLength + tailLength) {
      this.text = text;
      this.cut = text.length;
      this.skipped = 0;
    } else {
      this.text = `${text.slice(0, headLength)}\n${text.slice(text.length - tailLength)}`;
      this.cut = headLength;
      this.skipped = text.length - tailLength - headLength - 1;
    }
    if (!lines.noted) this.findKnown(known);
  }

  private findKnown({ needles, scan }: KnownNeedles): void {
    const lists = needles.map((): number[] => []);
    // A line is tried once: where the next line begins after the last place of each.
    const notBefore = new Float64Array(needles.length);
    scan.scan(this.text, (needle, at) => {
      const list = lists[needle]!;
      if (list.length >= maxPlaces || at < notBefore[needle]!) return;
      list.push(at);
      const newline = this.text.indexOf("\n", at);
      notBefore[needle] = newline === -1 ? this.text.length : newline;
    });
    needles.forEach((needle, i) => {
      this.places.set(needle, lists[i]!);
    });
  }

  /** Where a line has the marker first. The offset is one into the log. */
  find(marker: Marker): Place | null {
    const place = this.findFrom(marker, 0);
    return place && this.isAllowed(marker) ? place : null;
  }

  private isAllowed(marker: Marker): boolean {
    if (marker.with && !marker.with.some((needle) => this.text.includes(needle))) return false;
    return !marker.without?.some((needle) => this.text.includes(needle));
  }

  /** Where a line has the marker first from there on, in the log. */
  findFrom(marker: Marker, notBefore: number): Place | null {
    for (const at of this.of(marker.needle)) {
      const offset = at <= this.cut ? at : at + this.skipped;
      if (offset < notBefore || this.isInChat(at)) continue;
      if (!marker.pattern) return { match: null, offset };
      const match = matchInLine(marker.pattern, this.text, at);
      if (match) return { match, offset };
    }
    return null;
  }

  /** What a server tells the players that are on it says nothing of who writes the log. */
  private isInChat(at: number): boolean {
    const start = this.text.lastIndexOf("\n", at) + 1;
    return at - start <= maxBeforeChat + chat.length && this.text.slice(start, at).includes(chat);
  }

  /** The same for what stands at the beginning of the last of many runs, beyond the places that are kept. */
  findAtStart(marker: Marker, start: number): Place | null {
    const { text } = this.lines;
    let tried = 0;
    for (const offset of this.lines.placesOf(marker.needle, start, Math.min(text.length, start + startLength))) {
      if (tried++ === maxPlaces) break;
      const match = marker.pattern ? matchInLine(marker.pattern, text, offset) : null;
      if (match || !marker.pattern) return { match, offset };
    }
    return null;
  }

  /** Where a literal stands in the log, at most 40 times, one for a line. */
  placesOf(needle: string): number[] {
    return this.of(needle).map((at) => (at <= this.cut ? at : at + this.skipped));
  }

  has(marker: Marker): boolean {
    return this.find(marker) !== null;
  }

  /** As a walk over the whole text has noted it. */
  private notedOf(needle: string): readonly number[] | null {
    const noted = this.lines.noted?.of(needle);
    // As most are: there is nothing to keep.
    if (!noted?.length) return noted ?? null;
    const places: number[] = [];
    let notBefore = 0;
    for (const offset of noted) {
      const at = offset > this.cut ? offset - this.skipped : offset;
      const isCutOut = offset + needle.length > this.cut && at <= this.cut;
      if (isCutOut || at < notBefore) continue;
      if (places.push(at) === maxPlaces) break;
      const newline = this.text.indexOf("\n", at);
      notBefore = newline === -1 ? this.text.length : newline;
    }
    this.places.set(needle, places);
    return places;
  }

  private of(needle: string): readonly number[] {
    const known = this.places.get(needle) ?? this.notedOf(needle);
    if (known) return known;
    const places: number[] = [];
    for (let at = this.text.indexOf(needle); at !== -1 && places.length < maxPlaces; ) {
      places.push(at);
      // A line is tried once.
      const newline = this.text.indexOf("\n", at);
      at = newline === -1 ? -1 : this.text.indexOf(needle, newline);
    }
    this.places.set(needle, places);
    return places;
  }
}

function matchInLine(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  const from = Math.max(text.lastIndexOf("\n", at) + 1, at - maxLine / 2);
  const newline = text.indexOf("\n", at);
  const to = Math.min(newline === -1 ? text.length : newline, from + maxLine);
  return pattern.exec(text.slice(from, to));
}
