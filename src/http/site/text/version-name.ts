import type { Language } from "../../../i18n/language.ts";
import { type VersionWords, versionWords } from "../../../i18n/version-words.ts";

/** What the version belongs to: `Fabric loader version` → `Fabric loader`, in the reader's language. */
export function versionName(label: string, language: Language): string {
  const name = label.replace(/ version$/, "");
  return versionWords[language][name as keyof VersionWords] ?? name;
}
