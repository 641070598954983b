import { announce } from "../page/announcing.ts";
import { copyPromised, copyText } from "../page/copying.ts";
import { make } from "../page/elements.ts";
import { wordsOf } from "../page/words.ts";

const shownMs = 2000;

/** Copies, and says for a moment that it did: for keys and buttons that have no words of their own to change. */
export async function copyAndAnnounce(text: string): Promise<boolean> {
  const isCopied = await copyText(text);
  showMessage(outcome(isCopied));
  return isCopied;
}

/** Buttons below that element, now and later: `data-copy` is copied, what is at `data-copy-from` is fetched first. */
export function copyButtons(root: HTMLElement): void {
  root.addEventListener("click", async (event) => {
    const button = (event.target as Element).closest<HTMLElement>("[data-copy], [data-copy-from]");
    if (!button || button.getAttribute("aria-busy") === "true") return;
    button.setAttribute("aria-busy", "true");
    const { copy, copyFrom } = button.dataset;
    const isCopied = copyFrom ? await copyPromised(fetchText(copyFrom)) : await copyText(copy ?? "");
    button.removeAttribute("aria-busy");
    showOn(button, outcome(isCopied));
  });
}

function outcome(isCopied: boolean): string {
  const words = wordsOf("reading");
  return isCopied ? words.copied : words.copyFailed;
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}

const restored = new WeakMap<Element, () => void>();

/** The button says it in place of its own words, and is as wide as it was. */
function showOn(button: HTMLElement, message: string): void {
  // What stands outside of an open dialog is not read aloud.
  const status = button.closest("dialog")?.querySelector("[role=status]");
  if (status) status.textContent = message;
  else announce(message);
  const label = button.querySelector("span") ?? button;
  restored.get(label)?.();
  const words = [...label.childNodes];
  button.style.minWidth = `${button.getBoundingClientRect().width}px`;
  button.classList.add("is-copied");
  label.replaceChildren(message);
  const restore = () => {
    clearTimeout(timer);
    restored.delete(label);
    label.replaceChildren(...words);
    button.classList.remove("is-copied");
    button.style.minWidth = "";
  };
  const timer = setTimeout(restore, shownMs);
  restored.set(label, restore);
}

let message: HTMLElement | null = null;
let timer = 0;

function showMessage(text: string): void {
  announce(text);
  message?.remove();
  message = make("div", { class: "brief-message", "aria-hidden": "true" }, text);
  document.body.append(message);
  clearTimeout(timer);
  timer = window.setTimeout(() => message?.remove(), shownMs);
}
