import type { LogIndex } from "./reading/log-index.ts";
import type { Found, LogReader } from "./reading/log-reader.ts";
import { isFiltered, type LineSpan, type ReadingState, writeState } from "./reading-state.ts";
import { longLines, withPieces } from "./view/pieces.ts";
import type { LogText } from "./view/row-document.ts";
import { computeRows, type Filter, foldsAround, type Rows, rowOf } from "./view/rows.ts";
import { Viewer, type ViewerLabels } from "./view/viewer.ts";

export type SearchOutcome =
  | { kind: "none" }
  | { kind: "searching" }
  | { kind: "found"; count: number; current: number; isCut: boolean }
  | { kind: "failed"; error: string };

/** Most searches are over sooner. Who waits longer is told. */
const searchIsSlowMs = 250;

/** The log, the viewer and what the reader wants to see, kept in step. */
export class Reading {
  readonly viewer: Viewer;
  outcome: SearchOutcome = { kind: "none" };
  rows: Rows;
  private readonly opened = new Set<number>();
  private found: { starts: Int32Array; ends: Int32Array; lines: Int32Array } | null = null;
  private current = -1;
  private readonly long: readonly number[];
  private anchor = 0;
  private readonly listeners: (() => void)[] = [];
  private readonly scrollListeners: (() => void)[] = [];

  constructor(
    host: HTMLElement,
    readonly log: LogText,
    readonly index: LogIndex,
    private readonly reader: LogReader,
    readonly state: ReadingState,
    labels: ViewerLabels,
  ) {
    this.long = longLines(log);
    this.rows = this.computedRows();
    const events = {
      openFold: (place: number) => this.openFolds([place]),
      clickLine: (line: number, isExtending: boolean) => this.selectLine(line, isExtending),
      scrolled: () => {
        for (const listener of this.scrollListeners) listener();
      },
    };
    this.viewer = new Viewer(host, log, index, this.rows, state.wrap, events, labels);
  }

  /** Told after whatever changes. */
  onChange(listener: () => void): void {
    this.listeners.push(listener);
  }

  onScroll(listener: () => void): void {
    this.scrollListeners.push(listener);
  }

  /** The first look: what the address asks for. */
  async begin(): Promise<void> {
    if (this.state.query.text !== "") await this.search(false);
    const { selected } = this.state;
    if (selected) this.jump(selected.from - 1, selected);
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
    const at = Math.max(0, Math.min(line, this.log.lineCount - 1));
    if (!this.viewer.isShown(at)) this.openFolds(foldsAround(this.index, at));
    if (!this.viewer.isShown(at) && isFiltered(this.state)) this.clearFilters();
    if (selected) this.select(selected);
    this.viewer.scrollToLine(at);
  }

  select(selected: LineSpan | null): void {
    this.state.selected = selected;
    if (selected) this.anchor = selected.from - 1;
    this.viewer.setSelected(selected && { first: selected.from - 1, last: selected.to - 1 });
    this.changed();
  }

  /** By 1 or -1; around the end. */
  goToMatch(step: number): void {
    if (!this.found || this.found.starts.length === 0) return;
    const { starts, lines } = this.found;
    this.current =
      this.current === -1 ? this.matchInSight(step) : (this.current + step + starts.length) % starts.length;
    const line = lines[this.current]!;
    this.showMatches();
    if (!this.viewer.isShown(line)) this.jump(line);
    this.viewer.scrollToLine(line, starts[this.current]! - this.log.starts[line]!);
    this.changed();
  }

  /** Rows that hold a match. */
  matchRows(): Int32Array {
    if (!this.found) return new Int32Array();
    const { lines } = this.rows;
    const rows = new Int32Array(this.found.lines.length);
    let count = 0;
    let row = 0;
    for (const line of this.found.lines) {
      while (row < lines.length && lines[row]! < line) row++;
      if (lines[row] === line) rows[count++] = row;
    }
    return rows.subarray(0, count);
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
    this.rows = this.computedRows();
    this.viewer.setRows(this.rows);
    this.changed();
  }

  private computedRows(): Rows {
    return withPieces(this.log, computeRows(this.index, this.filter()), this.long);
  }

  private filter(): Filter {
    const { hiddenLevels, threads, loggers, range, foldTraces, foldRepeats, onlyMatches } = this.state;
    const only = onlyMatches && this.found ? distinct(this.found.lines) : null;
    const lines = range && { from: range.from - 1, to: range.to };
    return { hiddenLevels, threads, loggers, range: lines, only, foldTraces, foldRepeats, opened: this.opened };
  }

  private async search(isTyped: boolean): Promise<void> {
    const { query } = this.state;
    if (query.text === "") {
      this.take(null);
      this.outcome = { kind: "none" };
    } else {
      this.outcome = { kind: "searching" };
      const slow = window.setTimeout(() => this.changed(), searchIsSlowMs);
      const found = await this.reader.search(query);
      clearTimeout(slow);
      if (!found) return;
      this.takeFound(found);
    }
    if (this.state.onlyMatches) this.recompute();
    if (isTyped && this.found && this.found.starts.length > 0) this.goToMatch(1);
    this.changed();
  }

  private takeFound(found: Found): void {
    if ("error" in found) {
      this.take(null);
      this.outcome = { kind: "failed", error: found.error };
      return;
    }
    this.take({ ...found, lines: linesOf(found.starts, this.log) });
    this.outcome = { kind: "found", count: found.starts.length, current: -1, isCut: found.isCut };
  }

  private take(found: { starts: Int32Array; ends: Int32Array; lines: Int32Array } | null): void {
    this.found = found;
    this.current = -1;
    this.showMatches();
  }

  private showMatches(): void {
    const { found, current } = this;
    this.viewer.setMatches(found && { starts: found.starts, ends: found.ends, current });
    if (this.outcome.kind === "found") this.outcome = { ...this.outcome, current };
  }

  /** The match that a search begins with: the first from where the reader is. */
  private matchInSight(step: number): number {
    const { lines } = this.found!;
    const top = this.viewer.topLine();
    const place = rowOf(lines, top);
    if (step < 0) return place;
    return lines[place]! >= top ? firstOf(lines, place) : Math.min(place + 1, lines.length - 1);
  }

  private changed(): void {
    const { search, hash } = writeState(this.state, wrapsByDefault());
    history.replaceState(null, "", location.pathname + search + hash);
    for (const listener of this.listeners) listener();
  }
}

/** On a phone a line would be cut off. */
export function wrapsByDefault(): boolean {
  return matchMedia("(max-width: 40rem)").matches;
}

function firstOf(lines: Int32Array, place: number): number {
  let first = place;
  while (first > 0 && lines[first - 1] === lines[place]) first--;
  return first;
}

/** The line of each match; both are in order. */
function linesOf(offsets: Int32Array, { starts, lineCount }: LogText): Int32Array {
  let line = 0;
  return offsets.map((offset) => {
    while (line + 1 < lineCount && starts[line + 1]! <= offset) line++;
    return line;
  });
}

function distinct(lines: Int32Array): Int32Array {
  return lines.filter((line, place) => place === 0 || line !== lines[place - 1]);
}
