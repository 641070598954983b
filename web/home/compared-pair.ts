import { icon, make } from "../page/elements.ts";
import { words } from "./i18n.ts";

/** Two logs of the list that somebody wants to compare. A third one takes the place of the first. */
export class ComparedPair {
  readonly link = make("a", { class: "tool" }, icon("compare"), words.myLogsCompare);
  private chosen: string[] = [];
  private readonly boxes = new Map<string, HTMLInputElement>();

  constructor() {
    this.show();
  }

  box(id: string, name: string): HTMLElement {
    const label = words.myLogsChoose(name);
    const box = make("input", { type: "checkbox", class: "my-log-choice", "aria-label": label, title: label });
    box.checked = this.chosen.includes(id);
    box.addEventListener("change", () => {
      const others = this.chosen.filter((one) => one !== id);
      this.chosen = box.checked ? [...others.slice(-1), id] : others;
      this.show();
    });
    this.boxes.set(id, box);
    return box;
  }

  keepOnly(ids: readonly string[]): void {
    this.chosen = this.chosen.filter((id) => ids.includes(id));
    this.show();
  }

  /** Without two logs it leads nowhere, and says why. */
  private show(): void {
    for (const [id, box] of this.boxes) box.checked = this.chosen.includes(id);
    const [a, b] = this.chosen;
    const isPair = a !== undefined && b !== undefined;
    if (isPair) this.link.href = `/compare/${a}/${b}`;
    else this.link.removeAttribute("href");
    this.link.title = isPair ? "" : words.myLogsCompareHint;
    if (isPair) this.link.removeAttribute("aria-disabled");
    else {
      this.link.setAttribute("role", "link");
      this.link.setAttribute("aria-disabled", "true");
    }
  }
}
