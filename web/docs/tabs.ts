import { make } from "../page/elements.ts";

interface TabSet {
  choose(language: string): void;
}

const remembered = "docs-language";
const sets: TabSet[] = [];

/** Turns the folded examples of each task into tabs. The chosen language applies everywhere, and is remembered. */
export function makeTabs(): void {
  document.querySelectorAll<HTMLElement>(".docs-tabs").forEach((holder, place) => {
    sets.push(tabsOf(holder, `tabs-${place}`));
  });
  const language = recall();
  if (language) chooseEverywhere(language);
}

function chooseEverywhere(language: string): void {
  for (const set of sets) set.choose(language);
}

function tabsOf(holder: HTMLElement, prefix: string): TabSet {
  const examples = [...holder.querySelectorAll<HTMLDetailsElement>("details")];
  const list = make("div", { role: "tablist", "aria-label": holder.dataset["label"] ?? "" });
  const tabs: HTMLElement[] = [];
  const panels: HTMLElement[] = [];
  for (const example of examples) {
    const language = example.dataset["language"] ?? "";
    const id = `${prefix}-${language}`;
    const tab = make(
      "button",
      {
        type: "button",
        role: "tab",
        id: `${id}-tab`,
        "aria-controls": id,
        "data-language": language,
        class: "docs-tab",
      },
      example.querySelector("summary")?.textContent ?? "",
    );
    const panel = make("div", { role: "tabpanel", id, "aria-labelledby": `${id}-tab`, class: "docs-panel" });
    panel.append(
      ...[...example.childNodes].filter((node) => !(node instanceof HTMLElement && node.tagName === "SUMMARY")),
    );
    tab.addEventListener("click", () => chosenBy(tab));
    tab.addEventListener("keydown", (event) => move(event, tabs, tab));
    list.append(tab);
    tabs.push(tab);
    panels.push(panel);
  }
  const choose = (language: string) => {
    if (!tabs.some((tab) => tab.dataset["language"] === language)) return;
    tabs.forEach((tab, place) => {
      const isChosen = tab.dataset["language"] === language;
      tab.setAttribute("aria-selected", String(isChosen));
      tab.tabIndex = isChosen ? 0 : -1;
      panels[place]!.hidden = !isChosen;
    });
  };
  holder.replaceChildren(list, ...panels);
  choose(tabs[0]?.dataset["language"] ?? "");
  return { choose };
}

/** Tabs elsewhere grow or shrink with it; the one that was chosen stays where the reader sees it. */
function chosenBy(tab: HTMLElement): void {
  const before = tab.getBoundingClientRect().top;
  const language = tab.dataset["language"] ?? "";
  chooseEverywhere(language);
  remember(language);
  window.scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: "instant" });
}

function move(event: KeyboardEvent, tabs: readonly HTMLElement[], tab: HTMLElement): void {
  const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length]!;
  chosenBy(next);
  next.focus();
}

function recall(): string | null {
  try {
    return localStorage.getItem(remembered);
  } catch {
    return null;
  }
}

function remember(language: string): void {
  try {
    localStorage.setItem(remembered, language);
  } catch {
    // A browser that keeps nothing still shows the tabs.
  }
}
