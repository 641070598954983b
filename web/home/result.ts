import { ownerWords } from "../../src/i18n/owner-words.ts";
import type { UploadAnswer } from "../../src/wire/answers.ts";
import { announce } from "../page/announcing.ts";
import { copyText } from "../page/copying.ts";
import { foreign, icon, make } from "../page/elements.ts";
import { removeWithQuestion } from "../page/remove-log.ts";
import { counted, language, words } from "./i18n.ts";

/** A log that was just shared. */
export interface Stored {
  answer: UploadAnswer;
  title: string;
  name: string;
  /** How many places were masked. `null`: the log was not looked through. */
  masked: number | null;
  /** What the log says, once that is known. `""` where nobody knows. */
  headline: Promise<string>;
}

export interface ResultEvents {
  /** `null`: there is something left to share first. */
  onAnother: (() => void) | null;
  /** Somebody has removed one of them again. */
  onRemoved(log: Stored): void;
}

const feedbackMs = 2000;

/** The links, big, and what can be done with them. */
export async function showResult(
  root: HTMLElement,
  stored: readonly Stored[],
  { onAnother, onRemoved }: ResultEvents,
): Promise<void> {
  const links = stored.map(({ answer }) => answer.url);
  const title = make(
    "h2",
    { class: "result-title", tabindex: -1 },
    icon("check"),
    counted(words.shared, stored.length),
  );
  const copied = make("p", { class: "result-copied", role: "status" });
  const [only] = stored;
  const details = stored.length === 1 && only ? oneLog(only, copied, onRemoved) : manyLogs(stored, copied, onRemoved);
  const another = onAnother
    ? make("button", { type: "button", class: "plain", click: onAnother }, icon("share"), words.shareAnother)
    : null;
  root.replaceChildren(
    make("section", { class: "result" }, title, ...details, make("p", { class: "result-end" }, another)),
  );
  // What is left to share needs the attention more.
  if (onAnother) title.focus();
  const isCopied = await copyText(links.join("\n"));
  copied.textContent = !isCopied ? words.notCopied : links.length === 1 ? words.copied : words.copiedAll;
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

function manyLogs(stored: readonly Stored[], copied: HTMLElement, onRemoved: ResultEvents["onRemoved"]): HTMLElement[] {
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
        make("a", { class: "tool", href: `/raw/${answer.id}` }, icon("text"), words.raw),
        qrButton(answer.url, qr, "tool"),
        removeButton(one, question, "tool", removed),
      ),
      question,
      qr,
      headlineOf(one),
    );
  });
  const masked = stored.reduce((sum, one) => sum + (one.masked ?? 0), 0);
  return [
    copied,
    make("ul", { class: "shared-list" }, ...rows),
    make(
      "p",
      { class: "result-tools" },
      copyButton(words.copyLinks, stored.map(({ answer }) => answer.url).join("\n"), "copy", ""),
    ),
    make("p", { class: "soft result-masked" }, maskedSentence(masked)),
  ];
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

function copyButton(label: string, text: string, drawing: string, className: string): HTMLElement {
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
function removeButton(
  { answer, title }: Stored,
  question: HTMLElement,
  className: string,
  onRemoved: (sentence: string) => void,
): HTMLElement | null {
  const { id, token } = answer;
  if (!token) return null;
  const label = ownerWords[language].removeAgain;
  const name = className === "tool" ? { "aria-label": `${label}: ${title}` } : {};
  const button = make("button", { type: "button", class: className, ...name }, icon("trash"), label);
  removeWithQuestion(button, question, { id, token }, language, onRemoved);
  return button;
}

function qrButton(link: string, place: HTMLElement, className: string): HTMLElement {
  const button = make(
    "button",
    {
      type: "button",
      class: className,
      "aria-expanded": "false",
      click: async () => {
        if (!place.firstChild) place.append((await import("../page/qr.ts")).qrCode(link, words.qrOf(link)));
        place.hidden = !place.hidden;
        button.setAttribute("aria-expanded", String(!place.hidden));
      },
    },
    icon("qr"),
    words.qrCode,
  );
  return button;
}
