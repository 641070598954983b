import { announce } from "../page/announcing.ts";
import { copyText } from "../page/copying.ts";
import { icon, make } from "../page/elements.ts";
import { removeWithQuestion } from "../page/remove-log.ts";
import { ownerWords, words } from "./i18n.ts";
import type { Stored } from "./shared-logs.ts";

const feedbackMs = 2000;

export function copyButton(label: string, text: string, drawing: string, className: string): HTMLElement {
  const caption = make("span", {}, label);
  return make(
    "button",
    {
      type: "button",
      class: className,
      click: async () => {
        const said = (await copyText(text)) ? words.copyDone : words.copyFailed;
        caption.textContent = said;
        announce(said);
        setTimeout(() => {
          caption.textContent = label;
        }, feedbackMs);
      },
    },
    icon(drawing),
    caption,
  );
}

/** `null` where the service gave no token, as older ones. */
export function removeButton(
  { answer, title }: Stored,
  question: HTMLElement,
  className: string,
  onRemoved: (sentence: string) => void,
): HTMLElement | null {
  const { id, token } = answer;
  if (!token) return null;
  const label = ownerWords.removeAgain;
  const name = className === "tool" ? { "aria-label": `${label}: ${title}` } : {};
  const button = make("button", { type: "button", class: className, ...name }, icon("trash"), label);
  removeWithQuestion(button, question, { id, token }, onRemoved);
  return button;
}

export function qrButton(link: string, place: HTMLElement, className: string): HTMLElement {
  const button = make(
    "button",
    {
      type: "button",
      class: className,
      "aria-expanded": "false",
      click: async () => {
        if (!place.firstChild) place.append((await import("../page/qr.ts")).qrCode(link, words.qrOf({ link })));
        place.hidden = !place.hidden;
        button.setAttribute("aria-expanded", String(!place.hidden));
      },
    },
    icon("qr"),
    words.qrCode,
  );
  return button;
}
