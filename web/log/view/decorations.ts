import type { Extension, Range, StateEffectType } from "@codemirror/state";
import {
  Decoration,
  type DecorationSet,
  type EditorView,
  ViewPlugin,
  type ViewUpdate,
  WidgetType,
} from "@codemirror/view";
import { colourRuns, hasColourCodes } from "../../../src/analysis/colour-codes.ts";
import { lineLevels } from "../../../src/line-index/log-index.ts";
import { unseenParts } from "./unseen-parts.ts";
import type { Matches, Shown, ViewerEvents, ViewerLabels } from "./viewer.ts";

class FoldSign extends WidgetType {
  constructor(
    private readonly place: number,
    private readonly text: string,
    private readonly open: (place: number) => void,
  ) {
    super();
  }

  override eq(other: FoldSign): boolean {
    return this.place === other.place && this.text === other.text;
  }

  override toDOM(): HTMLElement {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "fold";
    button.textContent = this.text;
    button.addEventListener("click", () => this.open(this.place));
    return button;
  }

  override ignoreEvent(): boolean {
    return true;
  }
}

const levelLines = lineLevels.map((level) => (level === "info" ? null : `level-${level}`));
const match = Decoration.mark({ class: "match" });
const currentMatch = Decoration.mark({ class: "match now" });
const hiddenCode = Decoration.replace({});
/** Every mark is an element, or three. */
const maxMatchesInRow = 500;
const maxRunsInRow = 200;

/** Draws only what is visible. */
export function rowDecorations(
  shown: Shown,
  events: ViewerEvents,
  labels: ViewerLabels,
  redraw: StateEffectType<null>,
): Extension {
  return ViewPlugin.fromClass(
    class {
      decorations: DecorationSet;

      constructor(view: EditorView) {
        this.decorations = this.draw(view);
      }

      update(update: ViewUpdate): void {
        const isAsked = update.transactions.some(({ effects }) => effects.some((effect) => effect.is(redraw)));
        if (update.docChanged || update.viewportChanged || isAsked) this.decorations = this.draw(update.view);
      }

      private draw(view: EditorView): DecorationSet {
        const marks: Range<Decoration>[] = [];
        let last = 0;
        for (const { from, to } of view.visibleRanges) {
          for (let at = from; at <= to; ) {
            const line = view.state.doc.lineAt(at);
            if (line.number > last) drawRow(marks, line.number - 1, line.from, line.text);
            last = line.number;
            at = line.to + 1;
          }
        }
        return Decoration.set(marks, true);
      }
    },
    { decorations: (plugin) => plugin.decorations },
  );

  function drawRow(drawn: Range<Decoration>[], row: number, from: number, text: string): void {
    const line = shown.rows.lines[row];
    if (line === undefined) return;
    const classes = lineClasses(line);
    if (classes) drawn.push(Decoration.line({ class: classes }).range(from));
    const offset = shown.log.starts[line]! + (shown.rows.columns?.[row] ?? 0);
    for (const { start, end, decoration } of marksOf(offset, text)) {
      drawn.push(decoration.range(from + start, from + end));
    }
    for (const place of shown.rows.foldsAfter.get(row) ?? []) {
      const end = from + text.length;
      drawn.push(Decoration.widget({ widget: foldSign(place), side: 1 }).range(end));
    }
  }

  function lineClasses(line: number): string {
    const { selected } = shown;
    const isSelected = selected !== null && line >= selected.first && line <= selected.last;
    return [levelLines[shown.index.levels[line]!], isSelected ? "selected-line" : null].filter(Boolean).join(" ");
  }

  function foldSign(place: number): FoldSign {
    const { first, end, repeats } = shown.index.folds;
    const times = repeats[place]!;
    const text = times > 0 ? labels.repeated(times) : labels.frames(end[place]! - first[place]!);
    return new FoldSign(place, text, events.openFold);
  }

  /** `offset`: where in the log the row begins. */
  function marksOf(offset: number, text: string): Mark[] {
    const marks: Mark[] = [];
    if (hasColourCodes(text)) {
      for (const { start, end, classes, isCode } of colourRuns(text, maxRunsInRow)) {
        if (isCode) marks.push({ start, end, decoration: hiddenCode });
        else if (classes) marks.push({ start, end, decoration: Decoration.mark({ class: classes }) });
      }
    }
    addUnseen(marks, text);
    if (shown.matches) addMatches(marks, shown.matches, offset, text.length);
    return marks;
  }
}

class UnseenSign extends WidgetType {
  constructor(private readonly name: string) {
    super();
  }

  override eq(other: UnseenSign): boolean {
    return this.name === other.name;
  }

  override toDOM(): HTMLElement {
    const sign = document.createElement("span");
    sign.className = "unseen";
    sign.textContent = "\u2022";
    sign.title = this.name;
    return sign;
  }
}

function addUnseen(marks: Mark[], text: string): void {
  const hidden = marks.filter(({ decoration }) => decoration === hiddenCode);
  let code = 0;
  for (const { start, end, name } of unseenParts(text)) {
    while (code < hidden.length && hidden[code]!.end <= start) code++;
    if (hidden[code] && hidden[code]!.start <= start) continue;
    marks.push({ start, end, decoration: Decoration.replace({ widget: new UnseenSign(name) }) });
  }
}

interface Mark {
  start: number;
  end: number;
  decoration: Decoration;
}

function addMatches(marks: Mark[], { starts, ends, current }: Matches, rowStart: number, length: number): void {
  const rowEnd = rowStart + length;
  const first = firstAfter(ends, rowStart);
  for (let i = first; i < starts.length && i < first + maxMatchesInRow && starts[i]! < rowEnd; i++) {
    const start = Math.max(0, starts[i]! - rowStart);
    const end = Math.min(length, ends[i]! - rowStart);
    if (end > start) marks.push({ start, end, decoration: i === current ? currentMatch : match });
  }
}

/** The first place whose value is greater; values are in order. */
function firstAfter(values: Int32Array, value: number): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (values[middle]! > value) high = middle;
    else low = middle + 1;
  }
  return low;
}
