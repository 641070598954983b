import { make } from "../../page/elements.ts";
import type { FrameOwner, RowLook } from "./row-look.ts";
import type { Segment } from "./row-segments.ts";

/** Stands for characters that cannot be seen. */
const unseenMarker = "\u2022";

/** A row that is drawn: its number, its text, and the way between columns of the log and places in the page. */
export class RowElement {
  readonly element: HTMLElement;
  private readonly text = make("span", { class: "row-text" });
  private segments: readonly Segment[] = [];
  private length = 0;
  private classes = "";
  private isAway = false;

  constructor(look: RowLook) {
    const number = make("span", { class: "line-number" }, look.number);
    this.element = make("div", {}, number, this.text);
    this.draw(look);
  }

  draw({ text, segments, classes, isHeading, owner, folds }: RowLook): void {
    this.mark(classes);
    this.segments = segments;
    this.length = text.length;
    this.name(isHeading);
    this.text.replaceChildren(
      ...segments.map((segment) => drawn(segment, text)),
      ...(owner ? [ownerSign(owner)] : []),
      ...(folds.length > 0 ? [make("span", { class: "folds" }, ...folds.map(foldButton))] : []),
    );
  }

  /** Whoever cannot see the headings of a report finds them by their role. */
  private name(isHeading: boolean): void {
    if (isHeading === this.text.hasAttribute("role")) return;
    if (isHeading) for (const [name, value] of headingRole) this.text.setAttribute(name, value);
    else for (const [name] of headingRole) this.text.removeAttribute(name);
  }

  mark(classes: string): void {
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
    const at = this.segments.findIndex(({ end, isLeftOut }) => column <= end && !isLeftOut);
    const segment = this.segments[at];
    if (!segment) return [this.text, this.segments.length];
    const node = this.text.childNodes[at]!;
    const letters = node.firstChild ?? node;
    if (segment.unseen) return [letters, column > segment.start ? 1 : 0];
    return [letters, Math.max(0, column - segment.start)];
  }

  /**
   * Where a copy begins, for a selection from this column to another. What is left out before the first letter belongs to
   * it, unless the first part alone is selected; elsewhere, only what lies between letters that are selected is copied.
   */
  firstCopied(column: number, until: number): number {
    const seen = this.segments.filter(({ isLeftOut }) => !isLeftOut);
    const [first] = seen;
    if (!first || column <= first.start) return first && until <= first.end ? first.start : 0;
    const next = seen.find(({ end }) => end > column);
    return next ? Math.max(column, next.start) : this.length;
  }

  /** Where it ends, exclusive. */
  lastCopied(column: number): number {
    const seen = this.segments.filter(({ isLeftOut }) => !isLeftOut);
    const last = seen.at(-1);
    if (!last || column >= last.end) return this.length;
    const before = seen.findLast(({ start }) => start < column);
    return before ? Math.min(column, before.end) : 0;
  }

  /** The column that a place in this row stands for. */
  columnOf(node: Node, offset: number): number {
    if (!this.text.contains(node)) {
      // The row itself, or its number.
      return node === this.element && offset > 1 ? this.length : 0;
    }
    if (node === this.text) return this.segments[offset]?.start ?? this.length;
    let child = node;
    while (child.parentNode !== this.text) child = child.parentNode!;
    const segment = this.segments[Array.prototype.indexOf.call(this.text.childNodes, child)];
    if (!segment) return this.length;
    const isAtBegin = offset === 0;
    if (segment.unseen || node.nodeType !== Node.TEXT_NODE) return isAtBegin ? segment.start : segment.end;
    return segment.start + offset;
  }
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

function drawn({ start, end, classes, unseen, href, title, isLeftOut }: Segment, text: string): Node {
  if (isLeftOut) return make("span", { hidden: true }, text.slice(start, end));
  if (unseen) {
    return make("span", { class: `${classes} unseen-marker`.trimStart(), title: unseen }, unseenMarker);
  }
  const letters = text.slice(start, end);
  if (href !== undefined) return make("a", { ...linkTo(href), class: `${classes} row-link`.trimStart() }, letters);
  if (classes === "") return document.createTextNode(letters);
  return make("span", { class: classes, ...(title !== undefined && { title }) }, letters);
}

/** Not dragged, so that what is around it can be selected. */
function linkTo(href: string): Record<string, string> {
  return { href, title: new URL(href).host, rel: "noopener noreferrer nofollow ugc", draggable: "false" };
}
