import { element, foreign, make } from "../page/elements.ts";
import type { SharedLog } from "../page/my-logs-store.ts";
import { timeText, wordsOf } from "../page/words.ts";

const maxOffered = 5;

/** Below "Compare with": the logs that this browser shared last. */
export function offerComparisons(logs: readonly SharedLog[]): void {
  const form = document.querySelector(".compare-with");
  const { id, bundle } = element("log-layout").dataset;
  const others = logs.filter((log) => log.id !== id && log.id !== bundle);
  if (!form || others.length === 0 || form.querySelector(".my-comparisons")) return;
  const words = wordsOf("viewer");
  const links = others.slice(0, maxOffered).map((log) => {
    const title = log.headline || log.name || log.id;
    const time = make("time", { class: "soft", datetime: log.at }, timeText(new Date(log.at)));
    return make("li", {}, make("a", { href: `/compare/${id}/${log.id}` }, foreign(title)), " ", time);
  });
  form.append(
    make("p", { class: "soft" }, words.compareOwn),
    make("ul", { class: "my-comparisons" }, ...links),
    others.length > maxOffered ? make("a", { href: "/#my-logs" }, words.allOwn) : "",
  );
}
