import type { LogIndex } from "../../../src/line-index/log-index.ts";
import { make } from "../../page/elements.ts";
import { Heights } from "./heights.ts";
import { type LogText, rowLength, rowText } from "./log-text.ts";
import { RowElement } from "./row-element.ts";
import { type LineRange, type RowLabels, rowClasses, rowLook, type Shown } from "./row-look.ts";
import type { Matches } from "./row-segments.ts";
import { RowWindow } from "./row-window.ts";
import { type Rows, rowAt, rowOf } from "./rows.ts";
import { ScrollScale } from "./scroll-scale.ts";
import { selectedText } from "./selected-text.ts";
import { keepingSelection, select, selectedSpan } from "./text-selection.ts";

export interface ViewerEvents {
  openFold(place: number): void;
  clickLine(line: number, isExtending: boolean): void;
  scrolled(): void;
}

export interface ViewerLabels extends RowLabels {
  log: string;
  noLines: string;
}

/** A row, and how far below the top of the view it begins. */
interface Anchor {
  row: number;
  below: number;
}

/** Above the first row and below the last, in pixels; as in the style sheet. */
const padding = 5;
/** What is drawn beyond the view, in pixels: scrolled into sight before the next frame. */
const margin = 500;
/** Around numbers and texts, in pixels; as in the style sheet. */
const roomBesides = 48;
/** Rows that turn out to be lower than guessed let others into the view: so often, at most. */
const maxTries = 200;

/** The log, row by row. Only what is visible is in the page; the scroll bar is that of all rows. */
export class Viewer {
  private readonly scroller = make("div", { class: "rows-scroller", tabindex: "0", role: "group", translate: "no" });
  private readonly content = make("div", { class: "rows" });
  private readonly window = new RowWindow(this.content, (row) => this.makeRow(row));
  private readonly scale = new ScrollScale();
  private readonly shown: Shown;
  private heights = new Heights(0, 1);
  private rowHeight = 1;
  private room = { width: 0, height: 0 };
  /** In letters. */
  private widest = 0;
  /** Where the browser's scroll bar is: asking it would make it lay out the page. */
  private scrolledTo = 0;
  /** Goes again to where the reader was led, as long as they have not moved on: the view may change its size meanwhile. */
  private lead: (() => void) | null = null;

  constructor(
    host: HTMLElement,
    log: LogText,
    index: LogIndex,
    rows: Rows,
    private isWrapping: boolean,
    private readonly events: ViewerEvents,
    private readonly labels: ViewerLabels,
  ) {
    this.shown = { log, index, rows, matches: null, selected: null };
    this.scroller.setAttribute("aria-label", labels.log);
    this.content.style.setProperty("--digits", String(Math.max(3, String(log.lineCount).length)));
    this.scroller.append(this.content);
    host.replaceChildren(this.scroller);
    this.listen();
    this.takeRoom();
    this.layOut({ row: 0, below: padding });
  }

  private listen(): void {
    const { scroller, events } = this;
    scroller.addEventListener("scroll", () => this.follow(), { passive: true });
    scroller.addEventListener("copy", (event) => this.copy(event));
    scroller.addEventListener("mousedown", (event) => {
      const number = (event.target as Element).closest(".line-number");
      const row = number && event.button === 0 ? this.window.rowOf(number) : undefined;
      if (row === undefined) return;
      event.preventDefault();
      events.clickLine(this.shown.rows.lines[row]!, event.shiftKey);
    });
    scroller.addEventListener("click", (event) => {
      const fold = (event.target as Element).closest<HTMLElement>(".fold");
      if (fold) events.openFold(Number(fold.dataset["place"]));
    });
    new ResizeObserver(() => {
      const { width, height } = this.room;
      if (scroller.clientWidth !== width || scroller.clientHeight !== height) this.remeasure();
    }).observe(scroller);
  }

  /** Other rows. The line at the top stays where it is, as far as it is still shown. */
  setRows(rows: Rows): void {
    const top = this.topAnchor();
    const { lines, columns } = this.shown.rows;
    const line = lines[top.row] ?? 0;
    const row = rowAt(rows, line, columns?.[top.row] ?? 0);
    this.shown.rows = rows;
    this.layOut({ row, below: rows.lines[row] === line && line > 0 ? top.below : padding });
  }

  setMatches(matches: Matches | null): void {
    if (!matches && !this.shown.matches) return;
    this.shown.matches = matches;
    keepingSelection(this.window, () => {
      for (const [row, element] of this.window.all()) element.draw(rowLook(this.shown, this.labels, row));
    });
  }

  setSelected(selected: LineRange | null): void {
    this.shown.selected = selected;
    for (const [row, element] of this.window.all()) element.mark(rowClasses(this.shown, row));
  }

  setWrapping(isWrapping: boolean): void {
    if (this.isWrapping === isWrapping) return;
    const top = this.topAnchor();
    this.isWrapping = isWrapping;
    this.layOut(top);
  }

  /** The size of letters has changed, or that of the viewer. */
  remeasure(): void {
    const top = this.topAnchor();
    this.takeRoom();
    this.newHeights();
    if (this.lead) this.lead();
    else this.draw(top);
    this.events.scrolled();
  }

  isShown(line: number): boolean {
    const { lines } = this.shown.rows;
    return lines.length > 0 && lines[rowOf(lines, line)] === line;
  }

  /** `column`: where in the line, so that a match at the far end of a long one is seen. */
  scrollToLine(line: number, column = 0): void {
    const { rows } = this.shown;
    if (rows.lines.length === 0) return;
    this.lead = () => this.scrollToLine(line, column);
    const row = rowAt(rows, line, column);
    this.draw({ row, below: (this.room.height - this.heights.of(row)) / 2 });
    this.showColumn(row, column - (rows.columns?.[row] ?? 0));
  }

  scrollToFraction(fraction: number): void {
    this.lead = () => this.scrollToFraction(fraction);
    const { count } = this.heights;
    const end = this.room.height - padding;
    if (fraction >= 1 && count > 0) this.draw({ row: count - 1, below: end - this.heights.of(count - 1) });
    else this.draw(this.anchorAt(fraction * this.total - this.room.height / 2));
  }

  /** The line at the top of what is visible. */
  topLine(): number {
    return this.shown.rows.lines[this.topAnchor().row] ?? 0;
  }

  /** What is visible, as fractions of all that is shown. */
  visiblePart(): { from: number; to: number } {
    const { top } = this.scale;
    const total = Math.max(this.total, this.room.height);
    return { from: top / total, to: (top + this.room.height) / total };
  }

  focus(): void {
    this.scroller.focus({ preventScroll: true });
  }

  selectAll(): void {
    const last = this.shown.rows.lines.length - 1;
    this.focus();
    if (last < 0) return;
    this.window.include(0, last);
    const end = rowText(this.shown.log, this.shown.rows, last).length;
    select(this.window, { row: 0, column: 0 }, { row: last, column: end });
  }

  /** What is copied is the log: with the lines that are folded away between those that were selected. */
  private copy(event: ClipboardEvent): void {
    const span = selectedSpan(this.window);
    if (!span) return;
    event.clipboardData?.setData("text/plain", selectedText(this.shown, span));
    event.preventDefault();
  }

  private makeRow(row: number): RowElement {
    this.widest = Math.max(this.widest, rowLength(this.shown.log, this.shown.rows, row));
    return new RowElement(rowLook(this.shown, this.labels, row));
  }

  private takeRoom(): void {
    this.room = { width: this.scroller.clientWidth, height: this.scroller.clientHeight };
    this.rowHeight = Number.parseFloat(getComputedStyle(this.content).lineHeight);
  }

  /** Everything anew. */
  private layOut(anchor: Anchor): void {
    const isEmpty = this.shown.rows.lines.length === 0;
    this.window.clear();
    this.lead = null;
    this.widest = 0;
    this.content.style.minWidth = "";
    this.content.classList.toggle("wraps", this.isWrapping);
    this.content.classList.toggle("is-empty", isEmpty);
    this.newHeights();
    this.draw(anchor);
    if (isEmpty) this.content.append(make("p", {}, this.labels.noLines));
  }

  private newHeights(): void {
    const { log, rows } = this.shown;
    const { rowHeight } = this;
    const letters = this.isWrapping ? this.lettersInRow() : 0;
    const guess = (row: number) => Math.max(1, Math.ceil(rowLength(log, rows, row) / letters)) * rowHeight;
    this.heights = new Heights(rows.lines.length, rowHeight, this.isWrapping ? guess : null);
  }

  /** About how many fit before a line is wrapped. */
  private lettersInRow(): number {
    const { fontSize, fontFamily } = getComputedStyle(this.content);
    const context = document.createElement("canvas").getContext("2d")!;
    context.font = `${fontSize} ${fontFamily}`;
    const width = context.measureText("0").width;
    const besides = roomBesides + String(this.shown.log.lineCount).length * width;
    return Math.max(1, Math.floor((this.room.width - besides) / width));
  }

  private get total(): number {
    return this.heights.total + 2 * padding;
  }

  private topAnchor(): Anchor {
    return this.anchorAt(this.scale.top);
  }

  private anchorAt(top: number): Anchor {
    const row = this.heights.rowAt(Math.max(0, top - padding));
    return { row, below: padding + this.heights.offset(row) - top };
  }

  /** The reader scrolls. */
  private follow(): void {
    this.scrolledTo = this.scroller.scrollTop;
    // Else it was this program, and what is there is drawn already.
    if (Math.abs(this.scrolledTo - this.scale.bar) >= 1) {
      this.scale.moveBar(this.scrolledTo);
      this.lead = null;
      if (!this.isDrawn()) this.draw(this.topAnchor());
    }
    this.events.scrolled();
  }

  /** What is visible, and something beyond. */
  private isDrawn(): boolean {
    const { from, to } = this.rowsWithin(margin / 2);
    return this.scale.height === this.total && from >= this.window.from && to <= this.window.to;
  }

  private rowsWithin(beyond: number): { from: number; to: number } {
    const top = this.scale.top - padding;
    const from = this.heights.rowAt(Math.max(0, top - beyond));
    const to = Math.min(this.heights.count, this.heights.rowAt(top + this.room.height + beyond) + 1);
    return { from, to };
  }

  /** With a row where the reader expects it. */
  private draw(anchor: Anchor): void {
    for (let tries = 0; tries < maxTries; tries++) {
      this.scale.resize(this.total, this.room.height);
      this.scale.moveTo(padding + this.heights.offset(anchor.row) - anchor.below);
      const { from, to } = this.rowsWithin(margin);
      this.window.show(from, to);
      if (!this.isWrapping || !this.learnHeights()) break;
    }
    this.place();
  }

  /** Whether any row is of another height than was thought. */
  private learnHeights(): boolean {
    let isNews = false;
    for (const [row, { element }] of this.window.visible()) {
      if (this.heights.set(row, element.getBoundingClientRect().height)) isNews = true;
    }
    return isNews;
  }

  private place(): void {
    const { style } = this.content;
    const { top, bar, height } = this.scale;
    style.height = `${height}px`;
    style.paddingTop = `${padding + this.heights.offset(this.window.from) - (top - bar)}px`;
    // As wide as the longest row so far: one that leaves the page does not take the reader's place along.
    if (!this.isWrapping) style.minWidth = `max(100%, ${this.widest + 10}ch)`;
    if (Math.abs(this.scrolledTo - bar) >= 1) this.scroller.scrollTop = this.scrolledTo = bar;
  }

  /** Scrolls on where a row is wider or higher than the view. */
  private showColumn(row: number, column: number): void {
    const element = this.window.get(row);
    if (!element) return;
    const range = document.createRange();
    range.setStart(...element.placeOf(column));
    const place = range.getClientRects()[0];
    if (!place) return;
    const { scroller, room } = this;
    const frame = scroller.getBoundingClientRect();
    const below = place.top - frame.top;
    if (below < 0 || below + place.height > room.height)
      this.draw(this.anchorAt(this.scale.top + below - (room.height - place.height) / 2));
    const numbers = element.element.firstElementChild!.getBoundingClientRect().width;
    const isVisible = place.left >= frame.left + numbers && place.left <= frame.left + room.width;
    if (!isVisible) scroller.scrollLeft += place.left - frame.left - room.width / 2;
  }
}
