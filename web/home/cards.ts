import { foreign, icon, make } from "../page/elements.ts";
import { aboutText, amounts, words } from "./i18n.ts";
import { problemInWords } from "./reason-words.ts";
import { firstLines, type Source } from "./sources.ts";

const shownLines = 4;
const shownCharacters = 240;

/** What a log is called where it has no name. */
export function titleOf({ name }: Source): string {
  return name === "" ? words.pastedText : name;
}

interface CardEvents {
  onRemove(): void;
  /** Only what matters of a log that is too large. */
  onShorten(): void;
}

/** A log that is too long for the text area, or came as a file. */
export function cardOf(source: Source, maxBytes: number, { onRemove, onShorten }: CardEvents): HTMLElement {
  const title = titleOf(source);
  const remove = removeButton(title, onRemove);
  if (source.problem) {
    return make(
      "li",
      { class: "card has-problem" },
      make("div", { class: "card-head" }, icon("text"), foreign(title, "card-title"), remove),
      make("p", { class: "card-problem", role: "alert" }, problemInWords(source, maxBytes)),
      source.problem === "tooLarge" && source.text !== "" ? shortenButton(onShorten) : null,
      isNoLog(source) ? whereButton() : null,
    );
  }
  const name = make("input", {
    type: "text",
    class: "card-name",
    value: source.name,
    maxlength: 255,
    autocomplete: "off",
    spellcheck: "false",
    placeholder: words.namePlaceholder,
    "aria-label": words.nameOf({ what: title }),
    input: () => {
      source.name = name.value;
    },
  });
  return make(
    "li",
    { class: "card" },
    make(
      "div",
      { class: "card-head" },
      icon("text"),
      name,
      make("span", { class: "card-about" }, aboutText(source)),
      remove,
    ),
    source.shortened ? make("p", { class: "card-shortened" }, shortenedInWords(source.shortened)) : null,
    // Filled once it is known what in them is private.
    make("pre", { class: "card-lines", "aria-hidden": "true" }),
  );
}

/** It is whole and can be read: only not a log. */
function isNoLog({ problem }: Source): boolean {
  return problem !== null && noLogs.has(problem);
}

const noLogs = new Set<Source["problem"]>([
  "picture",
  "document",
  "program",
  "mod",
  "world",
  "notText",
  "nothingTaken",
  "empty",
] as const);

/** Opens the part of the page that says where logs are. */
function whereButton(): HTMLElement {
  const open = () => {
    const where = document.querySelector<HTMLDetailsElement>(".home-where");
    if (!where) return;
    where.open = true;
    where.querySelector("summary")?.focus({ preventScroll: true });
    where.scrollIntoView({ block: "start" });
  };
  return make("button", { type: "button", class: "plain", click: open }, words.whereIsIt);
}

export function shortenedInWords({ leftOut, allLines }: { leftOut: number; allLines: number }): string {
  return words.shortened({ leftOut, all: allLines });
}

/** `beginning`: of the log as it will be stored. */
export function showBeginning(card: HTMLElement, beginning: string): void {
  const lines = card.querySelector(".card-lines");
  if (lines) lines.textContent = firstLines(beginning, shownLines, shownCharacters);
}

/** It takes a while, and is done once. The button keeps the focus. */
function shortenButton(onShorten: () => void): HTMLElement {
  const button = make(
    "button",
    {
      type: "button",
      class: "plain",
      click: () => {
        if (button.getAttribute("aria-disabled") === "true") return;
        button.setAttribute("aria-disabled", "true");
        button.textContent = words.shortening;
        onShorten();
      },
    },
    words.shorten,
  );
  return button;
}

function removeButton(title: string, onRemove: () => void): HTMLElement {
  const label = words.remove({ what: title });
  return make(
    "button",
    { type: "button", class: "tool", "aria-label": label, title: label, click: onRemove },
    icon("close"),
  );
}

/** What is read sooner needs no progress bar. */
const timeoutMs = 500;

/** A file that is being read. */
export class WaitingCard {
  readonly element: HTMLElement;
  private readonly bar: HTMLProgressElement;
  private readonly bytes = make("span");
  private readonly about = make("span", { class: "card-about", hidden: true });

  constructor(name: string, onRemove: () => void) {
    const label = words.reading({ name });
    this.bar = make("progress", { max: 1, "aria-label": label });
    this.bar.style.accentColor = "var(--accent)";
    this.about.append(this.bytes, " ", this.bar);
    const title = make("span", { class: "card-title" }, label);
    const head = make("div", { class: "card-head" }, icon("text"), title, this.about, removeButton(name, onRemove));
    this.element = make("li", { class: "card is-waiting" }, head);
    setTimeout(() => {
      this.about.hidden = false;
    }, timeoutMs);
  }

  progress(readBytes: number, allBytes: number): void {
    this.bytes.textContent = words.bytesOf({ sent: amounts.size(readBytes), all: amounts.size(allBytes) });
    this.bar.value = Math.min(readBytes / allBytes, 1);
  }
}
