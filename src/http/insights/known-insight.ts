import { knownText } from "../../i18n/known-text.ts";
import type { Language } from "../../i18n/language.ts";
import type { KnownCrash, KnownInsight } from "../../wire/known-crash.ts";

/** As `/api/insights` has it. */
export function knownInsight(known: KnownCrash | null, language: Language): KnownInsight | null {
  return known && { ...known, message: knownText(known, language) };
}

/** A tag that changes whenever what is known about the crash changes. */
export function knownTag(known: KnownCrash | null): string {
  return known === null ? "" : `-${Bun.hash(JSON.stringify(known)).toString(36)}`;
}
