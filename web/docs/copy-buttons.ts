import { announce } from "../page/announcing.ts";
import { copyText } from "../page/copying.ts";
import { icon, make } from "../page/elements.ts";

/** How long a button says that it worked. */
const saidForMs = 1500;

export function addCopyButtons(words: DOMStringMap): void {
  for (const block of document.querySelectorAll<HTMLElement>("pre[data-copyable]")) {
    const button = make("button", { class: "tool docs-copy", type: "button", title: words["copy"] ?? "" });
    const show = (name: string, text: string) => button.replaceChildren(icon(name), make("span", {}, text));
    show("copy", words["copy"] ?? "");
    button.addEventListener("click", async () => {
      if (!(await copyText(block.textContent ?? ""))) return;
      show("check", words["copied"] ?? "");
      announce(words["copied"] ?? "");
      setTimeout(() => show("copy", words["copy"] ?? ""), saidForMs);
    });
    block.after(button);
  }
}
