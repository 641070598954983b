import { announce } from "../page/announcing.ts";
import { copyText } from "../page/copying.ts";
import { icon, make } from "../page/elements.ts";
import { words } from "./i18n.ts";
import { systemOf } from "./reader-system.ts";

const feedbackMs = 2000;

/** Unfolds the places of the reader's system, and lets the folders be copied. */
export function improvePlaces(): void {
  const system = systemOf(navigator.userAgent);
  const part = document.querySelector<HTMLDetailsElement>(`.where-system[data-system="${system}"]`);
  if (part) part.open = true;
  for (const code of document.querySelectorAll<HTMLElement>(".where code[data-copy]")) code.after(copyButton(code));
}

function copyButton(code: HTMLElement): HTMLElement {
  const folder = code.dataset["copy"] ?? "";
  const label = words.copyFolder({ folder });
  const said = make("span");
  return make(
    "button",
    {
      type: "button",
      class: "tool",
      "aria-label": label,
      title: label,
      click: async () => {
        const text = (await copyText(folder)) ? words.copyDone : words.copyFailed;
        said.textContent = text;
        announce(text);
        setTimeout(() => said.replaceChildren(), feedbackMs);
      },
    },
    icon("copy"),
    said,
  );
}
