import { make } from "../../page/elements.ts";
import { Heights } from "./heights.ts";
import type { RowElement } from "./row-element.ts";
import { RowWindow } from "./row-window.ts";
import { ScrollScale } from "./scroll-scale.ts";

/** A row, and how far below the top of the view it begins. */
interface Anchor {
  row: number;
  below: number;
}

interface RowSource {
  count(): number;
  /** In letters, more or less. */
  lengthOf(row: number): number;
  /** The same of all rows. */
  lengths(): Int32Array;
  /** In an element of a row that is not shown any more, where there is one. */
  draw(row: number, reused: RowElement | undefined): RowElement;
  /** Rows with buttons of folds below their line, in order. */
  withFolds(): Int32Array;
}

/** Above the first row and below the last, in pixels. */
const padding = 5;
/** What is drawn beyond the view, in pixels: scrolled into sight before the next frame. */
const margin = 500;
/** The same at first, and where the reader flies past more than that, and none of it is seen for long. */
const marginOfFlight = 100;
/** Around numbers and texts, in pixels; as in the style sheet. */
const roomBesides = 48;
/** What a finger can hit, in pixels: buttons of folds are as high, whatever the letters are; as in the style sheet. */
const targetSize = 24;
/** Of something found, so much at least is to be in sight, in pixels. */
const roomOfMatch = 80;
/** Rows that turn out to be lower than guessed let others into the view: so often, at most. */
const maxTries = 200;

/** Any number of rows, of which only those in sight are in the page. The scroll bar is that of all. */
export class RowScroller {
  readonly element = make("div", { class: "rows-scroller", tabindex: "0", role: "group", translate: "no" });
  readonly window: RowWindow;
  private readonly content = make("div", { class: "rows" });
  private readonly scale = new ScrollScale();
  private heights = new Heights(0, 1);
  private isWrapping = false;
  private beyond = marginOfFlight;
  private room = { width: 0, height: 0 };
  /** How much of the view is on the screen at first, in pixels; `null` once all of it may be looked at. */
  private firstLook: number | null = null;
  /** In letters. */
  private widest = 0;
  /** Where the browser's scroll bar is: asking it would make it lay out the page. */
  private scrolledTo = 0;
  /** Where the view was, and where something that was found has moved it to. */
  private shiftedFrom: { left: number; to: number } | null = null;
  /** Goes again to where the reader was led, as long as they have not moved on: the view may change its size meanwhile. */
  private lead: (() => void) | null = null;

  /** `digits`: of the longest number beside a row. `isLed`: the page is about to be scrolled there. */
  constructor(
    host: HTMLElement,
    private readonly source: RowSource,
    private readonly digits: number,
    private readonly scrolled: () => void,
    isLed: boolean,
  ) {
    this.window = new RowWindow(this.content, (row, reused) => this.drawRow(row, reused));
    this.content.style.setProperty("--digits", String(digits));
    this.element.append(this.content);
    const hadFocus = host.contains(document.activeElement);
    host.replaceChildren(this.element);
    if (hadFocus) this.focus();
    this.element.addEventListener("scroll", () => this.follow(), { passive: true });
    this.takeRoom();
    if (!isLed) this.lookFirst();
    new ResizeObserver(() => {
      const { clientWidth, clientHeight } = this.element;
      // On paper it is not shown, and on the screen it is as before.
      if (clientHeight === 0) return;
      if (clientWidth !== this.room.width || clientHeight !== this.room.height) this.remeasure();
    }).observe(this.element);
  }

  /**
   * Everything anew: there are other rows, or they are drawn in another way. `instead` stands where there are none. Without
   * a place for them, they wait to be scrolled to.
   */
  layOut(isWrapping: boolean, anchor: Anchor | null, instead: string): void {
    const isEmpty = this.source.count() === 0;
    this.keepFocus(() => this.window.clear());
    this.lead = null;
    this.widest = 0;
    this.isWrapping = isWrapping;
    this.content.style.minWidth = "";
    this.content.classList.toggle("wraps", isWrapping);
    this.content.classList.toggle("is-empty", isEmpty);
    this.newHeights();
    if (anchor) this.draw(anchor);
    if (isEmpty) this.content.append(make("p", {}, instead));
  }

  /** On a phone most of the view is below the screen: it need not be drawn before the page answers. */
  private lookFirst(): void {
    this.firstLook = Math.max(0, innerHeight - this.element.getBoundingClientRect().top);
    addEventListener("scroll", () => this.firstLook !== null && this.drawBeyond(), { once: true, passive: true });
  }

  /** What is beyond the view: the first look does not wait for it. */
  drawBeyond(): void {
    this.beyond = margin;
    this.firstLook = null;
    if (this.lead) this.lead();
    else this.draw(this.topAnchor());
  }

  /** The size of letters has changed, or that of the view. */
  remeasure(): void {
    const top = this.topAnchor();
    this.firstLook = null;
    this.takeRoom();
    this.newHeights();
    if (this.lead) this.lead();
    else this.draw(top);
    this.scrolled();
  }

  /** The row at the top of the view. */
  topAnchor(): Anchor {
    return this.anchorAt(this.scale.top);
  }

  /**
   * Into the view, with something above it; and all rows down to `last`, where they fit. `column`: where in the row, so that
   * the far end of a long one is seen.
   */
  scrollToRow(row: number, column: number, last: number): void {
    this.lead = () => this.scrollToRow(row, column, last);
    const place = () => this.draw({ row, below: this.roomAbove(row, last) });
    place();
    // How high wrapped rows are is known when they are drawn.
    if (this.isWrapping) place();
    this.showColumn(row, column);
  }

  private roomAbove(first: number, last: number): number {
    const { height } = this.room;
    const left = height - (this.heights.offset(last + 1) - this.heights.offset(first));
    // On a phone only its beginning may be in sight, below everything else.
    const seen = innerHeight - this.element.getBoundingClientRect().top;
    return Math.max(padding, Math.min(left / 2, (seen > 0 ? Math.min(seen, height) : height) / 3));
  }

  isInSight(row: number): boolean {
    const top = padding + this.heights.offset(row) - this.scale.top;
    return top > -this.heights.of(row) && top < this.room.height;
  }

  /** Back to where the view was before something far to the right was shown. */
  shiftBack(): void {
    if (this.shiftedFrom !== null) this.element.scrollLeft = this.shiftedFrom.left;
    this.shiftedFrom = null;
  }

  /** The middle of the view is to be there, in all rows. */
  scrollToFraction(fraction: number): void {
    this.lead = () => this.scrollToFraction(fraction);
    const last = this.heights.count - 1;
    const { height } = this.room;
    if (fraction >= 1 && last >= 0) this.draw({ row: last, below: height - padding - this.heights.of(last) });
    else this.draw(this.anchorAt(fraction * this.total - height / 2));
  }

  /** What is visible, as fractions of all rows. */
  visiblePart(): { from: number; to: number } {
    const { top } = this.scale;
    const total = Math.max(this.total, this.room.height);
    return { from: top / total, to: (top + this.room.height) / total };
  }

  focus(): void {
    this.element.focus({ preventScroll: true });
  }

  private drawRow(row: number, reused: RowElement | undefined): RowElement {
    this.widest = Math.max(this.widest, this.source.lengthOf(row));
    return this.source.draw(row, reused);
  }

  private takeRoom(): void {
    this.room = { width: this.element.clientWidth, height: this.element.clientHeight };
  }

  private newHeights(): void {
    const { source } = this;
    const rowHeight = Number.parseFloat(getComputedStyle(this.content).lineHeight);
    const least = Math.max(rowHeight, matchMedia("(pointer: coarse)").matches ? targetSize : 0);
    const { isWrapping } = this;
    this.heights = new Heights(
      source.count(),
      rowHeight,
      isWrapping ? { lengths: source.lengths(), lettersInRow: this.lettersInRow(), rowHeight, least } : null,
      isWrapping ? undefined : { rows: source.withFolds(), by: Math.max(rowHeight, targetSize) },
    );
  }

  /** About how many fit before a line is wrapped. */
  private lettersInRow(): number {
    const { fontSize, fontFamily } = getComputedStyle(this.content);
    const context = document.createElement("canvas").getContext("2d")!;
    context.font = `${fontSize} ${fontFamily}`;
    const { width } = context.measureText("0");
    return Math.max(1, Math.floor((this.room.width - roomBesides - this.digits * width) / width));
  }

  private get total(): number {
    return this.heights.total + 2 * padding;
  }

  private anchorAt(top: number): Anchor {
    const row = this.heights.rowAt(Math.max(0, top - padding));
    return { row, below: padding + this.heights.offset(row) - top };
  }

  /** The reader scrolls. */
  private follow(): void {
    this.scrolledTo = this.element.scrollTop;
    // The reader has moved sideways: that is where they want to be.
    if (this.shiftedFrom && Math.abs(this.element.scrollLeft - this.shiftedFrom.to) > 1) this.shiftedFrom = null;
    // Otherwise this code scrolled, and the rows are drawn already.
    if (Math.abs(this.scrolledTo - this.scale.bar) >= 1) {
      this.scale.moveBar(this.scrolledTo);
      this.lead = this.firstLook = null;
      if (!this.isDrawn()) this.draw(this.topAnchor(), this.isNearDrawn() ? margin : marginOfFlight);
    }
    this.scrolled();
  }

  /** What is visible, and something beyond. */
  private isDrawn(): boolean {
    const { from, to } = this.rowsWithin(margin / 2);
    return this.scale.height === this.total && from >= this.window.from && to <= this.window.to;
  }

  /** Whether something that is visible was drawn before. */
  private isNearDrawn(): boolean {
    const { from, to } = this.rowsWithin(0);
    return from < this.window.to && to > this.window.from;
  }

  private rowsWithin(beyond: number): { from: number; to: number } {
    const top = this.scale.top - padding;
    const from = this.heights.rowAt(Math.max(0, top - beyond));
    const height = Math.min(this.room.height, this.firstLook ?? this.room.height);
    const to = Math.min(this.heights.count, this.heights.rowAt(top + height + beyond) + 1);
    return { from, to };
  }

  /** With a row where the reader expects it. */
  private draw(anchor: Anchor, beyond = this.beyond): void {
    for (let tries = 0; tries < maxTries; tries++) {
      this.scale.resize(this.total, this.room.height);
      this.scale.moveTo(padding + this.heights.offset(anchor.row) - anchor.below);
      const { from, to } = this.rowsWithin(beyond);
      this.keepFocus(() => this.window.show(from, to));
      if (!this.isWrapping || !this.learnHeights()) break;
    }
    this.place();
  }

  /**
   * If the focus was on the button of a fold that disappears, it stays in the log instead of returning to the top of
   * the page.
   */
  keepFocus(change: () => void): void {
    const hadFocus = this.content.contains(document.activeElement);
    change();
    if (hadFocus && !this.content.contains(document.activeElement)) this.focus();
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
    if (Math.abs(this.scrolledTo - bar) < 1) return;
    this.scrolledTo = bar;
    this.element.scrollTop = bar;
  }

  /** Scrolls on where a row is wider or higher than the view. */
  private showColumn(row: number, column: number): void {
    const drawn = this.window.get(row);
    if (!drawn) return;
    const range = document.createRange();
    range.setStart(...drawn.placeOf(column));
    const place = range.getClientRects()[0];
    if (!place) return;
    const { element, room } = this;
    const frame = element.getBoundingClientRect();
    const below = place.top - frame.top;
    if (below < 0 || below + place.height > room.height)
      this.draw(this.anchorAt(this.scale.top + below - (room.height - place.height) / 2));
    const numbers = drawn.element.firstElementChild!.getBoundingClientRect().width;
    if (!this.isWrapping) this.shiftTo(place.left - frame.left + element.scrollLeft, numbers);
  }

  /** No further than needed, and back as soon as it can be: most rows begin at the left. `left`: in the row. */
  private shiftTo(left: number, numbers: number): void {
    const { element, room } = this;
    const home = this.shiftedFrom?.left ?? element.scrollLeft;
    const isSeenAt = (shift: number) => left >= shift + numbers && left + roomOfMatch <= shift + room.width;
    const to = [home, 0].find(isSeenAt) ?? Math.max(0, left - room.width / 2);
    if (to !== element.scrollLeft) element.scrollLeft = to;
    // The browser may not go so far.
    this.shiftedFrom = to === home || to === 0 ? null : { left: home, to: element.scrollLeft };
  }
}

/** At the very top. */
export const start: Anchor = { row: 0, below: padding };
