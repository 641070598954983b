import { asLanguage } from "../../src/words/language.ts";
import { viewerWords } from "../../src/words/viewer-words.ts";
import { element } from "./elements.ts";
import { closingMenus, filterControls } from "./filter-controls.ts";
import { connectPage } from "./page-controls.ts";
import { LogReader } from "./reading/log-reader.ts";
import { Reading, wrapsByDefault } from "./reading.ts";
import { readState } from "./reading-state.ts";
import { searchControls } from "./search-controls.ts";
import { applyPreferences, viewControls } from "./view-controls.ts";

/** The page shows the log's beginning already. This loads all of it, and brings what needs a script. */
async function start(): Promise<void> {
  const layout = element("log-layout");
  const language = asLanguage(document.documentElement.lang) ?? "en";
  const words = viewerWords[language];
  const number = new Intl.NumberFormat(language);
  applyPreferences();
  const reader = new LogReader(layout.dataset["worker"]!);
  const text = await loadText(layout.dataset["id"]!);
  performance.mark("log-loaded");
  const index = await reader.open(text);
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
  const { lineCount, starts } = index;
  const reading = new Reading(host, { text, lineCount, starts }, index, reader, state, labels);
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

async function loadText(id: string): Promise<string> {
  const response = await fetch(`/content/${id}`);
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  return response.text();
}

/** Where somebody has read to, in the part that came with the page. */
function scrolledLine(host: HTMLElement): number {
  const lines = host.querySelector("pre");
  if (!lines || lines.scrollTop === 0 || lines.children.length === 0) return 0;
  return Math.round((lines.scrollTop / lines.scrollHeight) * lines.children.length);
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
