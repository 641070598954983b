import type { Language } from "../../src/words/language.ts";
import { readingWords } from "../../src/words/reading-words.ts";
import { make } from "../home/elements.ts";
import { openDialog } from "./dialog.ts";

export interface ShownShortcut {
  /** One way each; keys that are pressed together have a space between them: `Ctrl F`. None: it is not listed. */
  keys: readonly string[];
  what: string;
}

export function openHelpDialog(shortcuts: readonly ShownShortcut[], language: Language): void {
  const rows = shortcuts
    .filter(({ keys }) => keys.length > 0)
    .map(({ keys, what }) => make("div", {}, make("dt", {}, ...keys.map(pressed)), make("dd", {}, what)));
  openDialog(readingWords[language].helpTitle, language, make("dl", { class: "shortcuts" }, ...rows));
}

function pressed(keys: string): HTMLElement {
  const names = keys.split(" ").map((key) => make("kbd", {}, key));
  return make("span", {}, ...names.flatMap((name, place) => (place === 0 ? [name] : ["+", name])));
}
