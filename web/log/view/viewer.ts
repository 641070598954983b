import { EditorSelection, EditorState, type Extension, type SelectionRange, StateEffect } from "@codemirror/state";
import { drawSelection, EditorView, keymap, placeholder } from "@codemirror/view";
import type { LogIndex } from "../../../src/line-index/log-index.ts";
import { colourRules } from "../colour-rules.ts";
import { rowDecorations } from "./decorations.ts";
import { lineGutter } from "./gutter.ts";
import { type LogText, lineText, rowDocument, rowText } from "./row-document.ts";
import { type Rows, rowAt, rowOf } from "./rows.ts";
import { settling } from "./settling.ts";
import { viewerTheme } from "./theme.ts";

export interface Matches {
  /** Offsets in the log, in order. */
  starts: Int32Array;
  ends: Int32Array;
  /** The one that the reader is at; -1 for none. */
  current: number;
}

/** Lines from 0, inclusive. */
export interface LineRange {
  first: number;
  last: number;
}

/** Line and column from 0. */
interface Place {
  line: number;
  column: number;
}

/** What is shown, for those parts that draw it. */
export interface Shown {
  log: LogText;
  index: LogIndex;
  rows: Rows;
  matches: Matches | null;
  selected: LineRange | null;
}

export interface ViewerEvents {
  openFold(place: number): void;
  clickLine(line: number, isExtending: boolean): void;
  scrolled(): void;
}

export interface ViewerLabels {
  log: string;
  noLines: string;
  frames(count: number): string;
  repeated(times: number): string;
}

/** Scrolls the log and nothing else: the page around it stays where its reader is. */
function scrollWithin(view: EditorView, { head }: SelectionRange, { y }: { y: string }): boolean {
  const place = drawnPlace(view, head);
  const { scrollDOM } = view;
  const frame = scrollDOM.getBoundingClientRect();
  const spare = scrollDOM.clientHeight - (place.bottom - place.top);
  const room = { center: spare / 2, end: spare - view.documentPadding.bottom }[y] ?? 0;
  scrollDOM.scrollTop += place.top - frame.top - room;
  const gutters = view.contentDOM.getBoundingClientRect().left - frame.left + scrollDOM.scrollLeft;
  const isVisible = place.left >= frame.left + gutters && place.left <= frame.left + scrollDOM.clientWidth;
  if (!isVisible) scrollDOM.scrollLeft += place.left - frame.left - scrollDOM.clientWidth / 2;
  return true;
}

/** The editor's own way to ask for this is closed while it scrolls. */
function drawnPlace(view: EditorView, position: number): DOMRect {
  const { node, offset } = view.domAtPos(position);
  const range = document.createRange();
  range.setStart(node, offset);
  const [place] = range.getClientRects();
  if (place) return place;
  const element = node instanceof Element ? node : node.parentElement;
  return (element?.closest(".cm-line") ?? view.contentDOM).getBoundingClientRect();
}

/** Something that is drawn has changed, but not the lines. */
const redraw = StateEffect.define<null>();

/** The log in CodeMirror: it draws what is visible, and keeps selections across what is not. */
export class Viewer {
  readonly view: EditorView;
  private readonly shown: Shown;
  /** What will be at the top, from when rows change until they are measured. */
  private comingTop: Place | null = null;

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
    // In a shadow root the styles of CodeMirror are constructed sheets, which the page's policy allows.
    const root = host.attachShadow({ mode: "open" });
    const colours = new CSSStyleSheet();
    colours.replaceSync(colourRules);
    root.adoptedStyleSheets = [colours];
    this.view = new EditorView({ state: this.makeState(), root, parent: root });
    this.view.scrollDOM.addEventListener("scroll", () => events.scrolled(), { passive: true });
    this.view.scrollDOM.tabIndex = -1;
  }

  private makeState(): EditorState {
    return EditorState.create({
      doc: rowDocument(this.shown.log, this.shown.rows),
      extensions: this.extensions(),
    });
  }

  private extensions(): Extension[] {
    return [
      EditorState.readOnly.of(true),
      EditorView.editable.of(false),
      EditorView.contentAttributes.of({
        tabindex: "0",
        "aria-label": this.labels.log,
        "aria-readonly": "true",
        translate: "no",
      }),
      EditorState.allowMultipleSelections.of(false),
      drawSelection({ cursorBlinkRate: 0 }),
      keymap.of([{ key: "Mod-a", run: () => this.selectAll() }]),
      EditorView.domEventHandlers({ copy: (event) => this.copy(event) }),
      EditorView.scrollHandler.of(scrollWithin),
      this.isWrapping ? EditorView.lineWrapping : [],
      this.shown.rows.lines.length === 0 ? placeholder(this.labels.noLines) : [],
      lineGutter(this.shown, this.events),
      rowDecorations(this.shown, this.events, this.labels, redraw),
      settling,
      viewerTheme,
    ];
  }

  /** Keeps the line at the top where it is, as far as it is still shown. */
  setRows(rows: Rows): void {
    const top = this.top();
    this.shown.rows = rows;
    this.view.setState(this.makeState());
    this.scrollToRow(rowAt(rows, top.line, top.column), "start");
    this.comingTop = top;
    this.view.requestMeasure({ read: () => null, write: () => this.arrive() });
  }

  private arrive(): void {
    this.comingTop = null;
  }

  setMatches(matches: Matches | null): void {
    this.shown.matches = matches;
    this.view.dispatch({ effects: redraw.of(null) });
  }

  setSelected(selected: LineRange | null): void {
    this.shown.selected = selected;
    this.view.dispatch({ effects: redraw.of(null) });
  }

  setWrapping(isWrapping: boolean): void {
    if (this.isWrapping === isWrapping) return;
    this.isWrapping = isWrapping;
    // With a new state: heights that were measured for the other way of wrapping would lead to another line.
    this.setRows(this.shown.rows);
  }

  /** The size of letters has changed. */
  remeasure(): void {
    this.view.requestMeasure();
  }

  isShown(line: number): boolean {
    const { lines } = this.shown.rows;
    return lines.length > 0 && lines[rowOf(lines, line)] === line;
  }

  /** `column`: where in the line, so that a match at the far end of a long one is seen. */
  scrollToLine(line: number, column = 0): void {
    const { rows } = this.shown;
    const row = rowAt(rows, line, column);
    this.scrollToRow(row, "center", column - (rows.columns?.[row] ?? 0));
  }

  scrollToFraction(fraction: number): void {
    const { scrollDOM } = this.view;
    if (fraction >= 1) {
      // By its place: where the end is by height is known only when it is drawn.
      this.view.dispatch({ effects: EditorView.scrollIntoView(this.view.state.doc.length, { y: "end" }) });
    } else scrollDOM.scrollTop = fraction * scrollDOM.scrollHeight - scrollDOM.clientHeight / 2;
  }

  private scrollToRow(row: number, y: "start" | "center", column = 0): void {
    const { doc } = this.view.state;
    const line = doc.line(Math.min(row + 1, doc.lines));
    const position = Math.min(line.from + column, line.to);
    const x = column === 0 ? "end" : "center";
    this.view.dispatch({
      effects: EditorView.scrollIntoView(position, { y, x: y === "start" ? "nearest" : x, yMargin: 0 }),
    });
  }

  /** The line at the top of what is visible. */
  topLine(): number {
    return this.top().line;
  }

  private top(): Place {
    if (this.comingTop) return this.comingTop;
    const { scrollDOM } = this.view;
    const block = this.view.lineBlockAtHeight(scrollDOM.scrollTop - this.view.documentPadding.top);
    const row = this.view.state.doc.lineAt(block.from).number - 1;
    const { lines, columns } = this.shown.rows;
    return { line: lines[row] ?? 0, column: columns?.[row] ?? 0 };
  }

  /** What is visible, as fractions of all that is shown. */
  visiblePart(): { from: number; to: number } {
    const { scrollTop, clientHeight, scrollHeight } = this.view.scrollDOM;
    return { from: scrollTop / scrollHeight, to: (scrollTop + clientHeight) / scrollHeight };
  }

  selectAll(): boolean {
    this.view.focus();
    this.view.dispatch({ selection: EditorSelection.single(0, this.view.state.doc.length) });
    return true;
  }

  /** What is copied is the log: with the lines that are folded away between those that were selected. */
  private copy(event: ClipboardEvent): boolean {
    const { from, to } = this.view.state.selection.main;
    if (from === to) return true;
    event.clipboardData?.setData("text/plain", this.selectedText(from, to));
    event.preventDefault();
    return true;
  }

  private selectedText(from: number, to: number): string {
    const { doc } = this.view.state;
    const { rows, log } = this.shown;
    const first = doc.lineAt(from);
    const last = doc.lineAt(to);
    const texts: string[] = [];
    for (let number = first.number; number <= last.number; number++) {
      let text = rowText(log, rows, number - 1);
      if (number === last.number) text = text.slice(0, to - last.from);
      if (number === first.number) text = text.slice(from - first.from);
      const isContinued = number > first.number && rows.lines[number - 1] === rows.lines[number - 2];
      if (isContinued) texts.push(texts.pop()! + text);
      else texts.push(text);
      if (number === last.number) break;
      for (const place of rows.foldsAfter.get(number - 1) ?? []) {
        const { folds } = this.shown.index;
        for (let line = folds.first[place]!; line < folds.end[place]!; line++) texts.push(lineText(log, line));
      }
    }
    return texts.join("\n");
  }
}
