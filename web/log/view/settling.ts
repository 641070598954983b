import { type EditorView, ViewPlugin, type ViewUpdate } from "@codemirror/view";

/** Each one draws some more rows; so many are enough for any screen. */
const maxTries = 60;

/**
 * CodeMirror guesses from its length how high a wrapped line is. Where most of a line has no width, it guesses wrong
 * again and again, gives up, and leaves a part of the view empty. This lets it go on in the next frames.
 */
export const settling = ViewPlugin.fromClass(
  class {
    private frame = 0;
    private tries = 0;

    constructor(private readonly view: EditorView) {}

    update({ viewportChanged, geometryChanged }: ViewUpdate): void {
      if (viewportChanged || geometryChanged) this.lookSoon();
    }

    destroy(): void {
      cancelAnimationFrame(this.frame);
    }

    /** The reader is elsewhere now. */
    begin(): void {
      this.tries = 0;
      this.lookSoon();
    }

    private lookSoon(): void {
      this.frame ||= requestAnimationFrame(() => this.look());
    }

    private look(): void {
      this.frame = 0;
      if (isDrawn(this.view)) fitNumbers(this.view);
      else if (this.tries++ < maxTries) {
        // An update of nothing: what was measured is drawn, and measured again.
        this.view.dispatch({});
        this.lookSoon();
      }
    }
  },
  {
    eventObservers: {
      scroll() {
        this.begin();
      },
    },
  },
);

/** As high as the rows: numbers that remember an earlier guess would let the reader scroll beyond the end. */
function fitNumbers(view: EditorView): void {
  const numbers = view.scrollDOM.querySelector<HTMLElement>(".cm-gutters");
  const height = view.contentHeight / view.scaleY;
  if (numbers && Math.abs(Number.parseFloat(numbers.style.minHeight) - height) > 1)
    numbers.style.minHeight = `${height}px`;
}

/** Whether the page has the rows that the editor believes are there. The row of the cursor may stand before or after them. */
function isDrawn(view: EditorView): boolean {
  const rows = [...view.contentDOM.querySelectorAll(".cm-line")];
  const blocks = view.viewportLineBlocks;
  const isAmong = (ends: Element[], from: number | undefined) => ends.some((row) => view.posAtDOM(row) === from);
  return isAmong(rows.slice(0, 2), blocks[0]?.from) && isAmong(rows.slice(-2), blocks.at(-1)?.from);
}
