import type { ViewerWords } from "../../src/i18n/viewer-words.ts";
import { announce } from "../page/announcing.ts";
import type { Reading } from "./reading.ts";

/** Buttons of a card walk from one place of its problem to the next, in the order of the log. `show`: a line, from 1. */
export function walkPlaces(reading: Reading, show: (line: number) => void, words: ViewerWords): void {
  document.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest?.<HTMLElement>(".place-step");
    const card = button?.closest<HTMLElement>(".finding[data-lines]");
    if (!button || !card) return;
    const [telling, ...others] = card.dataset["lines"]!.split(" ").map(Number);
    const lines = [telling!, ...others].sort((a, b) => a - b);
    const marked = lines.indexOf(reading.state.selected?.from ?? telling!);
    const at = marked === -1 ? lines.indexOf(telling!) : marked;
    const next = (at + Number(button.dataset["step"]) + lines.length) % lines.length;
    show(lines[next]!);
    const now = words.matchOf({ current: next + 1, all: lines.length });
    card.querySelector(".place-now")!.textContent = now;
    announce(now);
  });
}
