import type { OwnerWords } from "../../src/i18n/owner-words.ts";
import { announce } from "./announcing.ts";
import { make } from "./elements.ts";
import type { SharedLog } from "./my-logs-store.ts";
import { wordsOf } from "./words.ts";

export type Removal = "removed" | "gone" | keyof OwnerWords["failures"];

/** Asks the service to remove a log. */
export async function removeFromService({ id, token }: Pick<SharedLog, "id" | "token">): Promise<Removal> {
  try {
    const headers = { Authorization: `Bearer ${token}` };
    const { status } = await fetch(`/api/log/${id}`, { method: "DELETE", headers, cache: "no-store" });
    if (status === 200) return "removed";
    if (status === 404) return "gone";
    return status === 400 || status === 403 ? "refused" : "busy";
  } catch {
    return "unreachable";
  }
}

/**
 * Lets a button remove a log, after one question, which appears in `place`. `onRemoved` is called when the log is gone;
 * what is said then is given to it, and was told to those who do not see the page.
 */
export function removeWithQuestion(
  button: HTMLElement,
  place: HTMLElement,
  log: Pick<SharedLog, "id" | "token">,
  onRemoved: (sentence: string) => void,
): void {
  const words = wordsOf("owner");
  askBefore(button, place, words, () => ({
    title: words.question,
    consequence: words.consequence,
    keep: words.keep,
    act: async () => {
      const removal = await removeFromService(log);
      if (removal !== "removed" && removal !== "gone") return words.failures[removal];
      const sentence = removal === "removed" ? words.removed : words.goneBefore;
      announce(sentence);
      onRemoved(sentence);
      return null;
    },
  }));
}

/** What is asked before something is removed. */
export interface RemovalQuestion {
  title: string;
  consequence: string;
  /** What the harmless answer says. */
  keep: string;
  /** Does it. `tell` says how far it is. What is returned went wrong; then it may be tried again. */
  act(tell: (progress: string) => void): Promise<string | null>;
}

/** Lets a button ask before it removes anything. The question appears in `place`. */
export function askBefore(
  button: HTMLElement,
  place: HTMLElement,
  words: OwnerWords,
  question: () => RemovalQuestion,
): void {
  const close = () => {
    place.replaceChildren();
    button.setAttribute("aria-expanded", "false");
    button.focus();
  };
  button.setAttribute("aria-expanded", "false");
  button.addEventListener("click", () => {
    if (button.getAttribute("aria-disabled") === "true") return;
    if (place.firstChild) return close();
    button.setAttribute("aria-expanded", "true");
    const { box, keep } = questionBox(words, question(), close);
    place.replaceChildren(box);
    // The one that does no harm: whoever presses Enter twice has not read the question.
    keep.focus();
  });
}

function questionBox(
  words: OwnerWords,
  { title, consequence, keep: keepText, act }: RemovalQuestion,
  close: () => void,
): { box: HTMLElement; keep: HTMLButtonElement } {
  const trouble = make("p", { class: "remove-trouble", role: "alert" });
  const remove = make("button", { type: "button", class: "danger" }, words.confirm);
  const keep = make("button", { type: "button", class: "plain", click: close }, keepText);
  remove.addEventListener("click", async () => {
    remove.disabled = true;
    remove.textContent = words.removing;
    trouble.textContent = "";
    const wrong = await act((progress) => {
      remove.textContent = progress;
    });
    if (wrong === null) return;
    trouble.textContent = wrong;
    remove.disabled = false;
    remove.textContent = words.confirm;
    remove.focus();
  });
  const box = make(
    "div",
    { class: "remove-question", role: "group", "aria-label": title },
    make("p", { class: "remove-title" }, title),
    make("p", {}, consequence),
    trouble,
    make("p", { class: "remove-choice" }, remove, keep),
  );
  box.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    close();
  });
  return { box, keep };
}
