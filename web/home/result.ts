import { copyText } from "../page/copying.ts";
import { foreign, icon, make } from "../page/elements.ts";
import { amounts, counted, words } from "./i18n.ts";
import { copyButton, qrButton, removeButton } from "./result-buttons.ts";
import type { Failed, Stored } from "./shared-logs.ts";

export interface ResultEvents {
  /** `null`: there is something left to share first. */
  onAnother: (() => void) | null;
  /** Once more for those that failed and may pass now. */
  onRetry(): void;
  /** Somebody has removed one of them again. */
  onRemoved(log: Stored): void;
}

/** The links, big, and what can be done with them; and what failed, in the same list. */
export async function showResult(
  root: HTMLElement,
  stored: readonly Stored[],
  failed: readonly Failed[],
  events: ResultEvents,
): Promise<void> {
  const links = stored.map(({ answer }) => answer.url);
  const hasFailed = failed.length > 0;
  const title = make(
    "h2",
    { class: "result-title", tabindex: -1 },
    icon(hasFailed ? "close" : "check"),
    titleOf(stored.length, failed.length),
  );
  const copied = make("p", { class: "result-copied", role: "status", hidden: links.length === 0 });
  const [only] = stored;
  const details =
    stored.length === 1 && only && !hasFailed
      ? oneLog(only, copied, events.onRemoved)
      : manyLogs(stored, failed, copied, events);
  const another = events.onAnother
    ? make("button", { type: "button", class: "plain", click: events.onAnother }, icon("share"), words.shareAnother)
    : null;
  const className = hasFailed ? "result has-failed" : "result";
  root.replaceChildren(
    make("section", { class: className }, title, ...details, make("p", { class: "result-end" }, another)),
  );
  title.focus({ preventScroll: true });
  title.scrollIntoView({ block: "nearest" });
  if (links.length === 0) return;
  const isCopied = await copyText(links.join("\n"));
  copied.textContent = !isCopied ? words.notCopied : links.length === 1 ? words.copied : words.copiedAll;
}

function titleOf(stored: number, failed: number): string {
  if (failed === 0) return counted(words.shared, stored);
  const all = amounts.count(stored + failed);
  return stored === 0 ? words.sharedNone(all, failed !== 1) : words.sharedSome(amounts.count(stored), all);
}

function oneLog(stored: Stored, copied: HTMLElement, onRemoved: ResultEvents["onRemoved"]): HTMLElement[] {
  const { answer } = stored;
  const qr = make("div", { class: "qr", hidden: true });
  const question = make("div", { class: "remove-place" });
  const removed = (sentence: string) => {
    const section = question.closest(".result")!;
    const end = section.querySelector(".result-end")!;
    const title = make("h2", { class: "result-title", tabindex: -1 }, icon("check"), sentence);
    section.replaceChildren(title, end);
    title.focus();
    onRemoved(stored);
  };
  return [
    make("p", { class: "big-link" }, make("a", { href: answer.url }, answer.url)),
    copied,
    make(
      "p",
      { class: "result-tools" },
      make("a", { class: "button", href: answer.url }, words.open),
      copyButton(words.copyLink, answer.url, "copy", "plain"),
      make("a", { class: "button plain", href: `/raw/${answer.id}` }, icon("text"), words.raw),
      qrButton(answer.url, qr, "plain"),
      removeButton(stored, question, "plain", removed),
    ),
    question,
    qr,
    headlineOf(stored),
    make("p", { class: "soft result-masked" }, maskedSentence(stored.masked)),
  ];
}

function manyLogs(
  stored: readonly Stored[],
  failed: readonly Failed[],
  copied: HTMLElement,
  { onRemoved, onRetry }: ResultEvents,
): HTMLElement[] {
  const links = stored.map((one) => {
    const { answer, title } = one;
    const qr = make("div", { class: "qr", hidden: true });
    const question = make("div", { class: "remove-place" });
    const removed = (sentence: string) => {
      const said = make("p", { class: "soft", tabindex: -1 }, sentence);
      question.closest("li")!.replaceChildren(make("p", { class: "shared-name" }, foreign(title)), said);
      said.focus();
      onRemoved(one);
    };
    const row = make(
      "li",
      { class: "shared" },
      make("p", { class: "shared-name" }, foreign(title)),
      make("p", { class: "shared-link" }, make("a", { href: answer.url }, answer.url)),
      make(
        "p",
        { class: "shared-tools" },
        copyButton(words.copyLink, answer.url, "copy", "tool"),
        make("a", { class: "tool", href: `/raw/${answer.id}` }, icon("text"), words.raw),
        qrButton(answer.url, qr, "tool"),
        removeButton(one, question, "tool", removed),
      ),
      question,
      qr,
      headlineOf(one),
    );
    return { order: one.order, row };
  });
  const failures = failed.map((one) => ({ order: one.order, row: failedRow(one) }));
  const rows = [...links, ...failures].sort((a, b) => a.order - b.order).map(({ row }) => row);
  const masked = stored.reduce((sum, one) => sum + (one.masked ?? 0), 0);
  const retry = failed.some(({ mayBeRetried }) => mayBeRetried)
    ? make("button", { type: "button", click: onRetry }, words.retry)
    : null;
  const all = stored.map(({ answer }) => answer.url).join("\n");
  const copyAll = stored.length > 0 ? copyButton(words.copyLinks, all, "copy", retry ? "plain" : "") : null;
  return [
    copied,
    make("ul", { class: "shared-list" }, ...rows),
    ...(failed.length > 0 ? [make("p", {}, words.failedStay)] : []),
    make("p", { class: "result-tools" }, retry, copyAll),
    ...(stored.length > 0 ? [make("p", { class: "soft result-masked" }, maskedSentence(masked))] : []),
  ];
}

function failedRow({ title, why, exact }: Failed): HTMLElement {
  return make(
    "li",
    { class: "shared is-failed" },
    make("p", { class: "shared-name" }, foreign(title)),
    make("p", { class: "failed-why" }, why),
    exact === "" ? null : make("p", { class: "soft", lang: "en" }, exact),
  );
}

function maskedSentence(masked: number | null): string {
  return masked ? counted(words.masked, masked) : words.unmasked;
}

/** What the log says of itself comes a moment later; its place is kept. */
function headlineOf({ headline }: Stored): HTMLElement {
  const line = make("p", { class: "headline soft" }, words.explaining);
  void headline.then((text) => {
    if (text === "") line.remove();
    else line.replaceChildren(foreign(text));
    line.classList.toggle("soft", text === "");
  });
  return line;
}
