import { withoutHanGaps } from "../../../i18n/han-gaps.ts";
import { knownText } from "../../../i18n/known-text.ts";
import { knownWords } from "../../../i18n/known-words.ts";
import type { Language } from "../../../i18n/language.ts";
import type { KnownCrash } from "../../../wire/known-crash.ts";
import { escapeMarkdown } from "./markdown-text.ts";

const maxText = 800;

/** What is known of a fault from the logs of others; empty where nothing is. */
export function knownSection(known: KnownCrash | null, siteName: string, language: Language): string {
  if (!known) return "";
  const words = knownWords[language];
  const text = knownText(known, language);
  const note = known.note === null ? "" : `${withoutHanGaps(words.note({ site: siteName }))} ${known.note}`;
  const said = [text, note].filter((one) => one !== "").map((one) => `${escapeMarkdown(one, maxText)}\n`);
  return `## ${words.title}\n\n${said.join("\n")}`;
}
