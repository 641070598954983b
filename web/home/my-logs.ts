import { announce } from "../page/announcing.ts";
import { foreign, icon, make } from "../page/elements.ts";
import { type MyLogsStore, matchingLogs, type SharedLog } from "../page/my-logs-store.ts";
import { removeWithQuestion } from "../page/remove-log.ts";
import { saveAsFile } from "../page/save-file.ts";
import { timeText } from "../page/words.ts";
import { ChosenLogs } from "./chosen-logs.ts";
import { words } from "./i18n.ts";
import { listAsText, listInFile } from "./my-logs-file.ts";
import { StillThere } from "./still-there.ts";

/** More are shown when they are asked for. */
const shownAtFirst = 10;

/** The list of what this browser shared: searched, saved, compared, and taken back one by one or together. */
export class MyLogsList {
  private isWhole = false;
  private readonly search: HTMLInputElement;
  private readonly list = make("ul", { class: "my-log-list" });
  private readonly note = make("p", { class: "soft my-logs-note" });
  private readonly whole: HTMLButtonElement;
  private readonly save: HTMLButtonElement;
  private readonly trouble = make("p", { class: "my-logs-trouble", role: "status" });
  private readonly chosen = new ChosenLogs((ids, sentence) => this.takeOffAll(ids, sentence));
  private readonly chooseAll = make("label", { class: "my-logs-all" }, this.chosen.all, words.myLogsChooseAll);
  private readonly stillThere = new StillThere();

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
    this.save = make(
      "button",
      { type: "button", class: "tool", click: () => this.export() },
      icon("download"),
      words.myLogsExport,
    );
    const { compare, remove, place } = this.chosen;
    const tools = make("div", { class: "my-logs-tools" }, remove, compare, this.save, ...this.importButton());
    root.replaceChildren(this.search, this.chooseAll, this.list, this.whole, tools, place, this.trouble, this.note);
    this.show();
  }

  show(): void {
    const all = this.store.all();
    const matching = matchingLogs(all, this.search.value);
    const shown = this.isWhole ? matching : matching.slice(0, shownAtFirst);
    this.list.replaceChildren(...shown.map((log) => this.row(log)));
    this.chosen.keepOnly(shown);
    this.chooseAll.hidden = shown.length < 2;
    this.chosen.remove.hidden = shown.length === 0;
    this.list.hidden = shown.length === 0;
    this.search.hidden = all.length === 0;
    this.save.hidden = all.length === 0;
    this.chosen.compare.hidden = all.length < 2;
    this.whole.hidden = shown.length === matching.length;
    this.whole.textContent = words.myLogsAll({ count: matching.length });
    this.note.textContent =
      all.length === 0 ? words.myLogsNone : matching.length === 0 ? words.myLogsNoMatch : words.myLogsNote;
    const ids = shown.map(({ id }) => id);
    void this.stillThere.check(ids, (id) => this.renew(id));
  }

  /** Updates the row of a log. Keyboard focus in it is kept. */
  private renew(id: string): void {
    const row = this.list.querySelector(`[data-id="${id}"]`);
    const log = this.store.all().find((one) => one.id === id);
    if (row && log && !row.contains(document.activeElement)) row.replaceWith(this.row(log));
  }

  private row(log: SharedLog): HTMLElement {
    const name = log.name === "" ? words.unnamed : log.name;
    const title = log.headline === "" ? name : log.headline;
    const isGone = this.stillThere.isGone(log.id);
    const question = make("div", { class: "remove-place" });
    return make(
      "li",
      { class: isGone ? "my-log is-gone" : "my-log", "data-id": log.id },
      this.chosen.box(log.id, name),
      make(
        "div",
        { class: "my-log-text" },
        isGone ? foreign(title, "my-log-title") : make("a", { href: log.url }, foreign(title)),
        make(
          "p",
          { class: "soft my-log-facts" },
          isGone ? make("span", { class: "chip" }, words.myLogsGone) : null,
          log.headline === "" ? null : foreign(name, "my-log-name"),
          make("time", { datetime: log.at }, timeText(new Date(log.at))),
          make("span", { class: "my-log-id" }, log.id),
        ),
      ),
      isGone || log.token === "" ? null : this.removeButton(log, name, question),
      toolButton(words.myLogsForget({ what: name }), "close", () => this.forget(log, name, isGone)),
      question,
    );
  }

  private removeButton(log: SharedLog, name: string, question: HTMLElement): HTMLElement {
    const button = toolButton(words.myLogsRemove({ what: name }), "trash", () => {});
    removeWithQuestion(button, question, log, () => this.takeOff(log));
    return button;
  }

  private forget(log: SharedLog, name: string, isGone: boolean): void {
    this.takeOff(log);
    announce(isGone ? words.forgottenGone({ what: name }) : words.forgotten({ what: name }));
  }

  private takeOff({ id }: SharedLog): void {
    const at = [...this.list.children].findIndex((row) => row.contains(document.activeElement));
    this.store.remove(id);
    this.show();
    this.onChange();
    const next = this.list.children[Math.min(Math.max(at, 0), this.list.children.length - 1)];
    (next?.querySelector<HTMLElement>("a, button") ?? this.search).focus();
  }

  private takeOffAll(ids: readonly string[], sentence: string): void {
    for (const id of ids) this.store.remove(id);
    this.show();
    this.onChange();
    this.trouble.classList.remove("has-failed");
    this.trouble.textContent = sentence;
    (this.chosen.remove.hidden ? this.search : this.chosen.remove).focus();
  }

  private export(): void {
    saveAsFile(listAsText(this.store.all()), "lectern-logs.json");
  }

  /** The field itself is not seen; the button opens it. */
  private importButton(): HTMLElement[] {
    const field = make("input", { type: "file", accept: ".json,application/json", hidden: true });
    field.addEventListener("change", () => void this.import(field));
    const open = make("button", { type: "button", class: "tool", click: () => field.click() }, words.myLogsImport);
    return [open, field];
  }

  private async import(field: HTMLInputElement): Promise<void> {
    const file = field.files?.[0];
    if (!file) return;
    const logs = await listInFile(file);
    field.value = "";
    const added = logs && this.store.merge(logs);
    this.trouble.classList.toggle("has-failed", added === null);
    if (added === null) this.trouble.textContent = words.importFailed;
    else this.trouble.textContent = added === 0 ? words.importedNone : words.imported({ count: added });
    this.show();
    this.onChange();
  }
}

function toolButton(label: string, drawing: string, click: () => void): HTMLButtonElement {
  return make("button", { type: "button", class: "tool", "aria-label": label, title: label, click }, icon(drawing));
}
