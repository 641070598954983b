import { element } from "../page/elements.ts";
import { nextTask } from "../page/next-task.ts";
import type { ListedOwner } from "./frame-owners.ts";
import type { Reading } from "./reading.ts";

/** A row of the page's tables of mods and plugins. */
interface ListedRow extends ListedOwner {
  row: HTMLTableRowElement;
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

function listedRows(): ListedRow[] {
  return (["mod", "plugin"] as const).flatMap((kind) =>
    [...document.querySelectorAll<HTMLTableRowElement>(`#${kind}s-table tbody tr`)].map((row) => {
      const [name = "", id = name] = [...row.querySelectorAll("th bdi")].map(({ textContent }) => textContent.trim());
      const file = row.cells[row.cells.length - 1]?.textContent ?? "";
      const isFile = file.endsWith(".jar");
      const keys = [id, name, ...(isFile ? [file] : [])].map((key) => key.toLowerCase()).filter((key) => key !== "");
      return { kind, id, name, keys, row, ...(isFile && { file }) };
    }),
  );
}

/** Says whose code the frames of traces are, and leads from them to the mod or plugin, as far as the log lists it. */
export async function connectListedParts(reading: Reading): Promise<void> {
  openLists();
  if (!reading.hasFrames()) return;
  const listed = listedRows();
  reading.onPart((key) => {
    const found = listed.find(({ keys }) => keys.includes(key));
    if (found) showRow(found.row);
  });
  const { frameOwners } = await import("./frame-owners.ts");
  await nextTask();
  const ownerOf = await frameOwners(reading.log, listed, nextTask);
  await nextTask();
  reading.viewer.setOwners(ownerOf);
}

function showRow(row: HTMLTableRowElement): void {
  // The panel may be folded away for the log.
  element("log-layout").classList.remove("full-width");
  for (let fold = row.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null) fold.open = true;
  row.hidden = false;
  for (const other of document.querySelectorAll(".parts .is-shown")) other.classList.remove("is-shown");
  row.classList.add("is-shown");
  row.scrollIntoView({ block: "center" });
  row.querySelector("a")!.focus({ preventScroll: true });
}
