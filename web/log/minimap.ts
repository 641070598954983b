import { make } from "../page/elements.ts";
import { binLevels, binRows, eachRun } from "./minimap-bins.ts";

/** In CSS pixels: from where to where things are drawn, and how high a mark is at least. */
const levelLane = { x: 1, width: 6 };
const matchLane = { x: 8, width: 5 };
const markHeight = 2;
const findingHeight = 3;

interface Bins {
  levels: Uint8Array;
  matches: Uint8Array;
  findings: Uint8Array;
}

/**
 * A strip beside the scroll bar: where errors, warnings, findings and matches are, and which part is visible.
 * Everything in it can be reached by keys elsewhere, so it is hidden from screen readers.
 */
export class Minimap {
  private readonly canvas = make("canvas", { class: "minimap-picture" });
  private readonly view = make("div", { class: "minimap-view" });
  private levels = new Uint8Array();
  private matches = new Int32Array();
  private findings = new Int32Array();
  /** Made once for each height, however many rows there are. */
  private bins: Partial<Bins> = {};
  private visible = { from: 0, to: 1 };
  private frame = 0;
  /** How far from the middle of the visible part it was taken hold of; `null` when it is not. */
  private grip: number | null = null;

  /** `scrollTo`: the middle of what is visible should be there. */
  constructor(
    private readonly host: HTMLElement,
    private readonly scrollTo: (fraction: number) => void,
  ) {
    host.setAttribute("aria-hidden", "true");
    host.append(this.canvas, this.view);
    host.addEventListener("pointerdown", (event) => this.press(event));
    host.addEventListener("pointermove", (event) => this.grip !== null && this.drag(event, this.grip));
    for (const end of ["pointerup", "pointercancel"]) host.addEventListener(end, () => this.letGo());
    new ResizeObserver(() => this.resize()).observe(host);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.redraw());
    this.resize();
  }

  /** For each shown row: 0 for nothing, 1 for a warning, 2 for an error. */
  setLevels(rowLevels: Uint8Array): void {
    this.levels = rowLevels as Uint8Array<ArrayBuffer>;
    this.bins = {};
    this.redraw();
  }

  setMatches(rows: Int32Array): void {
    this.matches = rows as Int32Array<ArrayBuffer>;
    delete this.bins.matches;
    this.redraw();
  }

  setFindings(rows: Int32Array): void {
    this.findings = rows as Int32Array<ArrayBuffer>;
    delete this.bins.findings;
    this.redraw();
  }

  /** Fractions of all that is shown. */
  setViewport(from: number, to: number): void {
    this.visible = { from, to };
    this.view.style.top = `${from * 100}%`;
    this.view.style.height = `${Math.max(0, to - from) * 100}%`;
  }

  /** The colours have changed. */
  redraw(): void {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => this.draw());
  }

  private resize(): void {
    const ratio = window.devicePixelRatio || 1;
    const width = Math.round(this.host.clientWidth * ratio);
    const height = Math.round(this.host.clientHeight * ratio);
    if (this.canvas.height === height && this.canvas.width === width) return;
    this.canvas.width = width;
    this.canvas.height = height;
    this.bins = {};
    // A canvas of another size is empty: waiting for the next frame would let it flicker.
    this.draw();
  }

  private draw(): void {
    const context = this.canvas.getContext("2d");
    const { width, height } = this.canvas;
    if (!context || width === 0 || height === 0) return;
    const ratio = width / this.host.clientWidth;
    const { levels, matches, findings } = this.allBins(height, Math.ceil(markHeight * ratio));
    const style = getComputedStyle(this.host);
    const paint = (
      bins: Uint8Array,
      value: number,
      colour: string,
      lane: { x: number; width: number },
      least: number,
    ) => {
      context.fillStyle = style.getPropertyValue(colour);
      eachRun(bins, value, (first, length) => {
        const high = Math.max(length, least * ratio);
        context.fillRect(lane.x * ratio, Math.min(first, height - high), lane.width * ratio, high);
      });
    };
    context.clearRect(0, 0, width, height);
    paint(levels, 1, "--warning", levelLane, markHeight);
    paint(levels, 2, "--error", levelLane, markHeight);
    paint(matches, 1, "--accent", matchLane, markHeight);
    paint(findings, 1, "--notice", { x: 0, width: width / ratio }, findingHeight);
  }

  private allBins(height: number, markPixels: number): Bins {
    const { bins } = this;
    const rows = this.levels.length;
    bins.levels ??= binLevels(this.levels, height, markPixels);
    bins.matches ??= binRows(this.matches, rows, height, markPixels);
    bins.findings ??= binRows(this.findings, rows, height, markPixels);
    return bins as Bins;
  }

  private press(event: PointerEvent): void {
    if (event.button !== 0) return;
    event.preventDefault();
    this.host.setPointerCapture(event.pointerId);
    const { from, to } = this.visible;
    const at = this.fractionAt(event);
    // Dragging the visible part moves it; pressing elsewhere jumps there.
    this.grip = at >= from && at <= to ? at - (from + to) / 2 : 0;
    this.host.classList.add("is-held");
    this.drag(event, this.grip);
  }

  private drag(event: PointerEvent, grip: number): void {
    this.scrollTo(Math.max(0, Math.min(1, this.fractionAt(event) - grip)));
  }

  private letGo(): void {
    this.grip = null;
    this.host.classList.remove("is-held");
  }

  private fractionAt({ clientY }: PointerEvent): number {
    const { top, height } = this.host.getBoundingClientRect();
    return (clientY - top) / Math.max(1, height);
  }
}
