import { make } from "./elements.ts";

let announcer: HTMLElement | null = null;

/** Tells those who do not see the page what happened on it. */
export function announce(text: string): void {
  if (!announcer) {
    announcer = make("p", { class: "unseen", role: "status" });
    document.body.append(announcer);
  }
  announcer.textContent = text;
}
