/** An element that the server wrote. */
export function element<T extends HTMLElement = HTMLElement>(id: string): T {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no #${id}`);
  return found as T;
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
