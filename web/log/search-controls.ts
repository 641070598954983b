import type { ViewerWords } from "../../src/i18n/viewer-words.ts";
import { element, isPressed, onClick, press } from "../page/elements.ts";
import { showLog } from "./page-controls.ts";
import type { Reading } from "./reading.ts";

/** So long after the last letter, a search begins. */
const typingMs = 120;
const flags = { "match-case": "matchCase", "whole-word": "wholeWord", "regular-expression": "isRegExp" } as const;

export function searchControls(reading: Reading, words: ViewerWords): void {
  const input = element<HTMLInputElement>("search");
  const count = element<HTMLOutputElement>("search-count");
  let timer = 0;
  const search = () => {
    clearTimeout(timer);
    const query = { text: input.value, matchCase: false, wholeWord: false, isRegExp: false };
    for (const [id, flag] of Object.entries(flags)) query[flag] = isPressed(id);
    return reading.setQuery(query);
  };
  const goToMatch = (step: number) => {
    reading.goToMatch(step);
    showLog();
  };
  const isStale = () => reading.state.query.text !== input.value;

  input.value = reading.state.query.text;
  input.addEventListener("input", () => {
    clearTimeout(timer);
    timer = window.setTimeout(search, typingMs);
  });
  input.addEventListener("keydown", (event) => {
    if (event.key === "Enter") {
      event.preventDefault();
      if (isStale()) void search().then(showLog);
      else goToMatch(event.shiftKey ? -1 : 1);
    } else if (event.key === "Escape") {
      event.preventDefault();
      input.value = "";
      void search();
      reading.viewer.focus();
    }
  });
  for (const [id, flag] of Object.entries(flags)) {
    press(id, reading.state.query[flag]);
    onClick(id, () => {
      press(id, !isPressed(id));
      void search();
    });
  }
  onClick("next-match", () => goToMatch(1));
  onClick("previous-match", () => goToMatch(-1));
  onClick("only-matches", () => reading.set({ onlyMatches: !reading.state.onlyMatches }));

  const around = element<HTMLSelectElement>("context-lines");
  around.addEventListener("change", () => reading.set({ context: Number(around.value) }));

  const show = () => {
    const { outcome, state } = reading;
    press("only-matches", state.onlyMatches);
    around.hidden = !state.onlyMatches;
    offer(around, state.context);
    if (outcome.kind === "failed") input.setAttribute("aria-invalid", "true");
    else input.removeAttribute("aria-invalid");
    count.classList.toggle("is-error", outcome.kind === "failed");
    count.textContent = textOf(outcome, words);
  };
  reading.onChange(show);
  show();
}

/** A link may ask for another number than those of the list. */
function offer(list: HTMLSelectElement, value: number): void {
  if (![...list.options].some((option) => Number(option.value) === value))
    list.add(new Option(`±${value}`, String(value)));
  list.value = String(value);
}

function textOf(outcome: Reading["outcome"], words: ViewerWords): string {
  switch (outcome.kind) {
    case "none":
      return "";
    case "searching":
      return "…";
    case "failed":
      return outcome.error === "slow" ? words.searchTooSlow : words.searchInvalid;
    case "found": {
      if (outcome.count === 0) return words.noMatch;
      const { count, current, isCut } = outcome;
      if (current === -1) return (isCut ? words.matchesAtLeast : words.matches)({ count });
      return (isCut ? words.matchOfAtLeast : words.matchOf)({ current: current + 1, all: count });
    }
  }
}
