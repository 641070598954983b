import { announce } from "../page/announcing.ts";
import { foreign, icon, make } from "../page/elements.ts";
import { amounts, language, words } from "./i18n.ts";
import { type MyLogsStore, matchingLogs, type SharedLog } from "./my-logs-store.ts";

/** More are shown when they are asked for. */
const shownAtFirst = 10;

/** The list of what this browser shared, with a search. */
export class MyLogsList {
  private isWhole = false;
  private readonly search: HTMLInputElement;
  private readonly list = make("ul", { class: "my-log-list" });
  private readonly note = make("p", { class: "soft my-logs-note" });
  private readonly whole: HTMLButtonElement;
  private readonly times = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });

  constructor(
    root: HTMLElement,
    private readonly store: MyLogsStore,
    private readonly onChange: () => void,
  ) {
    this.search = make("input", {
      type: "search",
      "aria-label": words.myLogsSearch,
      placeholder: words.myLogsSearch,
      autocomplete: "off",
      input: () => this.show(),
    });
    this.whole = make("button", {
      type: "button",
      class: "tool",
      click: () => {
        this.isWhole = true;
        this.show();
        this.list.querySelectorAll("a")[shownAtFirst]?.focus();
      },
    });
    root.replaceChildren(this.search, this.list, this.whole, this.note);
    this.show();
  }

  show(): void {
    const all = this.store.all();
    const matching = matchingLogs(all, this.search.value);
    const shown = this.isWhole ? matching : matching.slice(0, shownAtFirst);
    this.list.replaceChildren(...shown.map((log) => this.row(log)));
    this.list.hidden = shown.length === 0;
    this.search.hidden = all.length === 0;
    this.whole.hidden = shown.length === matching.length;
    this.whole.textContent = words.myLogsAll(amounts.count(matching.length));
    this.note.textContent =
      all.length === 0 ? words.myLogsNone : matching.length === 0 ? words.myLogsNoMatch : words.myLogsNote;
  }

  private row(log: SharedLog): HTMLElement {
    const name = log.name === "" ? words.unnamed : log.name;
    const title = log.headline === "" ? name : log.headline;
    const label = words.myLogsRemove(name);
    const remove = make(
      "button",
      { type: "button", class: "tool", "aria-label": label, title: label, click: () => this.remove(log, name) },
      icon("close"),
    );
    return make(
      "li",
      { class: "my-log" },
      make(
        "div",
        { class: "my-log-text" },
        make("a", { href: log.url }, foreign(title)),
        make(
          "p",
          { class: "soft my-log-facts" },
          log.headline === "" ? null : foreign(name, "my-log-name"),
          make("time", { datetime: log.at }, this.times.format(new Date(log.at))),
          make("span", { class: "my-log-id" }, log.id),
        ),
      ),
      remove,
    );
  }

  private remove(log: SharedLog, name: string): void {
    const at = [...this.list.children].findIndex((row) => row.contains(document.activeElement));
    this.store.remove(log.id);
    this.show();
    this.onChange();
    announce(words.removedFromList(name));
    const next = this.list.children[Math.min(at, this.list.children.length - 1)];
    (next?.querySelector("button") ?? this.search).focus();
  }
}
