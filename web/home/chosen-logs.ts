import { icon, make } from "../page/elements.ts";
import type { SharedLog } from "../page/my-logs-store.ts";
import { askBefore, type Removal, removeFromService } from "../page/remove-log.ts";
import { ownerWords, sentences, words } from "./i18n.ts";

/** Logs of the list that somebody has chosen: two are compared, any number is removed at once. */
export class ChosenLogs {
  readonly compare = make("a", { class: "tool" }, icon("compare"), words.myLogsCompare);
  readonly all = make("input", { type: "checkbox", class: "my-log-choice", change: () => this.chooseAll() });
  readonly remove = make("button", { type: "button", class: "tool" }, icon("trash"), make("span"));
  /** Where it is asked whether to remove them. */
  readonly place = make("div", { class: "remove-place" });
  private readonly chosen = new Set<string>();
  private readonly boxes = new Map<string, HTMLInputElement>();
  private logs: readonly SharedLog[] = [];

  /** `onRemoved` is told of the logs that are gone, and of what is said then. */
  constructor(private readonly onRemoved: (ids: readonly string[], sentence: string) => void) {
    askBefore(this.remove, this.place, ownerWords, () => this.question());
    this.show();
  }

  box(id: string, name: string): HTMLElement {
    const label = words.myLogsChoose({ what: name });
    const box = make("input", { type: "checkbox", class: "my-log-choice", "aria-label": label, title: label });
    box.checked = this.chosen.has(id);
    box.addEventListener("change", () => {
      if (box.checked) this.chosen.add(id);
      else this.chosen.delete(id);
      this.show();
    });
    this.boxes.set(id, box);
    return box;
  }

  /** These are in sight. What is not stays unchosen: nobody removes what they do not see. */
  keepOnly(logs: readonly SharedLog[]): void {
    this.logs = logs;
    const ids = new Set(logs.map(({ id }) => id));
    for (const id of this.chosen) if (!ids.has(id)) this.chosen.delete(id);
    for (const id of this.boxes.keys()) if (!ids.has(id)) this.boxes.delete(id);
    this.show();
  }

  private chooseAll(): void {
    for (const { id } of this.logs) {
      if (this.all.checked) this.chosen.add(id);
      else this.chosen.delete(id);
    }
    this.show();
  }

  private show(): void {
    for (const [id, box] of this.boxes) box.checked = this.chosen.has(id);
    const count = this.chosen.size;
    this.all.checked = count > 0 && count === this.logs.length;
    this.all.indeterminate = count > 0 && count < this.logs.length;
    this.place.replaceChildren();
    this.remove.lastElementChild!.textContent =
      count === 0 ? words.myLogsRemoveNone : words.myLogsRemoveChosen({ count });
    this.remove.setAttribute("aria-disabled", String(count === 0));
    this.remove.setAttribute("aria-expanded", "false");
    const [a, b] = this.logs.filter(({ id }) => this.chosen.has(id)).map(({ id }) => id);
    const isPair = count === 2;
    if (isPair) this.compare.href = `/compare/${b}/${a}`;
    else this.compare.removeAttribute("href");
    this.compare.title = isPair ? "" : words.myLogsCompareHint;
    if (isPair) this.compare.removeAttribute("aria-disabled");
    else {
      this.compare.setAttribute("role", "link");
      this.compare.setAttribute("aria-disabled", "true");
    }
  }

  private question() {
    const chosen = this.logs.filter(({ id }) => this.chosen.has(id));
    const owned = chosen.filter(({ token }) => token !== "");
    const others = chosen.length - owned.length;
    const consequence = owned.length === 1 ? ownerWords.consequence : words.removeChosenConsequence;
    return {
      title: words.removeChosenQuestion({ count: owned.length }),
      keep: owned.length === 1 ? ownerWords.keep : words.keepChosen,
      consequence: others === 0 ? consequence : sentences(consequence, words.removeChosenOthers({ count: others })),
      act: (tell: (progress: string) => void) => this.removeAll(owned, tell),
    };
  }

  /** One after the other. What fails does not keep the others; those that are left stay chosen. */
  private async removeAll(logs: readonly SharedLog[], tell: (progress: string) => void): Promise<string | null> {
    const gone: string[] = [];
    const failures: Exclude<Removal, "removed" | "gone">[] = [];
    for (const [at, log] of logs.entries()) {
      tell(words.removingChosen({ at: at + 1, all: logs.length }));
      const removal = await removeFromService(log);
      if (removal === "removed" || removal === "gone") gone.push(log.id);
      else failures.push(removal);
    }
    const removed = gone.length === 0 ? "" : words.removedChosen({ count: gone.length });
    const [why] = failures;
    const left =
      why === undefined ? "" : sentences(words.notRemoved({ count: failures.length }), ownerWords.failures[why]);
    if (gone.length === 0) return left;
    this.onRemoved(gone, sentences(removed, left));
    return null;
  }
}
