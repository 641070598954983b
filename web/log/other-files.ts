import type { ViewerWords } from "../../src/i18n/viewer-words.ts";
import { announce } from "../page/announcing.ts";
import { arrowGroup } from "../page/arrow-group.ts";
import { element, make } from "../page/elements.ts";
import type { Reading } from "./reading.ts";
import { LogSearch } from "./searching/log-search.ts";

/** Nobody types that slowly: from then on it is worth loading the other files. */
const pauseMs = 600;

interface OtherFile {
  tab: HTMLAnchorElement;
  /** Without what is searched for. */
  address: string;
  count: HTMLElement;
  search: Promise<LogSearch> | null;
}

/**
 * What is searched for in one file is searched for in all others of the same share: each tab says how many matches there
 * are, and leads to them. A file is loaded when somebody searches for the first time.
 */
export function connectOtherFiles(reading: Reading, words: ViewerWords): void {
  const tabs = [...document.querySelectorAll<HTMLAnchorElement>("#file-tabs .file-tab")];
  arrowGroup(element("file-tabs"), "a");
  showCurrent(tabs);
  const others = tabs
    .filter((tab) => tab.getAttribute("aria-current") !== "page")
    .map((tab): OtherFile => {
      const count = make("span", { class: "chip", hidden: true });
      tab.querySelector(".file-tab-about")?.append(" ", count);
      return { tab, address: tab.getAttribute("href")!, count, search: null };
    });
  let shown: unknown = null;
  let timer = 0;
  const changed = () => {
    const { query } = reading.state;
    if (query === shown) return;
    shown = query;
    clearTimeout(timer);
    for (const { tab, address, count } of others) {
      count.hidden = true;
      tab.href = address;
    }
    if (query.text !== "") timer = window.setTimeout(() => void searchAll(), pauseMs);
  };
  const searchAll = async () => {
    const { query } = reading.state;
    // Each search parameter of this page that is about the search; the others are about this file.
    const asked = new URLSearchParams([...new URLSearchParams(location.search)].filter(([name]) => isOfSearch(name)));
    let all = 0;
    for (const other of others) {
      const found = await countIn(other, query);
      if (reading.state.query !== query) return;
      if (found === null) continue;
      all += found.count;
      other.count.textContent = (found.isCut ? words.matchesAtLeast : words.matches)({ count: found.count });
      other.count.hidden = false;
      other.tab.href = other.address + (other.address.includes("?") ? "&" : "?") + asked;
    }
    announce(words.matches({ count: all }));
  };
  reading.onChange(changed);
  changed();
}

/** On a narrow screen not all tabs are in sight. */
function showCurrent(tabs: readonly HTMLElement[]): void {
  const current = tabs.find((tab) => tab.getAttribute("aria-current") === "page");
  const list = current?.closest("ul");
  if (list) list.scrollLeft = current!.offsetLeft - list.offsetLeft;
}

function isOfSearch(name: string): boolean {
  return ["q", "case", "word", "re"].includes(name);
}

async function countIn(
  other: OtherFile,
  query: Reading["state"]["query"],
): Promise<{ count: number; isCut: boolean } | null> {
  try {
    other.search ??= open(other.tab.dataset["log"]!);
    const found = await (await other.search).search(query);
    return found && "starts" in found ? { count: found.starts.length, isCut: found.isCut } : null;
  } catch {
    // It can be asked for again with the next search.
    other.search = null;
    return null;
  }
}

async function open(id: string): Promise<LogSearch> {
  const response = await fetch(`/content/${id}`);
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  return new LogSearch(element("log-layout").dataset["worker"]!, await response.text());
}
