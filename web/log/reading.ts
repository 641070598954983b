import type { Lines } from "../../src/analysis/text/lines.ts";
import type { LogIndex } from "../../src/line-index/log-index.ts";
import { type FoundMatches, linesAround, matchesIn, matchesOf, matchNear, rowsWith } from "./matches.ts";
import { isFiltered, type LineSpan, type ReadingState, writeState } from "./reading-state.ts";
import type { Found, LogSearch } from "./searching/log-search.ts";
import { longLines, withPieces } from "./view/pieces.ts";
import { computeRows, type Filter, foldsAround, passesFilter, type Rows } from "./view/rows.ts";
import { type Opening, Viewer, type ViewerLabels } from "./view/viewer.ts";

type SearchOutcome =
  | { kind: "none" }
  | { kind: "searching" }
  | { kind: "found"; count: number; current: number; isCut: boolean }
  | { kind: "failed"; error: string };

/** Most searches finish sooner. After this long, the page says that it is still searching. */
const searchIsSlowMs = 250;

const unfolded = { foldTraces: false, foldRepeats: false };

/** The log, the viewer and what the reader wants to see, kept in step. */
export class Reading {
  readonly viewer: Viewer;
  outcome: SearchOutcome = { kind: "none" };
  /** The lines that the page itself has marked last. */
  ledTo: LineSpan | null = null;
  rows: Rows;
  private readonly opened: Set<number>;
  /** Everything that was found, and what of it the filters let through. */
  private all: FoundMatches | null = null;
  private found: FoundMatches | null = null;
  private current = -1;
  private readonly long: readonly number[];
  private anchor = 0;
  private readonly listeners: (() => void)[] = [];
  private readonly scrollListeners: (() => void)[] = [];
  private followAddress: (href: string) => void = () => {};
  private followPart: (key: string) => void = () => {};
  private expanded = (query: ReadingState["query"]) => query;

  constructor(
    host: HTMLElement,
    readonly log: Lines,
    readonly index: LogIndex,
    private readonly searcher: LogSearch,
    readonly state: ReadingState,
    labels: ViewerLabels,
    isShort: boolean,
    { opening, opened, long, rows }: FirstLook,
  ) {
    this.long = long;
    this.opened = opened;
    this.rows = rows;
    const events = {
      openFold: (place: number) => this.openFolds([place]),
      clickLine: (line: number, isExtending: boolean) => this.selectLine(line, isExtending),
      scrolled: () => {
        for (const listener of this.scrollListeners) listener();
      },
      followAddress: (href: string) => this.followAddress(href),
      followPart: (key: string) => this.followPart(key),
    };
    this.viewer = new Viewer(host, log, index, this.rows, state.wrap, isShort, events, labels, opening);
  }

  /** Called after every change. */
  onChange(listener: () => void): void {
    this.listeners.push(listener);
  }

  onScroll(listener: () => void): void {
    this.scrollListeners.push(listener);
  }

  /** A click on an address in the log. */
  onAddress(follow: (href: string) => void): void {
    this.followAddress = follow;
  }

  /** A click on what a frame belongs to. */
  onPart(follow: (key: string) => void): void {
    this.followPart = follow;
  }

  /** What a search looks for beside what it says. */
  alsoSearch(expanded: (query: ReadingState["query"]) => ReadingState["query"]): void {
    this.expanded = expanded;
    if (this.state.query.text !== "") void this.search(false);
  }

  /** The first look: what the address asks for. */
  async begin(): Promise<void> {
    if (this.state.query.text !== "") await this.search(false);
    const { selected } = this.state;
    // A filter may hide what the address marks.
    if (selected && !this.viewer.isInSight(selected.from - 1)) this.jump(selected.from - 1, selected);
    else if (selected) this.anchor = selected.from - 1;
    else if (this.state.query.text !== "") this.goToMatch(1);
    this.changed();
  }

  /** Changes what is shown. */
  set(change: Partial<ReadingState>): void {
    const { wrap, ...others } = change;
    Object.assign(this.state, change);
    if (wrap !== undefined) this.viewer.setWrapping(wrap);
    if (change.foldTraces !== undefined || change.foldRepeats !== undefined) this.opened.clear();
    if (Object.keys(others).length > 0) this.recompute();
    else this.changed();
  }

  setQuery(query: ReadingState["query"]): Promise<void> {
    this.state.query = query;
    return this.search(true);
  }

  clearFilters(): void {
    const empty = { hiddenLevels: new Set<never>(), threads: new Set<string>(), loggers: new Set<string>() };
    this.set({ ...empty, range: null, onlyMatches: false });
  }

  /** Line from 0. Whatever hides it is lifted: who follows a link wants to see where it leads. */
  jump(line: number, selected: LineSpan | null = null): void {
    const at = Math.max(0, Math.min(line, this.log.count - 1));
    const last = selected ? Math.min(selected.to, this.log.count) - 1 : at;
    if (!this.viewer.isShown(at)) this.openFolds(foldsAround(this.index, at));
    if (!this.viewer.isShown(at) && isFiltered(this.state)) this.clearFilters();
    if (selected) this.select(selected);
    this.viewer.scrollToLine(at, 0, last);
  }

  /** Whether the reader has chosen lines, by an address or by hand: they were not led there by a card or a key. */
  hasOwnPlace(): boolean {
    return this.state.selected !== null && this.state.selected !== this.ledTo;
  }

  /** Shows a line that the page tells of, as the one at which the log is opened. Filters stay as they are. Line from 0. */
  leadTo(line: number): void {
    if (this.state.selected) this.select(null);
    if (!this.viewer.isShown(line)) this.openFolds(foldsAround(this.index, line));
    this.viewer.setLead(line);
    if (this.viewer.isShown(line)) this.viewer.scrollToLine(line);
  }

  select(selected: LineSpan | null): void {
    this.state.selected = selected;
    if (selected) this.anchor = selected.from - 1;
    this.viewer.setSelected(selected && { first: selected.from - 1, last: selected.to - 1 });
    this.changed();
  }

  /** By 1 or -1; around the end. */
  goToMatch(step: number): void {
    const { found } = this;
    if (!found || found.starts.length === 0) return;
    const count = found.starts.length;
    this.current =
      this.current === -1 ? matchNear(found, this.viewer.topLine(), step) : (this.current + step + count) % count;
    const line = found.lines[this.current]!;
    this.showMatches();
    if (!this.viewer.isShown(line)) this.openFolds(foldsAround(this.index, line));
    this.viewer.scrollToLine(line, found.starts[this.current]! - this.log.start(line));
    this.changed();
  }

  /** Whether there may be stack traces. */
  hasFrames(): boolean {
    return ["\tat ", "  at ", "\nat "].some((beginning) => this.log.text.includes(beginning));
  }

  /** Rows that hold a match. */
  matchRows(): Int32Array {
    return this.found ? rowsWith(this.found, this.rows.lines) : new Int32Array();
  }

  private selectLine(line: number, isExtending: boolean): void {
    if (!isExtending) {
      this.anchor = line;
      const { selected } = this.state;
      const isAlone = selected?.from === line + 1 && selected.to === line + 1;
      this.select(isAlone ? null : { from: line + 1, to: line + 1 });
      return;
    }
    const { anchor } = this;
    this.select({ from: Math.min(anchor, line) + 1, to: Math.max(anchor, line) + 1 });
    this.anchor = anchor;
  }

  private openFolds(places: readonly number[]): void {
    for (const place of places) this.opened.add(place);
    this.recompute();
  }

  private recompute(): void {
    this.narrowMatches();
    this.rows = this.computedRows();
    this.viewer.setRows(this.rows);
    this.changed();
  }

  private computedRows(): Rows {
    const filter = { ...filterOf(this.state), only: this.onlyLines(), opened: this.opened };
    return withPieces(this.log, computeRows(this.index, filter), this.long);
  }

  /** What the filters let through, with all that is folded. */
  filteredLines(): Int32Array {
    return computeRows(this.index, {
      ...filterOf(this.state),
      ...unfolded,
      only: this.onlyLines(),
      opened: this.opened,
    }).lines;
  }

  private onlyLines(): Int32Array | null {
    const { onlyMatches, context } = this.state;
    return onlyMatches && this.found ? linesAround(this.found, context, this.log.count) : null;
  }

  private async search(isTyped: boolean): Promise<void> {
    const { query } = this.state;
    this.outcome = query.text === "" ? { kind: "none" } : { kind: "searching" };
    let found: Found | null = null;
    if (query.text === "") {
      this.searcher.cancel();
      this.viewer.shiftBack();
    } else {
      const slow = window.setTimeout(() => this.changed(), searchIsSlowMs);
      found = await this.searcher.search(this.expanded(query));
      clearTimeout(slow);
      // Another one came after it.
      if (!found || this.state.query !== query) return;
    }
    this.take(found);
    if (this.state.onlyMatches) this.recompute();
    if (isTyped) this.goToMatch(1);
    this.changed();
  }

  private take(found: Found | null): void {
    if (found && "error" in found) this.outcome = { kind: "failed", error: found.error };
    this.all = found && "starts" in found ? matchesOf(found, this.log) : null;
    this.found = null;
    this.current = -1;
    this.narrowMatches();
  }

  /** Which matches there are depends on the filters, too. The one that the reader is at stays, if it is still there. */
  private narrowMatches(): void {
    const at = this.found?.starts[this.current];
    const { all } = this;
    this.found = all && isFiltered(this.state) ? matchesIn(all, passesFilter(this.index, filterOf(this.state))) : all;
    this.current = at === undefined || !this.found ? -1 : this.found.starts.indexOf(at);
    this.showMatches();
  }

  private showMatches(): void {
    const { found, current } = this;
    this.viewer.setMatches(found && { starts: found.starts, ends: found.ends, current });
    if (found) this.outcome = { kind: "found", count: found.starts.length, current, isCut: found.isCut };
  }

  private changed(): void {
    const { search, hash } = writeState(this.state);
    const address = location.pathname + search + hash;
    if (address !== location.pathname + location.search + location.hash) keepAddress(address);
    for (const listener of this.listeners) listener();
  }
}

/** What is looked at first, of a log of any length. */
interface FirstLook {
  opening: Opening;
  opened: Set<number>;
  long: readonly number[];
  rows: Rows;
}

/** `lead`: the line that tells what is wrong, from 0; or -1. Going over all lines takes a phone a while: with breaks. */
export function* firstLook(log: Lines, index: LogIndex, state: ReadingState, lead: number): Generator<void, FirstLook> {
  const long = longLines(log);
  yield;
  const opening = openingOf(state.selected, lead, log.count);
  const opened = new Set(opening.line >= 0 ? foldsAround(index, opening.line) : []);
  const rows = withPieces(log, computeRows(index, { ...filterOf(state), only: null, opened }), long);
  yield;
  return { opening, opened, long, rows };
}

function filterOf({ range, ...others }: ReadingState): Omit<Filter, "only" | "opened"> {
  return { ...others, range: range && { from: range.from - 1, to: range.to } };
}

/** At the lines that the address marks, or at the one that tells what is wrong. */
function openingOf(selected: LineSpan | null, lead: number, count: number): Opening {
  if (!selected) return { line: lead, last: lead, lead, selected: null };
  const line = Math.min(selected.from, count) - 1;
  const marked = { first: selected.from - 1, last: selected.to - 1 };
  return { line, last: Math.min(selected.to, count) - 1, lead, selected: marked };
}

/** Browsers refuse when it changes too often; the next change brings it along. */
function keepAddress(address: string): void {
  try {
    history.replaceState(null, "", address);
  } catch {
    // Only the current address is lost.
  }
}
