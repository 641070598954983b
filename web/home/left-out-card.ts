import type { LeftOut } from "../../src/archives/archive-error.ts";
import { foreign, make } from "../page/elements.ts";
import { words } from "./i18n.ts";

interface LeftOutFiles {
  leftOut: readonly LeftOut[];
  moreLeftOut: number;
}

/** What of an archive or a folder is not shared, and why. */
export function leftOutCard(from: string, { leftOut, moreLeftOut }: LeftOutFiles): HTMLElement {
  const rows = leftOut.map(({ name, reason }) => make("li", {}, foreign(name), `: ${words.leftOutReasons[reason]}`));
  const more = moreLeftOut > 0 ? make("li", {}, words.leftOutMore({ count: moreLeftOut })) : null;
  const sentence = leftOutSentence(leftOut.length + moreLeftOut);
  return make(
    "li",
    { class: "card is-left-out" },
    make(
      "details",
      {},
      make("summary", {}, make("strong", {}, foreign(from)), ` ${sentence}`),
      make("ul", { class: "soft" }, ...rows, more),
    ),
  );
}

export function leftOutSentence(count: number): string {
  return words.leftOut({ count });
}
