import { arrowGroup } from "../page/arrow-group.ts";
import { element } from "../page/elements.ts";
import { wordsOf } from "../page/words.ts";

/** Without them, dozens of stops would stand before the log. */
export function toolGroups(): void {
  arrowGroup(element("search").closest<HTMLElement>(".search")!, "button");
  const tools = element("tools");
  // What stands in an open menu is a part of its own.
  arrowGroup(tools, ":scope > button, .marked-tools > button, :scope > .levels > button, :scope > details > summary");
}

/** Buttons and links of the panel. What is no group without a script is not called one by the server. */
export function panelGroups(): void {
  const words = wordsOf("reading");
  for (const actions of document.querySelectorAll<HTMLElement>("#panel > .actions")) {
    // What stands in an open menu is a part of its own.
    group(actions, words.actions, ":scope > button, :scope > details > summary");
  }
  for (const evidence of document.querySelectorAll<HTMLElement>(".finding .places")) {
    const members = ".line-link, .place-step";
    if (evidence.querySelectorAll(members).length > 1) group(evidence, words.placesInLog, members);
  }
}

function group(container: HTMLElement, label: string, members: string): void {
  container.setAttribute("role", "toolbar");
  container.setAttribute("aria-label", label);
  arrowGroup(container, members);
}
