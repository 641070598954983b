import type { ViewerWords } from "../../src/i18n/viewer-words.ts";
import { type LineLevel, lineLevels } from "../../src/line-index/log-index.ts";
import { element, onClick, press } from "../page/elements.ts";
import { countText } from "../page/words.ts";
import { nameMenu } from "./name-menu.ts";
import type { Reading } from "./reading.ts";
import { isFiltered } from "./reading-state.ts";

export function filterControls(reading: Reading, words: ViewerWords): void {
  levelSwitches(reading);
  errorsOnly(reading);
  nameMenu(reading, "threads", reading.index.threads, words);
  nameMenu(reading, "loggers", reading.index.loggers, words);
  onClick("clear-filters", () => {
    reading.clearFilters();
    // The button is gone with the filters.
    reading.viewer.focus();
  });
  const show = () => {
    element("clear-filters").hidden = !isFiltered(reading.state);
  };
  reading.onChange(show);
  show();
}

function levelSwitches(reading: Reading): void {
  const { levelCounts } = reading.index;
  // One level for everything is no choice: a crash report has no levels at all.
  const isChoice = levelCounts.filter((count) => count > 0).length > 1;
  for (const [place, level] of lineLevels.entries()) {
    const id = `level-${level}`;
    const count = levelCounts[place]!;
    const button = element<HTMLButtonElement>(id);
    button.querySelector(".count")!.textContent = countText(count);
    button.hidden = count === 0 || !isChoice;
    button.addEventListener("click", (event) => {
      const hidden = new Set(reading.state.hiddenLevels);
      if (event.altKey) {
        showAlone(reading, level, !isAlone(reading, level));
        return;
      }
      if (!hidden.delete(level)) hidden.add(level);
      reading.set({ hiddenLevels: hidden });
    });
  }
  const show = () => {
    for (const level of lineLevels) press(`level-${level}`, !reading.state.hiddenLevels.has(level));
  };
  reading.onChange(show);
  show();
}

/** In one click, in the tools and where the page says that there are errors. */
function errorsOnly(reading: Reading): void {
  const button = element("errors-only");
  button.hidden = element("level-error").hidden;
  button.addEventListener("click", () => showAlone(reading, "error", !isAlone(reading, "error")));
  document.addEventListener("click", (event) => {
    if (!(event.target as Element).closest?.("[data-errors-only]")) return;
    showAlone(reading, "error", true);
    element("log").scrollIntoView({ block: "nearest" });
    reading.viewer.focus();
  });
  const show = () => press("errors-only", isAlone(reading, "error"));
  reading.onChange(show);
  show();
}

function isAlone({ state }: Reading, level: LineLevel): boolean {
  return lineLevels.every((other) => state.hiddenLevels.has(other) !== (other === level));
}

/** Only this level, or all again. */
function showAlone(reading: Reading, level: LineLevel, isOn: boolean): void {
  reading.set({ hiddenLevels: new Set(isOn ? lineLevels.filter((other) => other !== level) : []) });
}
