import type { Analysis } from "../model/analysis.ts";
import type { Language } from "../model/model.ts";
import { catalogues, sentenceWith } from "./render.ts";

/** That a log was not read to its end, and where; `null` where it was. */
export function unreadText({ unread, lines }: Pick<Analysis, "unread" | "lines">, language: Language): string | null {
  if (!unread) return null;
  const words = catalogues[language].unread;
  if (unread.endLine - unread.firstLine >= lines) return words.all;
  const shown = (line: number) => line.toLocaleString("en");
  return sentenceWith(words.some, { first: shown(unread.firstLine + 1), last: shown(unread.endLine) });
}
