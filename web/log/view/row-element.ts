import { make } from "../../page/elements.ts";
import type { FrameOwner, RowLook } from "./row-look.ts";
import type { Segment } from "./row-segments.ts";

/** Stands for characters that cannot be seen. */
const unseenMarker = "\u2022";

/** A row that is drawn: its number, its text, and the way between columns of the log and places in the page. */
export class RowElement {
  readonly element: HTMLElement;
  private readonly number = document.createTextNode("");
  private readonly text = make("span", { class: "row-text" });
  private segments: readonly Segment[] = [];
  /** What was drawn last: asking the page would cost more. */
  private drawnNumber = "";
  private drawnText = "";
  private isHeading = false;
  private classes = "";
  private isAway = false;
  /** Its text has nothing but letters in it: no links, no buttons. */
  private isPlain = false;

  constructor() {
    this.element = make("div", { class: "row" }, make("span", { class: "line-number" }, this.number), this.text);
  }

  draw(look: RowLook): this {
    const { number, text, segments, classes, isHeading } = look;
    if (this.drawnNumber !== number) this.number.data = this.drawnNumber = number;
    this.mark(classes);
    this.name(isHeading);
    const isPlain = hasOnlyLetters(look);
    if (isPlain && this.isPlain) this.rewrite(text, segments);
    else this.text.replaceChildren(...nodesOf(look));
    this.segments = segments;
    this.drawnText = text;
    this.isPlain = isPlain;
    return this;
  }

  /** Other letters into the same elements, from the last on: headers come and go, a message looks like another. */
  private rewrite(text: string, segments: readonly Segment[]): void {
    const kept = sameAtEnd(segments, this.segments);
    const gone = this.segments.length - kept;
    for (let left = gone; left > 0; left--) this.text.firstChild!.remove();
    let child = this.text.firstChild;
    const added = segments.length - kept;
    let place = 0;
    for (const { start, end } of segments.slice(added)) {
      const known = this.segments[place++ + gone]!;
      // Whoever has selected something there keeps it.
      const isKnown = text === this.drawnText && known.start === start && known.end === end;
      if (!isKnown) ((child!.firstChild ?? child) as Text).data = text.slice(start, end);
      child = child!.nextSibling;
    }
    if (added > 0) this.text.prepend(...segments.slice(0, added).map((segment) => drawn(segment, text)));
  }

  /** Whoever cannot see the headings of a report finds them by their role. */
  private name(isHeading: boolean): void {
    if (isHeading === this.isHeading) return;
    this.isHeading = isHeading;
    if (isHeading) for (const [name, value] of headingRole) this.text.setAttribute(name, value);
    else for (const [name] of headingRole) this.text.removeAttribute(name);
  }

  private mark(classes: string): void {
    if (this.classes === classes) return;
    this.classes = classes;
    this.colour();
  }

  /** Out of sight, but in the page. */
  setAway(isAway: boolean): void {
    if (this.isAway === isAway) return;
    this.isAway = isAway;
    this.colour();
  }

  private colour(): void {
    this.element.className = ["row", this.classes, this.isAway ? "away" : ""].filter(Boolean).join(" ");
  }

  /** Where a column is in the page. */
  placeOf(column: number): [node: Node, offset: number] {
    const at = this.segments.findIndex(({ end }) => column <= end);
    const segment = this.segments[at];
    if (!segment) return [this.text, this.segments.length];
    const node = this.text.childNodes[at]!;
    const letters = node.firstChild ?? node;
    if (segment.unseen) return [letters, column > segment.start ? 1 : 0];
    if (segment.readable !== undefined) return [letters, column > segment.start ? letters.textContent!.length : 0];
    return [letters, Math.max(0, column - segment.start)];
  }

  /**
   * Where a copy begins, for a selection from this column to another. What is left out before the first letter belongs to
   * it, unless the first part alone is selected; elsewhere, only what lies between letters that are selected is copied.
   */
  firstCopied(column: number, until: number): number {
    const [first] = this.segments;
    if (!first || column <= first.start) return first && until <= first.end ? first.start : 0;
    const next = this.segments.find(({ end }) => end > column);
    return next ? Math.max(column, next.start) : this.drawnText.length;
  }

  /** Where it ends, exclusive. */
  lastCopied(column: number): number {
    const last = this.segments.at(-1);
    if (!last || column >= last.end) return this.drawnText.length;
    const before = this.segments.findLast(({ start }) => start < column);
    return before ? Math.min(column, before.end) : 0;
  }

  /** The column that a place in this row stands for. */
  columnOf(node: Node, offset: number): number {
    if (!this.text.contains(node)) {
      // The row itself, or its number.
      return node === this.element && offset > 1 ? this.drawnText.length : 0;
    }
    if (node === this.text) return this.segments[offset]?.start ?? this.drawnText.length;
    let child = node;
    while (child.parentNode !== this.text) child = child.parentNode!;
    const segment = this.segments[Array.prototype.indexOf.call(this.text.childNodes, child)];
    if (!segment) return this.drawnText.length;
    const isAtBegin = offset === 0;
    if (segment.readable !== undefined && !isAtBegin) return segment.end;
    if (segment.unseen || node.nodeType !== Node.TEXT_NODE) return isAtBegin ? segment.start : segment.end;
    return segment.start + offset;
  }
}

function nodesOf({ text, segments, owner, folds }: RowLook): Node[] {
  const nodes = segments.map((segment) => drawn(segment, text));
  // A line that is too long breaks before it, and not within a number.
  if (owner) nodes.push(make("wbr"), ownerSign(owner));
  if (folds.length > 0) nodes.push(make("span", { class: "folds" }, ...folds.map(foldButton)));
  return nodes;
}

function hasOnlyLetters({ segments, owner, folds }: RowLook): boolean {
  return !owner && folds.length === 0 && segments.every(isLetters);
}

function isLetters({ unseen, href, readable }: Segment): boolean {
  return unseen === null && href === undefined && readable === undefined;
}

/** How many of the last ones look alike. */
function sameAtEnd(some: readonly Segment[], others: readonly Segment[]): number {
  let count = 0;
  while (count < some.length && some.at(-1 - count)!.classes === others.at(-1 - count)?.classes) count++;
  return count;
}

function foldButton({ place, text }: RowLook["folds"][number]): Node {
  return make("button", { type: "button", class: "fold", "data-place": String(place) }, text);
}

const headingRole = Object.entries({ role: "heading", "aria-level": "3" });

/** Whose code a frame is; it leads to where the page lists that. No part of the log: it is not copied. */
function ownerSign({ name, key }: FrameOwner): Node {
  if (key === null) return make("span", { class: "owner" }, name);
  return make("a", { class: "owner row-link", href: "#installed-title", "data-part": key, draggable: "false" }, name);
}

function drawn({ start, end, classes, unseen, href, readable }: Segment, text: string): Node {
  if (unseen) {
    return make("span", { class: `${classes} unseen-marker`.trimStart(), title: unseen }, unseenMarker);
  }
  const letters = text.slice(start, end);
  if (readable !== undefined) return make("span", { class: classes, "data-written": letters }, readable);
  if (href !== undefined) return make("a", { ...linkTo(href), class: `${classes} row-link`.trimStart() }, letters);
  if (classes === "") return document.createTextNode(letters);
  const part = document.createElement("span");
  part.className = classes;
  part.textContent = letters;
  return part;
}

/** Not dragged, so that what is around it can be selected. */
function linkTo(href: string): Record<string, string> {
  return { href, title: new URL(href).host, rel: "noopener noreferrer nofollow ugc", draggable: "false" };
}
