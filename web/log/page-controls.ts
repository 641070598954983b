import type { ViewerWords } from "../../src/i18n/viewer-words.ts";
import { type LineLevel, lineLevels } from "../../src/line-index/log-index.ts";
import { element, onClick } from "../page/elements.ts";
import { MyLogsStore } from "../page/my-logs-store.ts";
import { nextTask } from "../page/next-task.ts";
import { painted } from "../page/painted.ts";
import { removeWithQuestion } from "../page/remove-log.ts";
import { offerComparisons } from "./comparisons.ts";
import { copyAndAnnounce, copyButtons } from "./copy-buttons.ts";
import { type FindingsWalk, findingsOfPage } from "./findings-walk.ts";
import { panelGroups } from "./groups.ts";
import { areKeysOn, listen, setKeys } from "./keyboard.ts";
import { Minimap } from "./minimap.ts";
import { walkPlaces } from "./places-walk.ts";
import type { Reading } from "./reading.ts";
import { type LineSpan, readHash } from "./reading-state.ts";
import { codeBlockButton, lineLinkButton } from "./selected-lines.ts";
import { shortcutsFor } from "./shortcuts.ts";
import { tableSearch } from "./table-search.ts";
import { enhanceTimeline } from "./timeline.ts";
import { rowOf } from "./view/rows.ts";
import type { ViewControls } from "./view-controls.ts";

/** What works without the log, from the first moment: copying, searching in tables, sharing. */
export function connectPanel(): void {
  copyButtons(document.body);
  tableSearch(document.body);
  onClick("share-log", () => void share());
  offerRemoval();
  offerComparisons(new MyLogsStore(() => localStorage).all());
  panelGroups();
}

/** Where this browser shared the log, and has kept the token. */
function offerRemoval(): void {
  const log = new MyLogsStore(() => localStorage).owned(sharedId());
  const button = element("remove-log");
  if (!log || !button.hidden) return;
  button.hidden = false;
  removeWithQuestion(button, element("remove-place"), log, () => {
    new MyLogsStore(() => localStorage).remove(log.id);
    // The reloaded page says that the log was removed, as everybody sees it.
    location.replace(location.pathname);
  });
}

async function share(): Promise<void> {
  const { shareView } = await import("./share-dialog.ts");
  await shareView({ id: sharedId(), url: location.href });
}

/** Of the log, or of the bundle that it is shown as a part of. */
function sharedId(): string {
  const { id, bundle } = element("log-layout").dataset;
  return bundle ?? id!;
}

/** What stands around the log: cards that lead into it, the pictures, dialogs and keys. */
export function connectPage(reading: Reading, view: ViewControls, findings: FindingsWalk, words: ViewerWords): void {
  followLineLinks(reading);
  followOpenedCards(reading, findings);
  walkPlaces(reading, (line) => showLine(reading, line), words);
  followLogLinks(reading);
  keepLanguageLinks(reading);
  const goToLine = async () => {
    const { askForLines } = await import("./line-dialog.ts");
    const lines = await askForLines(reading.log.count);
    if (lines) showLines(reading, lines);
  };
  const copyLink = () => copyAndAnnounce(location.href);
  const shortcuts = shortcutsFor({
    reading,
    view,
    words,
    showLine: (line) => showLine(reading, line),
    goToLine,
    share: () => share(),
    copyLink,
    help,
    findings,
  });
  async function help() {
    const { openHelpDialog } = await import("./help-dialog.ts");
    openHelpDialog(shortcuts, { isOn: areKeysOn(), set: setKeys });
  }
  onClick("go-to-line", () => void goToLine());
  onClick("help", () => void help());
  lineLinkButton(reading, words, () => void copyLink());
  codeBlockButton(reading, words);
  reading.onAddress((href) => void showAddress(href));
  listen(shortcuts);
}

async function showAddress(href: string): Promise<void> {
  const { openLinkDialog } = await import("./link-dialog.ts");
  openLinkDialog(href);
}

/** Line from 1. */
export function showLine(reading: Reading, line: number): void {
  reading.ledTo = { from: line, to: line };
  showLines(reading, reading.ledTo);
}

function showLines(reading: Reading, lines: LineSpan): void {
  reading.jump(lines.from - 1, lines);
  showLog();
}

/** Brings the log into sight where it is not; and what is marked in it, where the log is higher than the window. */
export function showLog(): void {
  element("log").scrollIntoView({ block: "nearest" });
  void painted().then(() => {
    // Where all of it fits into the window, so do the lines that were asked for.
    element("viewer").scrollIntoView({ block: "nearest" });
    document.querySelector(".row.selected-line, .row .match.now")?.scrollIntoView({ block: "nearest" });
  });
}

/** Links to lines stay on the page; so do addresses that somebody types or goes back to. */
function followLineLinks(reading: Reading): void {
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest?.("a[href^='#L']");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    showLine(reading, Number(link.getAttribute("href")!.slice(2)));
  });
  addEventListener("hashchange", () => {
    const { file, selected } = readHash(location.hash);
    if (!selected) return;
    if (file !== null && file !== reading.state.file?.name) openFile(file, location.hash);
    else showLines(reading, selected);
  });
}

/** Whoever opens a problem wants to see it in the log, unless they have chosen what they see there. */
function followOpenedCards(reading: Reading, findings: FindingsWalk): void {
  document.addEventListener("click", ({ target }) => {
    const summary = (target as Element).closest?.(".finding-summary");
    const fold = summary?.parentElement;
    if (!(fold instanceof HTMLDetailsElement) || fold.open || reading.hasOwnPlace()) return;
    const line = findings.enter(fold.closest<HTMLElement>(".finding")!);
    if (line !== null) reading.leadTo(line - 1);
  });
}

/** Another file of the same share. */
function openFile(name: string, hash: string): void {
  location.assign(`${location.pathname}?file=${encodeURIComponent(name)}${hash}`);
}

/** To the rows themselves: keys scroll them from there on. */
function followLogLinks(reading: Reading): void {
  document.addEventListener("click", (event) => {
    if (!(event.target as Element).closest?.("a[href='#log']")) return;
    event.preventDefault();
    element("log").scrollIntoView({ block: "start" });
    reading.viewer.focus();
  });
}

/** `opened`: the line that the log is opened at; from 1. */
export function showTimeline(reading: Reading, opened: number | null): void {
  const host = document.getElementById("timeline");
  if (!host) return;
  const timeline = enhanceTimeline(host, {
    lineCount: reading.log.count,
    findings: findingsOfPage(),
    jump: (line) => reading.jump(line - 1),
    restrict: (range) => reading.set({ range }),
  });
  // The line that was opened or marked, as long as it is in sight; then what stands at the top.
  const marked = () => reading.state.selected?.from ?? opened;
  const scrolled = () => {
    const line = marked();
    const isInSight = line !== null && reading.viewer.isInSight(line - 1);
    timeline.showPosition(isInSight ? line : reading.viewer.topLine() + 1);
  };
  onceAFrame(reading, scrolled);
  const show = () => {
    timeline.showRange(reading.state.range);
    scrolled();
  };
  reading.onChange(show);
  show();
}

export async function showMinimap(reading: Reading): Promise<void> {
  const places = findingsOfPage().map(({ line }) => line - 1);
  const minimap = new Minimap(element("minimap"), (fraction) => reading.viewer.scrollToFraction(fraction));
  let drawn: unknown = null;
  let matches: unknown = null;
  const scrolled = () => {
    const { from, to } = reading.viewer.visiblePart();
    minimap.setViewport(from, to);
  };
  const show = () => {
    if (drawn !== reading.rows) {
      minimap.setLevels(reading.rows.lines.length === 0 ? new Uint8Array() : levelsOfRows(reading));
      minimap.setFindings(rowsOf(reading.rows.lines, places));
    }
    if (drawn !== reading.rows || matches !== reading.outcome) minimap.setMatches(reading.matchRows());
    drawn = reading.rows;
    matches = reading.outcome;
    scrolled();
  };
  reading.onChange(show);
  onceAFrame(reading, scrolled);
  document.documentElement.addEventListener("theme-change", () => minimap.redraw());
  await nextTask();
  show();
}

/** However often the reader scrolls within it. */
function onceAFrame(reading: Reading, show: () => void): void {
  let frame = 0;
  reading.onScroll(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(show);
  });
}

const minimapLevel: Record<LineLevel, number> = { info: 0, trace: 0, debug: 0, warning: 1, error: 2 };

function levelsOfRows({ rows, index }: Reading): Uint8Array {
  const byLevel = lineLevels.map((level) => minimapLevel[level]);
  const { lines } = rows;
  const { levels: levelOfLine } = index;
  const levels = new Uint8Array(lines.length);
  for (let row = 0; row < levels.length; row++) levels[row] = byLevel[levelOfLine[lines[row]!]!]!;
  return levels;
}

/** The rows of lines that are shown, in order. */
function rowsOf(shown: Int32Array, lines: readonly number[]): Int32Array {
  if (shown.length === 0) return new Int32Array();
  const rows = lines.map((line) => rowOf(shown, line)).filter((row, at) => shown[row] === lines[at]);
  return Int32Array.from(new Set(rows)).sort();
}

/** Whoever switches the language goes on where they were. */
function keepLanguageLinks(reading: Reading): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(".languages a[hreflang]")];
  const languages = links.map((link) => new URL(link.href).searchParams.get("lang")!);
  reading.onChange(() => {
    links.forEach((link, place) => {
      const url = new URL(location.href);
      url.searchParams.set("lang", languages[place]!);
      link.href = url.href;
    });
  });
}
