import { announce } from "../page/announcing.ts";
import { make } from "../page/elements.ts";
import { wordsOf } from "../page/words.ts";
import { type LineRange, numbersOf, TimelineColumns } from "./timeline-columns.ts";
import { type Finding, FindingMarkers } from "./timeline-markers.ts";
import { ColumnTexts } from "./timeline-texts.ts";

interface TimelineOptions {
  lineCount: number;
  findings: Finding[];
  jump(line: number): void;
  restrict(range: LineRange | null): void;
}

interface Timeline {
  /** What is restricted elsewhere is shown here, too. `restrict` is not called. */
  showRange(range: LineRange | null): void;
  showPosition(line: number): void;
}

/** Lets the picture that the server drew answer: a click jumps, dragging restricts, and keys do both. */
export function enhanceTimeline(host: HTMLElement, options: TimelineOptions): Timeline {
  return new LiveTimeline(host.querySelector("svg")!, options);
}

/** Fewer pixels are a click by an unsteady hand. */
const dragPixels = 4;
const largeStep = 10;

class LiveTimeline implements Timeline {
  private readonly words;
  private readonly columns: TimelineColumns;
  private readonly texts: ColumnTexts;
  private readonly slider: HTMLElement;
  private readonly band = make("div", { class: "timeline-band", hidden: true });
  private readonly position = make("div", { class: "timeline-position", hidden: true });
  private readonly pointed = make("div", { class: "timeline-column", hidden: true });
  private readonly tip = make("div", { class: "timeline-tip", "aria-hidden": "true", hidden: true });
  private readonly clearButton: HTMLElement;
  private range: LineRange | null = null;
  /** Where the keys are. */
  private column = 0;
  /** Columns that are being chosen, by keys or by dragging. */
  private chosen: { first: number; last: number } | null = null;
  private drag: { x: number; column: number; isMoved: boolean } | null = null;

  constructor(
    svg: SVGElement,
    private readonly options: TimelineOptions,
  ) {
    this.words = wordsOf("reading");
    this.columns = new TimelineColumns(numbersOf(svg.dataset["lines"]), options.lineCount);
    this.texts = new ColumnTexts(svg.dataset, this.columns, this.words);
    this.slider = this.makeSlider();
    const label = this.words.showWholeLog;
    const clear = () => this.lift();
    const attributes = { type: "button", class: "timeline-clear", "aria-label": label, title: label, hidden: true };
    this.clearButton = make("button", { ...attributes, click: clear }, "×");
    const picture = make("div", { class: "timeline-picture", keydown: (event) => this.escape(event as KeyboardEvent) });
    svg.replaceWith(picture);
    picture.append(svg, this.band, this.pointed, this.position, this.slider);
    const showTip = (at: number | null, text: string) => this.showTip(at, text);
    new FindingMarkers(picture, this.columns, options.findings, options.jump, showTip, this.words);
    picture.append(this.clearButton, this.tip);
    this.describe();
  }

  showRange(range: LineRange | null): void {
    this.range = range;
    this.chosen = null;
    this.clearButton.hidden = range === null;
    if (range) this.placeBand(this.columns.placeOf(range.from), this.columns.placeOf(range.to, true));
    else this.band.hidden = true;
  }

  showPosition(line: number): void {
    this.position.hidden = false;
    this.position.style.left = this.percent(this.columns.placeOf(line));
    if (this.slider !== document.activeElement) {
      this.column = this.columns.columnOf(line);
      this.describe();
    }
  }

  private makeSlider(): HTMLElement {
    return make("div", {
      class: "timeline-slider",
      role: "slider",
      tabindex: 0,
      "aria-label": this.words.timeline,
      "aria-description": this.words.timelineKeys,
      "aria-valuemin": 1,
      "aria-valuemax": this.columns.count,
      keydown: (event) => this.key(event as KeyboardEvent),
      keyup: (event) => (event as KeyboardEvent).key === "Shift" && !this.drag && this.choose(),
      focus: () => this.pointAt(this.column),
      blur: () => {
        this.choose();
        this.pointAt(null);
      },
      pointerdown: (event) => this.press(event as PointerEvent),
      pointermove: (event) => this.move(event as PointerEvent),
      pointerup: (event) => this.release(event as PointerEvent),
      pointercancel: () => this.cancelDrag(),
      pointerleave: () => !this.drag && this.pointAt(this.hasKeys() ? this.column : null),
    });
  }

  private hasKeys(): boolean {
    return this.slider.matches(":focus-visible");
  }

  private key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const steps: Record<string, number> = {
      ArrowLeft: -1,
      ArrowDown: -1,
      ArrowRight: 1,
      ArrowUp: 1,
      PageDown: -largeStep,
      PageUp: largeStep,
      Home: Number.NEGATIVE_INFINITY,
      End: Number.POSITIVE_INFINITY,
    };
    const step = steps[event.key];
    if (step !== undefined) this.moveBy(step, event.shiftKey);
    else if (event.key === "Enter" || event.key === " ") this.options.jump(this.columns.lineOf(this.column));
    else return;
    event.preventDefault();
  }

  private moveBy(step: number, isChoosing: boolean): void {
    const anchor = this.chosen?.first ?? this.column;
    this.column = Math.max(0, Math.min(this.columns.count - 1, this.column + step));
    if (isChoosing) this.preview(anchor, this.column);
    this.describe();
    this.pointAt(this.column);
  }

  private escape(event: KeyboardEvent): void {
    if (event.key !== "Escape") return;
    if (this.drag || this.chosen) this.cancelDrag();
    else if (this.range) this.lift();
    else if (this.tip.hidden) return;
    this.showTip(null, "");
    event.preventDefault();
    event.stopPropagation();
  }

  private press(event: PointerEvent): void {
    if (event.button !== 0) return;
    this.slider.setPointerCapture(event.pointerId);
    this.drag = { x: event.clientX, column: this.columnAt(event), isMoved: false };
  }

  private move(event: PointerEvent): void {
    const column = this.columnAt(event);
    if (this.drag) {
      if (Math.abs(event.clientX - this.drag.x) >= dragPixels) this.drag.isMoved = true;
      if (this.drag.isMoved) this.preview(this.drag.column, column);
    }
    if (this.drag || event.pointerType === "mouse") this.pointAt(column);
  }

  private release(event: PointerEvent): void {
    const { drag } = this;
    this.drag = null;
    if (!drag) return;
    this.column = this.columnAt(event);
    this.describe();
    if (drag.isMoved) this.choose();
    else this.options.jump(this.columns.lineOf(drag.column));
    if (event.pointerType !== "mouse") this.pointAt(null);
  }

  private cancelDrag(): void {
    this.drag = null;
    this.pointAt(null);
    this.showRange(this.range);
  }

  private columnAt({ clientX }: PointerEvent): number {
    const { left, width } = this.slider.getBoundingClientRect();
    const column = Math.floor(((clientX - left) / width) * this.columns.count);
    return Math.max(0, Math.min(this.columns.count - 1, column));
  }

  private preview(first: number, last: number): void {
    this.chosen = { first, last };
    this.placeBand(Math.min(first, last), Math.max(first, last) + 1);
  }

  /** What was chosen is what the log is restricted to. */
  private choose(): void {
    if (!this.chosen) return;
    const { first, last } = this.chosen;
    const range = this.columns.rangeOf(Math.min(first, last), Math.max(first, last));
    this.showRange(range ?? this.range);
    if (!range) return;
    this.options.restrict(range);
    announce(this.words.restricted({ from: range.from, to: range.to }));
  }

  private lift(): void {
    const hadFocus = document.activeElement === this.clearButton;
    this.showRange(null);
    this.options.restrict(null);
    announce(this.words.unrestricted);
    if (hadFocus) this.slider.focus();
  }

  private placeBand(from: number, to: number): void {
    this.band.hidden = false;
    this.band.style.left = this.percent(from);
    this.band.style.width = this.percent(Math.max(0.2, to - from));
    moveTo(this.clearButton, (to / this.columns.count) * 100);
  }

  private describe(): void {
    this.slider.setAttribute("aria-valuenow", String(this.column + 1));
    this.slider.setAttribute("aria-valuetext", this.texts.of(this.column));
  }

  private pointAt(column: number | null): void {
    this.pointed.hidden = column === null;
    if (column === null) {
      this.showTip(null, "");
      return;
    }
    this.pointed.style.left = this.percent(column);
    this.pointed.style.width = this.percent(1);
    this.showTip(column + 0.5, this.texts.of(column));
  }

  private showTip(place: number | null, text: string): void {
    this.tip.hidden = place === null;
    if (place === null) return;
    this.tip.textContent = text;
    moveTo(this.tip, (place / this.columns.count) * 100);
  }

  private percent(columns: number): string {
    return `${(columns / this.columns.count) * 100}%`;
  }
}

/** At a place of the picture, and never beyond its edges. */
function moveTo(element: HTMLElement, percent: number): void {
  element.style.left = `${percent}%`;
  element.style.translate = `${-percent}%`;
}
