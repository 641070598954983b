import { announce } from "../page/announcing.ts";
import { wordsOf } from "../page/words.ts";

/** So long after the last letter, those who listen are told how many rows are left. */
const quietMs = 600;

/** Shows the search fields of tables, and lets them hide the rows that do not match. */
export function tableSearch(root: ParentNode): void {
  for (const input of root.querySelectorAll<HTMLInputElement>("input.table-search")) {
    const table = tableOf(input);
    if (!table) continue;
    input.hidden = false;
    let rows: SearchedRow[] | null = null;
    let timer = 0;
    input.addEventListener("input", () => {
      rows ??= readRows(table);
      const shown = filter(rows, input.value);
      const empty = document.getElementById(`${table.id}-empty`);
      if (empty) empty.hidden = shown > 0;
      clearTimeout(timer);
      timer = window.setTimeout(() => tell(shown, rows!.length), quietMs);
    });
    // Leaving the field is for other keys: this one only empties it.
    input.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || input.value === "") return;
      input.value = "";
      input.dispatchEvent(new Event("input"));
      event.preventDefault();
    });
  }
}

interface SearchedRow {
  row: HTMLTableRowElement;
  text: string;
}

function tableOf(input: HTMLInputElement): HTMLTableElement | null {
  const table = document.getElementById(input.dataset["searchTable"] ?? "");
  return table instanceof HTMLTableElement ? table : null;
}

function readRows(table: HTMLTableElement): SearchedRow[] {
  const rows = [...table.tBodies].flatMap((body) => [...body.rows]);
  return rows.map((row) => ({ row, text: (row.textContent ?? "").toLowerCase() }));
}

/** Every word has to be somewhere in the row. */
function filter(rows: readonly SearchedRow[], wanted: string): number {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const { row, text } of rows) {
    row.hidden = !words.every((word) => text.includes(word));
    if (!row.hidden) shown++;
  }
  return shown;
}

function tell(shown: number, all: number): void {
  // That nothing matches is said by the page.
  if (shown === 0) return;
  announce(wordsOf("reading").rowsShown({ shown, all }));
}
