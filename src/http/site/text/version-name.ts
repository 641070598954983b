import type { Language } from "../../../words/language.ts";
import { type VersionWords, versionWords } from "../../../words/version-words.ts";

/** What the version belongs to: `Fabric loader version` → `Fabric loader`, in the reader's language. */
export function versionName(label: string, language: Language): string {
  const name = label.replace(/ version$/, "");
  return versionWords[language][name as keyof VersionWords] ?? name;
}
