import { make } from "../page/elements.ts";
import { amounts, words } from "./i18n.ts";

/** What is done sooner needs no progress bar. */
const timeoutMs = 500;
const tickMs = 250;

/** How sharing goes: how far it is, when it goes on, or why it does not. */
export class StatusBox {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ticking: ReturnType<typeof setInterval> | undefined;
  private readonly sentence = make("span", { class: "status-text", role: "status" });
  private readonly bytes = make("span", { class: "status-bytes" });
  private readonly bar = make("progress", { max: 1, "aria-label": "" });

  constructor(private readonly root: HTMLElement) {}

  /** From now on there is something to wait for; it is shown if the wait is long enough to notice. */
  begin(onCancel: () => void): void {
    this.end();
    const cancel = make("button", { type: "button", class: "plain", click: onCancel }, words.cancel);
    this.root.className = "share-form-status";
    this.root.replaceChildren(
      make("p", { class: "status-line" }, this.sentence, this.bytes),
      this.bar,
      make("p", { class: "status-actions" }, cancel),
    );
    this.timer = setTimeout(() => this.reveal(), timeoutMs);
  }

  /** Without `all` nobody knows how long it takes. */
  step(sentence: string, sent = 0, all = 0): void {
    if (this.sentence.textContent !== sentence) {
      this.sentence.textContent = sentence;
      this.bar.setAttribute("aria-label", sentence);
    }
    this.bytes.textContent = all > 0 ? words.bytesOf({ sent: amounts.size(sent), all: amounts.size(all) }) : "";
    if (all > 0) this.bar.value = Math.min(sent / all, 1);
    else this.bar.removeAttribute("value");
  }

  /** Resolves when the time has passed, when the next try is asked for, or when the signal says so. */
  countdown(sentence: string, seconds: number, signal: AbortSignal, onCancel: () => void): Promise<void> {
    this.end();
    return new Promise((resolve) => {
      const until = Date.now() + seconds * 1000;
      const clock = make("span", { role: "timer", "aria-live": "off" });
      const done = () => {
        clearInterval(this.ticking);
        signal.removeEventListener("abort", done);
        resolve();
      };
      const tick = () => {
        const left = Math.ceil((until - Date.now()) / 1000);
        clock.textContent = words.againIn({ seconds: Math.max(left, 0) });
        if (left <= 0) done();
      };
      this.say(
        "is-waiting",
        make("p", {}, make("strong", {}, sentence), " ", clock),
        make("button", { type: "button", class: "plain", click: done }, words.tryNow),
        make("button", { type: "button", class: "plain", click: onCancel }, words.cancel),
      );
      signal.addEventListener("abort", done);
      this.ticking = setInterval(tick, tickMs);
      tick();
    });
  }

  /** `exact` is what the service said, in English. */
  failed(sentence: string, exact = "", onRetry: (() => void) | null = null): void {
    this.end();
    const detail = exact === "" ? null : make("span", { class: "soft", lang: "en" }, ` ${exact}`);
    this.say(
      "has-failed",
      make("p", {}, sentence, detail),
      onRetry ? make("button", { type: "button", click: onRetry }, words.retry) : null,
      make("button", { type: "button", class: "plain", click: () => this.end() }, words.dismiss),
    );
  }

  noted(sentence: string): void {
    this.end();
    this.say("is-note", make("p", {}, sentence));
  }

  end(): void {
    clearTimeout(this.timer);
    clearInterval(this.ticking);
    this.root.hidden = true;
    this.root.replaceChildren();
  }

  private say(className: string, text: HTMLElement, ...actions: (HTMLElement | null)[]): void {
    text.setAttribute("role", className === "has-failed" ? "alert" : "status");
    this.root.className = `share-form-status ${className}`;
    const buttons = actions.filter((action) => action !== null);
    this.root.replaceChildren(
      text,
      ...(buttons.length > 0 ? [make("p", { class: "status-actions" }, ...buttons)] : []),
    );
    this.reveal();
  }

  /** It may be asked for from above the form, where the list of results is. */
  private reveal(): void {
    this.root.hidden = false;
    this.root.scrollIntoView({ block: "nearest" });
  }
}
