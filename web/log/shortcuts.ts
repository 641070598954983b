import type { ViewerWords } from "../../src/i18n/viewer-words.ts";
import { type LineLevel, lineLevels } from "../../src/line-index/log-index.ts";
import { element } from "../page/elements.ts";
import type { FindingsWalk } from "./findings-walk.ts";
import type { Shortcut } from "./keyboard.ts";
import type { Reading } from "./reading.ts";
import type { ViewControls } from "./view-controls.ts";

interface ShortcutParts {
  reading: Reading;
  view: ViewControls;
  words: ViewerWords;
  showLine: (line: number) => void;
  goToLine: () => void;
  share: () => void;
  copyLink: () => void;
  help: () => void;
  findings: FindingsWalk;
}

/** All keys of the page, in the order of their list. */
export function shortcutsFor(parts: ShortcutParts): Shortcut[] {
  const { reading, view, words, findings } = parts;
  const what = words.shortcuts;
  const { state } = reading;
  const search = () => {
    element<HTMLInputElement>("search").select();
    // Where the log lies below the rest, what is found has to fit below the box.
    element("log").scrollIntoView({ block: "start" });
  };
  const errors = (step: number) => () => {
    const line = lineOfLevel(reading, "error", step);
    if (line !== null) parts.showLine(line);
  };
  const level = (name: LineLevel) => () => {
    const button = element(`level-${name}`);
    if (!button.hidden) button.click();
  };
  const fold = () => reading.set({ foldTraces: !state.foldTraces, foldRepeats: !state.foldTraces });
  return [
    { keys: ["/", "Ctrl F"], what: what.search, on: ["/", "Ctrl f"], run: search },
    { keys: ["n", "N"], what: what.nextMatch, on: ["n"], run: () => reading.goToMatch(1) },
    { keys: [], what: "", on: ["N"], run: () => reading.goToMatch(-1) },
    { keys: ["e", "E"], what: what.nextError, on: ["e"], run: errors(1) },
    { keys: [], what: "", on: ["E"], run: errors(-1) },
    { keys: ["j", "k"], what: what.nextFinding, on: ["j"], run: () => findings.step(1) },
    { keys: [], what: "", on: ["k"], run: () => findings.step(-1) },
    { keys: ["l", ":"], what: what.goToLine, on: ["l", ":"], run: parts.goToLine },
    { keys: ["1", "2", "3", "4"], what: what.levels, on: ["1"], run: level("error") },
    { keys: [], what: "", on: ["2"], run: level("warning") },
    { keys: [], what: "", on: ["3"], run: level("info") },
    { keys: [], what: "", on: ["4"], run: level("debug") },
    { keys: ["m"], what: what.onlyMatches, on: ["m"], run: () => reading.set({ onlyMatches: !state.onlyMatches }) },
    { keys: ["w"], what: what.wrap, on: ["w"], run: () => reading.set({ wrap: !state.wrap }) },
    { keys: ["p"], what: what.shortLines, on: ["p"], run: view.toggleShortLines },
    { keys: ["z"], what: what.fold, on: ["z"], run: fold },
    { keys: ["-", "+"], what: what.textSize, on: ["-"], run: () => view.resize(-1) },
    { keys: [], what: "", on: ["+", "="], run: () => view.resize(1) },
    { keys: ["f"], what: what.fullWidth, on: ["f"], run: view.toggleFullWidth },
    { keys: ["0"], what: what.clear, on: ["0"], run: () => reading.clearFilters() },
    { keys: ["y"], what: what.copyLink, on: ["y"], run: parts.copyLink },
    { keys: ["g", "G"], what: what.topAndEnd, on: ["g"], run: () => reading.viewer.scrollToFraction(0) },
    { keys: [], what: "", on: ["G"], run: () => reading.viewer.scrollToFraction(1) },
    { keys: ["Ctrl A"], what: what.selectAll, on: ["Ctrl a"], run: () => reading.viewer.selectAll() },
    ...(state.file
      ? [
          { keys: ["[", "]"], what: what.otherFile, on: ["["], run: () => goToFile(-1) },
          { keys: [], what: "", on: ["]"], run: () => goToFile(1) },
        ]
      : []),
    { keys: ["←", "→"], what: what.withinGroup },
    { keys: ["s"], what: what.share, on: ["s"], run: parts.share },
    { keys: ["?"], what: what.help, on: ["?"], run: parts.help },
  ];
}

/** The next or previous file of the same share, around the ends. */
function goToFile(step: number): void {
  const tabs = [...document.querySelectorAll<HTMLAnchorElement>("#file-tabs .file-tab")];
  const at = tabs.findIndex((tab) => tab.ariaCurrent === "page" || tab.getAttribute("aria-current") === "page");
  tabs[(at + step + tabs.length) % tabs.length]?.click();
}

/** The next message of a level that is shown, from where the reader is: below what is marked, or what is visible. From 1. */
function lineOfLevel(reading: Reading, level: LineLevel, step: number): number | null {
  const wanted = lineLevels.indexOf(level);
  const { levels, begins, lineCount } = reading.index;
  const isAt = (line: number) => levels[line] === wanted && begins[line] === 1;
  const start = reading.state.selected ? reading.state.selected.from - 1 : reading.viewer.topLine() - 1;
  let line = start + step;
  while (line >= 0 && line < lineCount && !(isAt(line) && reading.viewer.isShown(line))) line += step;
  return line >= 0 && line < lineCount ? line + 1 : null;
}
