import { localeText } from "../../i18n/messages/locale-files.ts";
import { fallbackChain } from "../../wire/languages.ts";
import type { Language } from "../model/model.ts";
import { textHash } from "../text/text-hash.ts";

const versions = new Map<Language, string>();

/** Changes with every word of a language: what is kept of an answer must not outlive a mended sentence. */
export function wordsVersion(language: Language): string {
  let version = versions.get(language);
  if (version === undefined) {
    version = textHash(fallbackChain(language).map(localeText).join(""));
    versions.set(language, version);
  }
  return version;
}
