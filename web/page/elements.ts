import { rightToLeftRuns } from "../../src/i18n/right-to-left.ts";

type Value = string | number | boolean | ((event: Event) => void);
type Child = Node | string | null;

/** Builds an element. Texts become text, whatever is in them; functions are listeners. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, Value> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") made.addEventListener(name, value);
    else if (value === true) made.setAttribute(name, "");
    else if (value !== false) made.setAttribute(name, String(value));
  }
  made.append(...children.filter((child) => child !== null));
  return made;
}

/** Text from a log or a name: whatever direction it turns to, what stands around it does not; nor does the rest of it. */
export function foreign(text: string, className = ""): HTMLElement {
  let at = 0;
  const parts = rightToLeftRuns(text).flatMap(({ start, end }) => {
    const before = text.slice(at, start);
    at = end;
    return [before, make("bdi", {}, text.slice(start, end))];
  });
  return make("bdi", className === "" ? {} : { class: className }, ...parts, text.slice(at));
}

/** A drawing that the server put into the page. */
export function icon(name: string): Node {
  const template = document.getElementById("icons") as HTMLTemplateElement;
  const drawing = template.content.querySelector(`[data-icon="${name}"] svg`);
  return drawing ? drawing.cloneNode(true) : document.createTextNode("");
}

/** An element that the server wrote. */
export function element<Kind extends HTMLElement = HTMLElement>(id: string): Kind {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no #${id}`);
  return found as Kind;
}

export function onClick(id: string, act: () => void): void {
  element(id).addEventListener("click", act);
}

/** A button that stays pressed. */
export function press(id: string, isPressed: boolean): void {
  element(id).setAttribute("aria-pressed", String(isPressed));
}

export function isPressed(id: string): boolean {
  return element(id).getAttribute("aria-pressed") === "true";
}
