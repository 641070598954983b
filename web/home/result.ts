import type { UploadAnswer } from "../../src/wire/answers.ts";
import { foreign, icon, make } from "../page/elements.ts";
import { words } from "./i18n.ts";
import { copyButton, qrButton, removeButton } from "./result-buttons.ts";
import type { Failed, Stored } from "./shared-logs.ts";

interface ResultEvents {
  /** Whether it worked. */
  copy(links: string): Promise<boolean>;
  /** `null`: there is something left to share first. */
  onAnother: (() => void) | null;
  /** Somebody has removed it again. */
  onRemoved(share: Stored): void;
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
    titleOf(stored, failed.length),
  );
  const copied = make("p", { class: "result-copied", role: "status", hidden: links.length === 0 });
  const [only, ...others] = stored;
  const details =
    only && others.length === 0
      ? oneShare(only, copied, events.onRemoved)
      : manyShares(stored, copied, events.onRemoved);
  const another = events.onAnother
    ? make("button", { type: "button", class: "plain", click: events.onAnother }, icon("share"), words.shareAnother)
    : null;
  const className = hasFailed ? "result has-failed" : "result";
  root.replaceChildren(
    make(
      "section",
      { class: className },
      title,
      ...details,
      ...failures(failed),
      make("p", { class: "result-end" }, another),
    ),
  );
  title.focus({ preventScroll: true });
  title.scrollIntoView({ block: "nearest" });
  if (links.length === 0) return;
  const isCopied = await events.copy(links.join("\n"));
  copied.textContent = !isCopied ? words.notCopied : links.length === 1 ? words.copied : words.copiedAll;
}

function titleOf(stored: readonly Stored[], failed: number): string {
  const files = stored.reduce((sum, share) => sum + share.files, 0);
  if (failed > 0) return words.sharedSome({ count: files, all: files + failed });
  return stored.length === 1 && files > 1 ? words.sharedTogether({ count: files }) : words.shared({ count: files });
}

/** What never could be shared is still in the form. */
function failures(failed: readonly Failed[]): HTMLElement[] {
  if (failed.length === 0) return [];
  const rows = failed.map(({ title, why }) =>
    make(
      "li",
      { class: "shared is-failed" },
      make("p", { class: "shared-name" }, foreign(title)),
      make("p", { class: "failed-why" }, why),
    ),
  );
  return [make("ul", { class: "shared-list" }, ...rows), make("p", {}, words.failedStay)];
}

function oneShare(stored: Stored, copied: HTMLElement, onRemoved: ResultEvents["onRemoved"]): HTMLElement[] {
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
      asText(answer, "button plain"),
      qrButton(answer.url, qr, "plain"),
      removeButton(stored, question, "plain", removed),
    ),
    question,
    qr,
    headlineOf(stored),
    ...filesOf(answer),
    make("p", { class: "soft result-masked" }, maskedSentence(stored.masked)),
  ];
}

/** The text of a log, or all of several. */
function asText({ id, files }: UploadAnswer, className: string): HTMLElement {
  return files
    ? make("a", { class: className, href: `/api/bundle/${id}/zip`, download: true }, icon("download"), words.zip)
    : make("a", { class: className, href: `/raw/${id}` }, icon("text"), words.raw);
}

function filesOf({ url, files }: UploadAnswer): HTMLElement[] {
  if (!files) return [];
  const rows = files.map(({ name }) =>
    make("li", {}, make("a", { href: `${url}?file=${encodeURIComponent(name)}` }, foreign(name))),
  );
  return [make("ul", { class: "shared-files" }, ...rows)];
}

/** Of what was shared before, and now. */
function manyShares(
  stored: readonly Stored[],
  copied: HTMLElement,
  onRemoved: ResultEvents["onRemoved"],
): HTMLElement[] {
  const rows = stored.map((one) => {
    const { answer, title } = one;
    const qr = make("div", { class: "qr", hidden: true });
    const question = make("div", { class: "remove-place" });
    const removed = (sentence: string) => {
      const said = make("p", { class: "soft", tabindex: -1 }, sentence);
      question.closest("li")!.replaceChildren(make("p", { class: "shared-name" }, foreign(title)), said);
      said.focus();
      onRemoved(one);
    };
    return make(
      "li",
      { class: "shared" },
      make("p", { class: "shared-name" }, foreign(title)),
      make("p", { class: "shared-link" }, make("a", { href: answer.url }, answer.url)),
      make(
        "p",
        { class: "shared-tools" },
        copyButton(words.copyLink, answer.url, "copy", "tool"),
        asText(answer, "tool"),
        qrButton(answer.url, qr, "tool"),
        removeButton(one, question, "tool", removed),
      ),
      question,
      qr,
      headlineOf(one),
    );
  });
  const masked = stored.reduce((sum, one) => sum + (one.masked ?? 0), 0);
  const all = stored.map(({ answer }) => answer.url).join("\n");
  return [
    copied,
    make("ul", { class: "shared-list" }, ...rows),
    make("p", { class: "result-tools" }, copyButton(words.copyLinks, all, "copy", "")),
    make("p", { class: "soft result-masked" }, maskedSentence(masked)),
  ];
}

function maskedSentence(masked: number | null): string {
  return masked ? words.masked({ count: masked }) : words.unmasked;
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
