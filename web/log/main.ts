import { linesInSteps } from "../../src/analysis/text/lines.ts";
import type { ViewerWords } from "../../src/i18n/viewer-words.ts";
import { element } from "../page/elements.ts";
import { showLocalTimes } from "../page/local-times.ts";
import { closingMenus } from "../page/menus.ts";
import { inTasks, nextTask } from "../page/next-task.ts";
import { painted } from "../page/painted.ts";
import { connectThemeSwitch } from "../page/theme-switch.ts";
import { trusted } from "../page/trusted.ts";
import { listText, timeText, wordsOf } from "../page/words.ts";
import { filterControls } from "./filter-controls.ts";
import { causeOfPage, FindingsWalk } from "./findings-walk.ts";
import { toolGroups } from "./groups.ts";
import { knownIndex } from "./known-index.ts";
import { connectListedParts } from "./listed-parts.ts";
import { tellOpenedAt } from "./opened-at.ts";
import { connectPage, connectPanel, showLine, showLog, showMinimap, showTimeline } from "./page-controls.ts";
import { loadPreferences } from "./preferences.ts";
import { connectPrinting } from "./printing.ts";
import { firstLook, Reading } from "./reading.ts";
import { isFiltered, readState, type ShownFile } from "./reading-state.ts";
import { searchControls } from "./search-controls.ts";
import { LogSearch } from "./searching/log-search.ts";
import type { ViewerLabels } from "./view/viewer.ts";
import { applyPreferences, viewControls } from "./view-controls.ts";

/** The page shows the log's beginning already. This loads all of it, and brings what needs a script. */
async function start(): Promise<void> {
  const layout = element("log-layout");
  const words = wordsOf("viewer");
  applyPreferences();
  connectThemeSwitch();
  const { text: coming, index: sent, styles, restShown } = window.earlyLog;
  restShown.then(() => connectPanel());
  const text = await coming;
  performance.mark("log-loaded");
  await nextTask();
  const log = await inTasks(linesInSteps(text));
  await nextTask();
  const index = await knownIndex(log, sent);
  performance.mark("log-indexed");
  await styles;
  await nextTask();
  const state = readState(location.search, location.hash, shownFile(layout));
  const host = element("viewer");
  const top = scrolledLine(host);
  const preferences = loadPreferences();
  const searching = new LogSearch(layout.dataset["worker"]!, text);
  // On narrow screens the log stands below everything else.
  const isLed = state.selected !== null || state.query.text !== "";
  const cause = isLed || isFiltered(state) || top > 0 || preferences.openAtTop ? null : causeOfPage();
  layout.classList.add("has-script", "is-live");
  showTools();
  await nextTask();
  const lead = cause ? cause.line - 1 : -1;
  const first = await inTasks(firstLook(log, index, state, lead));
  const reading = new Reading(host, log, index, searching, state, viewerLabels(words), !preferences.wholeLines, first);
  if (top > 0 && !state.selected) reading.viewer.scrollToLine(top);
  await nextTask();
  searchControls(reading, words);
  filterControls(reading, words);
  const findings = new FindingsWalk(reading, (line) => showLine(reading, line));
  connectPage(reading, viewControls(reading), findings, words);
  closingMenus();
  connectPrinting(reading, words);
  await reading.begin();
  if (cause) {
    tellOpenedAt(reading, cause.line, words);
    findings.begin(cause);
  }
  if (isLed) showLog();
  performance.mark("log-ready");
  void painted().then(() => connectRest(reading, words, isLed, cause?.line ?? null));
  prepareSearch(searching);
}

/** What the first look at the log need not wait for, one after the other: a browser can answer in between. */
async function connectRest(reading: Reading, words: ViewerWords, isLed: boolean, opened: number | null): Promise<void> {
  const layout = element("log-layout");
  const steps = [
    () => window.earlyLog.showRest(),
    () => reading.viewer.drawBeyond(),
    () => showTimeline(reading, opened),
    () => showMinimap(reading),
    () => void connectListedParts(reading),
    () => toolGroups(),
    () => showLocalTimes(timeText),
  ];
  for (const step of steps) {
    await step();
    await nextTask();
  }
  if (layout.dataset["names"] !== undefined)
    void import("./readable-names.ts").then(({ connectReadableNames }) => connectReadableNames(reading));
  if (reading.state.file)
    void import("./other-files.ts").then(({ connectOtherFiles }) => connectOtherFiles(reading, words));
  // What has just come stands above the log there, and not every browser keeps the reader's place.
  if (isLed) showLog();
  layout.dataset["ready"] = "true";
}

function viewerLabels(words: ViewerWords): ViewerLabels {
  return {
    log: words.log,
    noLines: words.noLines,
    frames(count, of) {
      const named = listText(of.map((kind) => words.frameOwners[kind]));
      return named === "" ? words.frames({ count }) : words.framesOf({ count, owners: named });
    },
    repeated: (times) => words.repeated({ count: times }),
  };
}

function shownFile({ dataset }: HTMLElement): ShownFile | null {
  const { file, first } = dataset;
  return file === undefined ? null : { name: file, isFirst: first !== undefined };
}

/** Markup that the server wrote. */
function showTools(): void {
  const tools = element("tools");
  tools.innerHTML = trusted.markupIn(element("tools-markup"));
  tools.hidden = false;
}

/** Starting a worker takes time that the first look at the log needs; who goes to the search has it before the first key. */
const calmAfterMs = 300;

function prepareSearch(searching: LogSearch): void {
  window.setTimeout(() => searching.prepare(), calmAfterMs);
  element("search").addEventListener("focus", () => searching.prepare(), { once: true });
}

/** Where somebody has read to, in the part that came with the page. */
function scrolledLine(host: HTMLElement): number {
  const lines = host.querySelector("pre");
  if (!lines || lines.scrollTop === 0) return 0;
  return Math.round((lines.scrollTop / lines.scrollHeight) * lines.querySelectorAll("[id]").length);
}

const leavingMs = 1000;

start().catch((error: unknown) => {
  const note = document.createElement("p");
  note.className = "note";
  note.setAttribute("role", "alert");
  note.textContent = wordsOf("viewer").loadFailed;
  element("log").prepend(note);
  void window.earlyLog.showRest();
  // Browsers end the requests of a page that is being left: then nothing went wrong, and the page is gone by the time.
  window.setTimeout(() => {
    throw error;
  }, leavingMs);
});
