import type { Language } from "../../src/words/language.ts";
import { readingWords } from "../../src/words/reading-words.ts";
import { make } from "../home/elements.ts";
import { openDialog } from "./dialog.ts";

/** Asks for the number of a line. `null`: the reader thought better of it. */
export function askForLine(most: number, language: Language): Promise<number | null> {
  const words = readingWords[language];
  const largest = new Intl.NumberFormat(language).format(most);
  const input = make("input", {
    type: "text",
    id: "line-number",
    inputmode: "numeric",
    autocomplete: "off",
    maxlength: 20,
    "aria-describedby": "line-number-error",
  });
  const error = make("p", { class: "dialog-error", id: "line-number-error", role: "alert" });
  const label = make("label", { for: "line-number" }, words.lineLabel(largest));
  const go = make("button", { type: "submit" }, words.goToLine);
  const form = make("form", { method: "dialog", novalidate: true }, label, input, go, error);
  form.className = "line-form";
  return new Promise((resolve) => {
    let chosen: number | null = null;
    const dialog = openDialog(words.lineTitle, language, form);
    input.focus();
    form.addEventListener("submit", (event) => {
      chosen = lineOf(input.value, most);
      if (chosen !== null) return;
      event.preventDefault();
      error.textContent = words.lineInvalid(largest);
      input.setAttribute("aria-invalid", "true");
      input.select();
    });
    dialog.addEventListener("close", () => resolve(chosen));
  });
}

/** People copy numbers as they are written here and there: `1,200`, `1 200`, `L1200`. */
function lineOf(text: string, most: number): number | null {
  const digits = text
    .normalize("NFKC")
    .replace(/^\s*[L#]+/i, "")
    .replace(/[\s,.'’_]/g, "");
  const line = /^\d{1,12}$/.test(digits) ? Number(digits) : 0;
  return line >= 1 && line <= most ? line : null;
}
