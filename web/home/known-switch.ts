import { make } from "../page/elements.ts";
import { words } from "./i18n.ts";

/** Whether the fault of what is shared is counted together with those of others. Where nobody counts, there is no switch. */
export class KnownSwitch {
  private readonly input = make("input", { type: "checkbox", id: "count-known", checked: "" });
  readonly element: HTMLElement;

  constructor(private readonly isCounted: boolean) {
    const label = make("label", { class: "check" }, this.input, words.countFault);
    this.element = make("div", { class: "privacy-line" }, label);
    this.element.hidden = !isCounted;
  }

  /** What the upload says of it. */
  get isRefused(): boolean {
    return this.isCounted && !this.input.checked;
  }
}
