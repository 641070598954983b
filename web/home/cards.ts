import { foreign, icon, make } from "./elements.ts";
import { firstLines, type Source } from "./sources.ts";
import { aboutText, amounts, words } from "./speech.ts";

const shownLines = 4;
const shownCharacters = 240;

/** What a log is called where it has no name. */
export function titleOf({ name }: Source): string {
  return name === "" ? words.pastedText : name;
}

/** A log that is too long for the text area, or came as a file. */
export function cardOf(source: Source, maxBytes: number, onRemove: () => void): HTMLElement {
  const title = titleOf(source);
  const remove = make(
    "button",
    { type: "button", class: "tool", "aria-label": words.remove(title), title: words.remove(title), click: onRemove },
    icon("close"),
  );
  if (source.problem) {
    const problem = words.problems[source.problem];
    const why = typeof problem === "string" ? problem : problem(amounts.size(maxBytes));
    const size = source.problem === "tooLarge" ? `${amounts.size(source.bytes)}. ` : "";
    return make(
      "li",
      { class: "card has-problem" },
      make("div", { class: "card-head" }, icon("text"), foreign(title, "card-title"), remove),
      make("p", { class: "card-problem", role: "alert" }, size + why),
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
    "aria-label": words.nameOf(title),
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
    make("pre", { class: "card-lines", "aria-hidden": "true" }, firstLines(source.text, shownLines, shownCharacters)),
  );
}

export function waitingCard(name: string): HTMLElement {
  return make(
    "li",
    { class: "card is-waiting" },
    make("div", { class: "card-head" }, icon("text"), make("span", { class: "card-title" }, words.reading(name))),
  );
}
