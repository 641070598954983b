import type { Language } from "./language.ts";
import { versionWords } from "./version-words.ts";

const named = { "Fabric loader": "fabricLoader", "Quilt loader": "quiltLoader" } as const;

/** What the version belongs to: `Fabric loader version` → `Fabric loader`, in the reader's language. */
export function versionName(label: string, language: Language): string {
  const name = label.replace(/ version$/, "");
  const key = named[name as keyof typeof named];
  return key === undefined ? name : versionWords[language][key];
}
