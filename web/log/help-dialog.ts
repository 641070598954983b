import { make } from "../page/elements.ts";
import { wordsOf } from "../page/words.ts";
import { openDialog } from "./dialog.ts";

interface ShownShortcut {
  /** One way each; keys that are pressed together have a space between them: `Ctrl F`. None: it is not listed. */
  keys: readonly string[];
  what: string;
}

interface KeySwitch {
  isOn: boolean;
  set(isOn: boolean): void;
}

export function openHelpDialog(shortcuts: readonly ShownShortcut[], keys: KeySwitch): void {
  const words = wordsOf("reading");
  const box = make("input", { type: "checkbox", id: "single-keys" });
  box.checked = keys.isOn;
  box.addEventListener("change", () => keys.set(box.checked));
  const choice = make("label", { class: "check" }, box, words.singleKeys);
  const rows = shortcuts
    .filter(({ keys }) => keys.length > 0)
    .map(({ keys, what }) => make("div", {}, make("dt", {}, ...keys.map(pressed)), make("dd", {}, what)));
  openDialog(words.helpTitle, choice, make("dl", { class: "shortcuts" }, ...rows));
}

function pressed(keys: string): HTMLElement {
  const names = keys.split(" ").map((key) => make("kbd", {}, key));
  return make("span", {}, ...names.flatMap((name, place) => (place === 0 ? [name] : ["+", name])));
}
