import type { Analysis } from "../model/analysis.ts";
import type { Language } from "../model/model.ts";
import { sentenceWith } from "./words.ts";

/** That a log was not read to its end, and where; `null` where it was. */
export function unreadText({ unread, lines }: Pick<Analysis, "unread" | "lines">, language: Language): string | null {
  if (!unread) return null;
  if (unread.endLine - unread.firstLine >= lines) return sentenceWith(language, "unread.all");
  return sentenceWith(language, "unread.some", { first: unread.firstLine + 1, last: unread.endLine });
}
