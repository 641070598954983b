import type { RowElement } from "./row-element.ts";

/**
 * The rows that are in the page: those around what is visible, and those in which a selection begins or ends, wherever
 * they are. So the browser's own selection goes across any number of rows, drawn or not.
 */
export class RowWindow {
  from = 0;
  /** Exclusive. */
  to = 0;
  private readonly drawn = new Map<number, RowElement>();
  private readonly rows = new WeakMap<Node, number>();

  constructor(
    private readonly host: HTMLElement,
    private readonly drawRow: (row: number, reused: RowElement | undefined) => RowElement,
  ) {}

  clear(): void {
    this.drawn.clear();
    this.host.replaceChildren();
    this.from = this.to = 0;
  }

  show(from: number, to: number): void {
    const [first, last] = this.selectedRows();
    const isKept = (row: number) => row === first || row === last;
    // Rows that leave the page are drawn anew as those that come: making elements and taking them away costs more.
    const spare = new Map<Node, RowElement>();
    for (const [row, drawn] of this.drawn) {
      if ((row >= from && row < to) || isKept(row)) continue;
      spare.set(drawn.element, drawn);
      this.drawn.delete(row);
    }
    this.from = from;
    this.to = to;
    const above = [...this.drawn.keys()].filter((row) => row < from).sort((a, b) => a - b);
    const below = [...this.drawn.keys()].filter((row) => row >= to).sort((a, b) => a - b);
    let next = this.host.firstChild;
    const put = (row: number, isAway: boolean) => {
      const known = this.drawn.get(row);
      if (known) while (next && spare.has(next)) next = takenOut(next);
      const reused = known ? undefined : ((next && spare.get(next)) ?? spare.values().next().value);
      if (reused) spare.delete(reused.element);
      const drawn = known ?? this.draw(row, reused);
      const { element } = drawn;
      drawn.setAway(isAway);
      // Those that are drawn are in order already.
      if (element === next) next = next.nextSibling;
      else this.host.insertBefore(element, next);
    };
    for (const row of above) put(row, true);
    for (let row = from; row < to; row++) put(row, false);
    for (const row of below) put(row, true);
    for (const { element } of spare.values()) element.remove();
  }

  /** Draws single rows, too, and leaves them where nobody sees them: a selection is about to begin or end there. */
  include(...rows: number[]): void {
    for (const row of rows.sort((a, b) => a - b)) {
      if (this.drawn.has(row)) continue;
      const after = [...this.drawn.keys()].filter((other) => other > row).sort((a, b) => a - b)[0];
      const drawn = this.draw(row);
      drawn.setAway(true);
      this.host.insertBefore(drawn.element, after === undefined ? null : this.drawn.get(after)!.element);
    }
  }

  get(row: number): RowElement | undefined {
    return this.drawn.get(row);
  }

  /** Those that are drawn, without those that nobody sees. */
  *visible(): Iterable<[row: number, element: RowElement]> {
    for (let row = this.from; row < this.to; row++) {
      const element = this.drawn.get(row);
      if (element) yield [row, element];
    }
  }

  all(): Iterable<[row: number, element: RowElement]> {
    return this.drawn;
  }

  /** The row that a place in the page belongs to. */
  rowOf(node: Node | null): number | undefined {
    for (let at = node; at && at !== this.host; at = at.parentNode) {
      const row = this.rows.get(at);
      if (row !== undefined) return row;
    }
    return undefined;
  }

  /** Also where it would begin: a click, and later one with Shift elsewhere. */
  private selectedRows(): (number | undefined)[] {
    const selection = document.getSelection();
    if (!selection) return [];
    return [this.rowOf(selection.anchorNode), this.rowOf(selection.focusNode)];
  }

  private draw(row: number, reused?: RowElement): RowElement {
    const drawn = this.drawRow(row, reused);
    this.drawn.set(row, drawn);
    this.rows.set(drawn.element, row);
    return drawn;
  }
}

/** Returns what stood behind it. */
function takenOut(node: ChildNode): ChildNode | null {
  const next = node.nextSibling;
  node.remove();
  return next;
}
