import { make } from "../page/elements.ts";
import { sentences, words } from "./i18n.ts";

/** What is known of the private data in everything that is about to be shared. */
export type PrivacyState =
  | "checking"
  | "failed"
  /** `possible`: left readable, because nobody decided on them yet. `kept`: because somebody did. */
  | { masked: number; open: number; possible: number; kept: number };

/** Most checks take less. */
const slowMs = 700;

type Counts = Exclude<PrivacyState, string>;

/**
 * The check in a sentence, beside the button that shares: the check itself may be below the edge of the screen, and
 * nobody should share without having heard of it.
 */
export class PrivacyBrief {
  private readonly sentence = make("span");
  private readonly look: HTMLButtonElement;
  private readonly bar = make("progress", { hidden: true, "aria-label": words.checking });
  private slow: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly root: HTMLElement,
    onLook: () => void,
  ) {
    this.look = make("button", { type: "button", class: "as-link", click: onLook }, words.briefLook);
    root.replaceChildren(this.sentence, " ", this.look, this.bar);
  }

  /** `null`: there is nothing to share yet. */
  show(state: PrivacyState | null): void {
    this.root.hidden = state === null;
    if (state === "checking") this.slow ??= setTimeout(() => this.tellWait(), slowMs);
    else this.endWait();
    if (state === null || !this.bar.hidden) return;
    this.sentence.textContent = inWords(state);
    const hasTrouble = state === "failed" || (state !== "checking" && state.open > 0);
    this.root.classList.toggle("has-trouble", hasTrouble);
    this.look.hidden = state === "checking" || (state !== "failed" && sum(state) === 0);
  }

  /** Whoever has to wait wants to know what for, and that nothing is on its way. */
  private tellWait(): void {
    this.sentence.textContent = words.checkingHere;
    this.bar.hidden = false;
  }

  private endWait(): void {
    clearTimeout(this.slow);
    this.slow = undefined;
    this.bar.hidden = true;
  }
}

function sum({ masked, open, possible, kept }: Counts): number {
  return masked + open + possible + kept;
}

function inWords(state: PrivacyState): string {
  if (state === "checking") return words.checking;
  if (state === "failed") return words.briefFailed;
  const { masked, open, possible, kept } = state;
  if (sum(state) === 0) return words.briefNone;
  const parts = [];
  if (masked > 0) parts.push(words.briefMasked({ count: masked }));
  if (open > 0) parts.push(words.willStay({ count: open }));
  if (kept > 0) parts.push(words.briefKept({ count: kept }));
  if (possible > 0) parts.push(words.briefPossible({ count: possible }));
  return sentences(...parts);
}
