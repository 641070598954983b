import type { Language } from "./language.ts";

/** Made once: making one takes longer than everything else in the footer of a page. */
export const numberFormats: Record<Language, Intl.NumberFormat> = {
  en: new Intl.NumberFormat("en"),
  "zh-CN": new Intl.NumberFormat("zh-CN"),
};

/** A count as people write it. Small ones look the same in every language, and need no formatting. */
export function formatCount(count: number, language: Language): string {
  return count < 1000 ? String(count) : numberFormats[language].format(count);
}
