import { element } from "../page/elements.ts";
import type { Reading } from "./reading.ts";

/** Names of the rows in the page's tables, by id, name and file, in small letters. */
function rowsByKey(): Map<string, HTMLTableRowElement> {
  const rows = new Map<string, HTMLTableRowElement>();
  for (const row of document.querySelectorAll<HTMLTableRowElement>("#mods-table tbody tr, #plugins-table tbody tr")) {
    const names = [...row.querySelectorAll("th bdi")].map((name) => name.textContent);
    const file = row.cells[row.cells.length - 1]?.textContent ?? "";
    for (const key of [...names, ...(file.endsWith(".jar") ? [file] : [])]) {
      const small = key.trim().toLowerCase();
      if (small !== "" && !rows.has(small)) rows.set(small, row);
    }
  }
  return rows;
}

/** Facts at the top of the page lead to the lists that they count, which are closed at first. */
function openLists(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(".strip a:not([href*='#L'])")) {
    const list = document.getElementById(link.hash.slice(1));
    if (!(list instanceof HTMLDetailsElement)) continue;
    link.addEventListener("click", () => {
      list.open = true;
    });
  }
}

/** Leads from a stack frame to the mod or plugin it belongs to, as far as the log lists it. */
export function connectListedParts(reading: Reading): void {
  openLists();
  const rows = rowsByKey();
  if (rows.size === 0) return;
  reading.viewer.setParts((key) => rows.has(key));
  reading.onPart((key) => {
    const row = rows.get(key);
    if (!row) return;
    // The panel may be folded away for the log.
    element("log-layout").classList.remove("full-width");
    row.closest("details")!.open = true;
    row.hidden = false;
    for (const other of document.querySelectorAll(".parts .is-shown")) other.classList.remove("is-shown");
    row.classList.add("is-shown");
    row.scrollIntoView({ block: "center" });
    row.querySelector("a")!.focus({ preventScroll: true });
  });
}
