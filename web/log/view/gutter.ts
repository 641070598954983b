import type { Extension } from "@codemirror/state";
import { type EditorView, GutterMarker, gutter } from "@codemirror/view";
import type { Shown, ViewerEvents } from "./viewer.ts";

class LineNumber extends GutterMarker {
  constructor(private readonly text: string) {
    super();
  }

  override eq(other: LineNumber): boolean {
    return this.text === other.text;
  }

  override toDOM(): Node {
    return document.createTextNode(this.text);
  }

  override readonly elementClass = "line-number";
}

/** The numbers are those of the log, whatever is hidden. A click makes a link to the line, with Shift to a range. */
export function lineGutter(shown: Shown, events: ViewerEvents): Extension {
  const lineAt = (view: EditorView, from: number) => shown.rows.lines[view.state.doc.lineAt(from).number - 1];
  const widest = new LineNumber(String(shown.log.lineCount));
  return gutter({
    class: "line-numbers",
    lineMarker(view, block) {
      const row = view.state.doc.lineAt(block.from).number - 1;
      const line = shown.rows.lines[row];
      if (line === undefined) return null;
      // A long line goes on in the rows below it.
      return new LineNumber(shown.rows.columns?.[row] ? "·" : String(line + 1));
    },
    initialSpacer: () => widest,
    updateSpacer: () => widest,
    domEventHandlers: {
      mousedown(view, block, event) {
        const line = lineAt(view, block.from);
        if (line === undefined) return false;
        event.preventDefault();
        events.clickLine(line, (event as MouseEvent).shiftKey);
        return true;
      },
    },
  });
}
