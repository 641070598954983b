import { make } from "../page/elements.ts";
import { wordsOf } from "../page/words.ts";

/** Opens a dialog that is gone when it is closed. Focus goes back to where it was. */
export function openDialog(title: string, ...content: Node[]): HTMLDialogElement {
  const before = focused();
  const label = wordsOf("reading").close;
  const heading = make("h2", { id: "dialog-title" }, title);
  const status = make("p", { class: "unseen", role: "status" });
  const close = make("button", { type: "button", class: "tool dialog-close", "aria-label": label, title: label }, "×");
  const dialog = make("dialog", { class: "dialog", "aria-labelledby": "dialog-title" });
  dialog.append(make("div", { class: "dialog-head" }, heading, close), ...content, status);
  close.addEventListener("click", () => dialog.close());
  // The dialog itself is hit only beside its content.
  dialog.addEventListener("pointerdown", (event) => {
    if (event.target === dialog && !isWithin(dialog, event)) dialog.close();
  });
  dialog.addEventListener("close", () => {
    dialog.remove();
    // What had it may be gone meanwhile, as rows of the log are.
    const after = before?.isConnected ? before : document.querySelector<HTMLElement>(".rows-scroller, .lines");
    after?.focus({ preventScroll: true });
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

function focused(): HTMLElement | null {
  const element = document.activeElement;
  return element instanceof HTMLElement && element !== document.body ? element : null;
}

function isWithin(dialog: HTMLElement, { clientX, clientY }: PointerEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
