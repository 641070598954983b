import type { Lines } from "../../../src/analysis/text/lines.ts";
import type { LogIndex } from "../../../src/line-index/log-index.ts";
import type { Names } from "../../../src/names/names.ts";
import { headerOf, lineLook } from "./line-look.ts";
import { onLongPress } from "./long-press.ts";
import { RowElement } from "./row-element.ts";
import { type LineRange, type OwnerOf, type RowLabels, rowLook, type Shown } from "./row-look.ts";
import { RowScroller, start } from "./row-scroller.ts";
import type { Matches } from "./row-segments.ts";
import { rowLength, rowText } from "./row-text.ts";
import { type Rows, rowAt, rowOf } from "./rows.ts";
import { selectedText } from "./selected-text.ts";
import { keepingSelection, select, selectedSpan } from "./text-selection.ts";

interface ViewerEvents {
  openFold(place: number): void;
  clickLine(line: number, isExtending: boolean): void;
  scrolled(): void;
  /** An address on the web, or a key of what the page lists. */
  followAddress(href: string): void;
  followPart(key: string): void;
}

/** Where the log is opened. Lines from 0. */
export interface Opening {
  /** The line that is to be in sight, with those down to another; -1 is the top. */
  line: number;
  last: number;
  /** The line that the reader is led to by what is wrong, or -1. */
  lead: number;
  selected: LineRange | null;
}

export interface ViewerLabels extends RowLabels {
  log: string;
  noLines: string;
}

const longestHeader = 500;
/** Numbers of short logs have as much room as those of longer ones. */
const minDigits = 3;

/** So many messages tell how long headers are. */
const asked = 50;

function leftOutOfHeaders(log: Lines, { begins, lineCount }: LogIndex): number {
  const lengths: number[] = [];
  for (let line = 0; line < lineCount && line < 10 * asked && lengths.length < asked; line++) {
    if (begins[line] !== 1) continue;
    const { styles } = lineLook(log, line, log.get(line).slice(0, longestHeader), true, true);
    lengths.push(styles.reduce((sum, { start, end, classes }) => (classes === null ? sum + end - start : sum), 0));
  }
  return lengths.length === 0 ? 0 : Math.round(lengths.reduce((sum, one) => sum + one, 0) / lengths.length);
}

/** The log, row by row: what of it is shown, marked and selected. */
export class Viewer {
  private readonly scroller: RowScroller;
  private readonly shown: Shown;
  private tellName: (written: string) => string = (written) => written;
  /** In letters, of a header. */
  private readonly leftOut: number;

  constructor(
    host: HTMLElement,
    log: Lines,
    index: LogIndex,
    rows: Rows,
    private isWrapping: boolean,
    isShort: boolean,
    private readonly events: ViewerEvents,
    private readonly labels: ViewerLabels,
    { line, last, lead, selected }: Opening,
  ) {
    this.shown = { log, index, rows, matches: null, selected, ownerOf: null, isShort, lead, names: null };
    this.leftOut = leftOutOfHeaders(log, index);
    const source = {
      count: () => this.shown.rows.lines.length,
      lengthOf: (row: number) => this.lengthOf(row),
      lengths: () => this.lengths(),
      draw: (row: number, reused = new RowElement()) => reused.draw(rowLook(this.shown, labels, row)),
      withFolds: () => Int32Array.from(this.shown.rows.foldsAfter.keys()),
    };
    const digits = Math.max(minDigits, String(log.count).length);
    this.scroller = new RowScroller(host, source, digits, events.scrolled, selected !== null);
    this.scroller.element.setAttribute("aria-label", labels.log);
    this.listen();
    // Drawn once, at the place that is looked at.
    this.scroller.layOut(isWrapping, line < 0 ? start : null, labels.noLines);
    if (line >= 0) this.scrollToLine(line, 0, last);
  }

  /** More or less: what is left out of a header is about as long in all of them. */
  private lengthOf(row: number): number {
    const { log, index, rows, isShort } = this.shown;
    const length = rowLength(log, rows, row);
    const isHeaded = isShort && index.begins[rows.lines[row]!] === 1;
    return isHeaded ? Math.max(0, length - this.leftOut) : length;
  }

  private lengths(): Int32Array {
    const { log, index, rows, isShort } = this.shown;
    const { lines, columns } = rows;
    const starts = log.starts();
    const { begins } = index;
    const leftOut = isShort ? this.leftOut : 0;
    const lengths = new Int32Array(lines.length);
    for (let row = 0; row < lengths.length; row++) {
      const line = lines[row]!;
      const length = columns ? rowLength(log, rows, row) : starts[line + 1]! - starts[line]! - 1;
      lengths[row] = begins[line] === 1 ? Math.max(0, length - leftOut) : length;
    }
    return lengths;
  }

  private listen(): void {
    const { element, window: rows } = this.scroller;
    element.addEventListener("copy", (event) => this.copy(event));
    element.addEventListener("mouseover", ({ target }) => this.nameHeader(target as Element));
    const markAt = (target: Element, isRange: boolean): boolean => {
      const number = target.closest(".line-number");
      const row = number ? rows.rowOf(number) : undefined;
      if (row === undefined) return false;
      this.events.clickLine(this.shown.rows.lines[row]!, isRange);
      return true;
    };
    element.addEventListener("mousedown", (event) => {
      if (event.button === 0 && markAt(event.target as Element, event.shiftKey)) event.preventDefault();
    });
    // A finger has no Shift: it rests on the number where the marked lines shall end.
    onLongPress(element, (target) => markAt(target, true));
    element.addEventListener("click", (event) => {
      const fold = (event.target as Element).closest<HTMLElement>(".fold");
      if (fold) this.events.openFold(Number(fold.dataset["place"]));
      const link = (event.target as Element).closest<HTMLAnchorElement>(".row-link");
      if (link) this.follow(link, event);
      const name = (event.target as Element).closest<HTMLElement>(".readable-name");
      // A finger does not point: a tap shows both names. The end of a selection is no tap.
      if (name && document.getSelection()?.isCollapsed) name.classList.toggle("with-written");
    });
  }

  /** What is left out around a part of a header. Told when somebody asks: every row would have it otherwise. */
  private nameHeader(target: Element): void {
    const name = target.closest<HTMLElement>(".readable-name");
    if (name) name.title = this.tellName(name.dataset["written"]!);
    const part = target.closest<HTMLElement>(".line-part");
    const row = part ? this.scroller.window.rowOf(part) : undefined;
    if (part && row !== undefined) part.title = headerOf(rowText(this.shown.log, this.shown.rows, row));
  }

  private follow(link: HTMLAnchorElement, event: MouseEvent): void {
    // Whoever wants a window of its own has seen where it leads.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // The end of a selection is no click.
    if (!document.getSelection()?.isCollapsed && event.detail > 0) return;
    const { part } = link.dataset;
    if (part === undefined) this.events.followAddress(link.href);
    else this.events.followPart(part);
  }

  setOwners(ownerOf: OwnerOf): void {
    this.shown.ownerOf = ownerOf;
    this.redraw();
  }

  /** Whether headers and frames are shown without what nobody reads of them. */
  setShort(isShort: boolean): void {
    this.shown.isShort = isShort;
    this.scroller.layOut(this.isWrapping, this.scroller.topAnchor(), this.labels.noLines);
  }

  /** Readable names, or those of the log. `tell`: what a name is called in the log, for whoever points at it. */
  setNames(names: Names | null, tell: (written: string) => string): void {
    if (names === this.shown.names) return;
    this.shown.names = names;
    this.tellName = tell;
    this.scroller.layOut(this.isWrapping, this.scroller.topAnchor(), this.labels.noLines);
  }

  /** Other rows. The line at the top stays where it is, as far as it is still shown. */
  setRows(rows: Rows): void {
    const top = this.scroller.topAnchor();
    const { lines, columns } = this.shown.rows;
    const line = lines[top.row] ?? 0;
    const row = rowAt(rows, line, columns?.[top.row] ?? 0);
    this.shown.rows = rows;
    const isKept = rows.lines[row] === line && line > 0;
    this.scroller.layOut(this.isWrapping, isKept ? { row, below: top.below } : { ...start, row }, this.labels.noLines);
  }

  setMatches(matches: Matches | null): void {
    if (!matches && !this.shown.matches) return;
    this.shown.matches = matches;
    this.redraw();
  }

  private redraw(): void {
    const { window: rows } = this.scroller;
    const draw = () => {
      for (const [row, element] of rows.all()) element.draw(rowLook(this.shown, this.labels, row));
    };
    this.scroller.keepFocus(() => keepingSelection(rows, draw));
  }

  setSelected(selected: LineRange | null): void {
    this.shown.selected = selected;
    this.redraw();
  }

  setLead(line: number): void {
    this.shown.lead = line;
    this.redraw();
  }

  setWrapping(isWrapping: boolean): void {
    if (this.isWrapping === isWrapping) return;
    this.isWrapping = isWrapping;
    this.scroller.layOut(isWrapping, this.scroller.topAnchor(), this.labels.noLines);
  }

  /** What is just out of sight, so that it is there when the reader scrolls. */
  drawBeyond(): void {
    this.scroller.drawBeyond();
  }

  /** The size of letters has changed. */
  remeasure(): void {
    this.scroller.remeasure();
  }

  isShown(line: number): boolean {
    const { lines } = this.shown.rows;
    return lines.length > 0 && lines[rowOf(lines, line)] === line;
  }

  /**
   * `column`: where in the line, so that a match at the far end of a long one is seen. `last`: lines down to this one are to
   * be in sight, too, where they fit.
   */
  scrollToLine(line: number, column = 0, last = line): void {
    const { rows } = this.shown;
    if (rows.lines.length === 0) return;
    const row = rowAt(rows, line, column);
    this.scroller.scrollToRow(row, column - (rows.columns?.[row] ?? 0), Math.max(row, rowOf(rows.lines, last)));
  }

  /** What was found far to the right is not looked at any more. */
  shiftBack(): void {
    this.scroller.shiftBack();
  }

  isInSight(line: number): boolean {
    return this.isShown(line) && this.scroller.isInSight(rowOf(this.shown.rows.lines, line));
  }

  scrollToFraction(fraction: number): void {
    this.scroller.scrollToFraction(fraction);
  }

  /** The line at the top of what is visible. */
  topLine(): number {
    return this.shown.rows.lines[this.scroller.topAnchor().row] ?? 0;
  }

  /** What is visible, as fractions of all that is shown. */
  visiblePart(): { from: number; to: number } {
    return this.scroller.visiblePart();
  }

  focus(): void {
    this.scroller.focus();
  }

  selectAll(): void {
    const last = this.shown.rows.lines.length - 1;
    this.focus();
    if (last < 0) return;
    const { window: rows } = this.scroller;
    rows.include(0, last);
    const end = rowText(this.shown.log, this.shown.rows, last).length;
    select(rows, { row: 0, column: 0 }, { row: last, column: end });
  }

  /** What is copied is the log: with the lines that are folded away between those that were selected. */
  private copy(event: ClipboardEvent): void {
    const span = selectedSpan(this.scroller.window);
    if (!span) return;
    event.clipboardData?.setData("text/plain", selectedText(this.shown, span));
    event.preventDefault();
  }
}
