import { make } from "../page/elements.ts";
import { wordsOf } from "../page/words.ts";
import { openDialog } from "./dialog.ts";
import type { LineSpan } from "./reading-state.ts";

/** Asks for a line, or several. `null`: the reader cancelled. */
export function askForLines(most: number): Promise<LineSpan | null> {
  const words = wordsOf("reading");
  const input = make("input", {
    type: "text",
    id: "line-number",
    autocomplete: "off",
    maxlength: 20,
    "aria-describedby": "line-number-error",
  });
  const error = make("p", { class: "dialog-error", id: "line-number-error", role: "alert" });
  const label = make("label", { for: "line-number" }, words.lineLabel({ most }));
  const go = make("button", { type: "submit" }, words.goToLine);
  const form = make("form", { method: "dialog", novalidate: true }, label, input, go, error);
  form.className = "line-form";
  return new Promise((resolve) => {
    let chosen: LineSpan | null = null;
    const dialog = openDialog(words.lineTitle, form);
    input.focus();
    form.addEventListener("submit", (event) => {
      chosen = spanOf(input.value, most);
      if (chosen !== null) return;
      event.preventDefault();
      error.textContent = words.lineInvalid({ most });
      input.setAttribute("aria-invalid", "true");
      input.select();
    });
    dialog.addEventListener("close", () => resolve(chosen));
  });
}

/** `120`, `120-140`, `#L120-L140`, either way around. */
function spanOf(text: string, most: number): LineSpan | null {
  const [first = "", second = first, ...others] = text.split(/[-–—~]/);
  const from = lineOf(first, most);
  const to = lineOf(second, most);
  if (from === null || to === null || others.length > 0) return null;
  return { from: Math.min(from, to), to: Math.max(from, to) };
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
