import { make } from "../../page/elements.ts";
import type { RowLook } from "./row-look.ts";
import type { Segment } from "./row-segments.ts";
import type { Target } from "./row-targets.ts";

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
    const number = make("span", { class: "line-number", "aria-hidden": "true" }, look.number);
    this.element = make("div", {}, number, this.text);
    this.draw(look);
  }

  draw({ text, segments, classes, folds }: RowLook): void {
    this.mark(classes);
    this.segments = segments;
    this.length = text.length;
    this.text.replaceChildren(
      ...segments.map((segment) => drawn(segment, text)),
      ...(folds.length > 0 ? [make("span", { class: "folds" }, ...folds.map(foldButton))] : []),
    );
  }

  mark(classes: string): void {
    this.classes = classes;
    this.name();
  }

  /** Out of sight, but in the page. */
  setAway(isAway: boolean): void {
    if (this.isAway === isAway) return;
    this.isAway = isAway;
    this.name();
  }

  private name(): void {
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
    return [letters, Math.max(0, column - segment.start)];
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

/** Not dragged, so that what is around it can be selected. */
function linkTo(target: Target): Record<string, string> {
  if (target.kind === "part") return { href: "#installed-title", "data-part": target.key, draggable: "false" };
  const { href } = target;
  return { href, title: new URL(href).host, rel: "noopener noreferrer nofollow ugc", draggable: "false" };
}

function drawn({ start, end, classes, unseen, target }: Segment, text: string): Node {
  if (unseen) {
    return make("span", { class: `${classes} unseen-marker`.trimStart(), title: unseen }, unseenMarker);
  }
  const letters = text.slice(start, end);
  if (target) return make("a", { ...linkTo(target), class: `${classes} row-link`.trimStart() }, letters);
  return classes === "" ? document.createTextNode(letters) : make("span", { class: classes }, letters);
}
