import type { ViewerWords } from "../../src/i18n/viewer-words.ts";
import type { NamedCount } from "../../src/line-index/log-index.ts";
import { element, make } from "../page/elements.ts";
import { countText } from "../page/words.ts";
import type { Reading } from "./reading.ts";

/** More than these are not shown at once: nobody looks through them. */
const maxChoices = 200;
/** A longer list is searched sooner than it is read. */
const maxUnsearched = 12;

/** The threads or loggers of the log, to choose some. */
export function nameMenu(
  reading: Reading,
  kind: "threads" | "loggers",
  names: readonly NamedCount[],
  words: ViewerWords,
): void {
  const known = names.slice(1).sort((a, b) => b.count - a.count);
  // One name for everything is no choice.
  if (known.length === 0 || (known.length === 1 && names[0]!.count === 0)) return;
  const menu = element<HTMLDetailsElement>(`${kind}-menu`);
  menu.hidden = false;
  const list = make("div", {});
  const field = make("input", {
    type: "search",
    class: "menu-search",
    placeholder: words.findName,
    "aria-label": words.findName,
    autocomplete: "off",
    spellcheck: "false",
    input: () => fill(),
  });
  const fill = () => {
    const wanted = field.value.trim().toLowerCase();
    const found = known.filter(({ name }) => name.toLowerCase().includes(wanted));
    const rest = found.length - maxChoices;
    list.replaceChildren(
      ...found.slice(0, maxChoices).map((one) => choice(reading, kind, one)),
      ...(rest > 0 ? [words.moreNames({ count: rest })] : []),
      ...(found.length === 0 ? [words.noName] : []),
    );
  };
  const show = () => {
    const chosen = reading.state[kind];
    for (const box of list.querySelectorAll("input")) box.checked = chosen.has(box.value);
    menu.querySelector("summary .count")!.textContent = chosen.size > 0 ? countText(chosen.size) : "";
  };
  menu.addEventListener("toggle", () => {
    if (!menu.open) return;
    if (list.childNodes.length === 0) {
      fill();
      element(kind).append(...(known.length > maxUnsearched ? [field] : []), list);
    }
    // A finger would have a keyboard over the list.
    if (known.length > maxUnsearched && matchMedia("(pointer: fine)").matches) field.focus();
  });
  reading.onChange(show);
  show();
}

function choice(reading: Reading, kind: "threads" | "loggers", { name, count }: NamedCount): HTMLElement {
  const box = make("input", {
    type: "checkbox",
    value: name,
    change: () => {
      const chosen = new Set(reading.state[kind]);
      if (box.checked) chosen.add(name);
      else chosen.delete(name);
      reading.set({ [kind]: chosen });
    },
  });
  box.checked = reading.state[kind].has(name);
  return make(
    "label",
    { class: "check" },
    box,
    make("bdi", {}, name),
    make("span", { class: "count" }, countText(count)),
  );
}
