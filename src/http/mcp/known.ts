import { knownText } from "../../i18n/known-text.ts";
import type { Language } from "../../i18n/language.ts";
import type { KnownCrash } from "../../wire/known-crash.ts";

/** Only where something is known. */
export function knownOf(known: KnownCrash | null, language: Language) {
  if (!known) return {};
  const { fingerprint, count, sharers, since, last, note } = known;
  return { known: { fingerprint, count, sharers, since, last, message: knownText(known, language), note } };
}
