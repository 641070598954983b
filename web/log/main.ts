import { asLanguage } from "../../src/words/language.ts";
import { viewerWords } from "../../src/words/viewer-words.ts";
import { element } from "../page/elements.ts";
import { closingMenus, filterControls } from "./filter-controls.ts";
import { connectPage, connectPanel } from "./page-controls.ts";
import { LogReader } from "./reading/log-reader.ts";
import { Reading, wrapsByDefault } from "./reading.ts";
import { readState } from "./reading-state.ts";
import { searchControls } from "./search-controls.ts";
import { splitText } from "./view/row-document.ts";
import { applyPreferences, viewControls } from "./view-controls.ts";

/** The page shows the log's beginning already. This loads all of it, and brings what needs a script. */
async function start(): Promise<void> {
  const layout = element("log-layout");
  const language = asLanguage(document.documentElement.lang) ?? "en";
  const words = viewerWords[language];
  const number = new Intl.NumberFormat(language);
  applyPreferences();
  connectPanel(language);
  layout.classList.add("has-script");
  // It stands behind the log, so that the log is there sooner.
  element("panel").append(...element("panel-rest").childNodes);
  element("panel-rest").remove();
  const { worker, id } = layout.dataset;
  const reader = new LogReader(worker!, window.earlyWorker ?? null);
  if (!window.earlyWorker) reader.load(`/content/${id}`);
  const text = await reader.loaded;
  performance.mark("log-loaded");
  const log = splitText(text);
  const index = await reader.index;
  performance.mark("log-indexed");
  const state = readState(location.search, location.hash, wrapsByDefault());
  const host = element("viewer");
  const top = scrolledLine(host);
  const labels = {
    log: words.log,
    noLines: words.noLines,
    frames: (count: number) => words.frames(number.format(count)),
    repeated: (times: number) => words.repeated(number.format(times)),
  };
  const reading = new Reading(host, log, index, reader, state, labels);
  layout.classList.add("is-live");
  element("tools").hidden = false;
  searchControls(reading, words, number);
  filterControls(reading, words, number);
  connectPage(reading, viewControls(reading), words, language);
  closingMenus();
  if (top > 0 && !state.selected) reading.viewer.scrollToLine(top);
  await reading.begin();
  layout.dataset["ready"] = "true";
  performance.mark("log-ready");
}

/** Where somebody has read to, in the part that came with the page. */
function scrolledLine(host: HTMLElement): number {
  const lines = host.querySelector("pre");
  if (!lines || lines.scrollTop === 0) return 0;
  return Math.round((lines.scrollTop / lines.scrollHeight) * lines.querySelectorAll("[id]").length);
}

start().catch((error: unknown) => {
  const language = asLanguage(document.documentElement.lang) ?? "en";
  const note = document.createElement("p");
  note.className = "note";
  note.setAttribute("role", "alert");
  note.textContent = viewerWords[language].loadFailed;
  element("log").prepend(note);
  throw error;
});
