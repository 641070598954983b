import type { ViewerWords } from "../../src/i18n/viewer-words.ts";
import { announce } from "../page/announcing.ts";
import { element, make } from "../page/elements.ts";
import type { Reading } from "./reading.ts";

/** Says that the log is opened at its cause, with a way to the top. Line from 1. */
export function tellOpenedAt(reading: Reading, line: number, words: ViewerWords): void {
  const { viewer } = reading;
  // Whoever sees the first line needs no way to it.
  if (viewer.isInSight(0)) return;
  const text = words.openedAtCause({ line });
  const note = make(
    "div",
    // It lies over lines of the log: whoever has read it wants to read those.
    { class: "opened-at", animationend: () => note.remove() },
    make("span", {}, text),
    make("button", { type: "button", class: "tool", click: () => toTop() }, words.toTop),
  );
  const toTop = () => {
    viewer.scrollToFraction(0);
    viewer.focus();
    note.remove();
  };
  // It has done its work when the reader is elsewhere.
  reading.onScroll(() => {
    if (note.isConnected && !viewer.isInSight(line - 1)) note.remove();
  });
  reading.onChange(() => reading.state.selected && note.remove());
  element("viewer").append(note);
  announce(text);
}
