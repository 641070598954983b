type Value = string | number | boolean | ((event: Event) => void);
type Child = Node | string | null;

/** Builds an element. Texts become text, whatever is in them; functions are listeners. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, Value> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name, value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false) element.setAttribute(name, String(value));
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

/** Text from a log or a name: whatever direction it turns to, what stands around it does not. */
export function foreign(text: string, className = ""): HTMLElement {
  return make("bdi", className === "" ? {} : { class: className }, text);
}

/** A drawing that the server put into the page. */
export function icon(name: string): Node {
  const template = document.getElementById("icons") as HTMLTemplateElement;
  const drawing = template.content.querySelector(`[data-icon="${name}"] svg`);
  return drawing ? drawing.cloneNode(true) : document.createTextNode("");
}

export function byId<Kind extends HTMLElement>(id: string): Kind {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no #${id}`);
  return element as Kind;
}

let announcer: HTMLElement | null = null;

/** Tells those who do not see the page what happened on it. */
export function announce(text: string): void {
  if (!announcer) {
    announcer = make("p", { class: "unseen", role: "status" });
    document.body.append(announcer);
  }
  announcer.textContent = text;
}
