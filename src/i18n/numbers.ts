import type { Language } from "./language.ts";

/** Made once: making one takes longer than everything else in the footer of a page. */
export const numberFormats: Record<Language, Intl.NumberFormat> = {
  en: new Intl.NumberFormat("en"),
  "zh-CN": new Intl.NumberFormat("zh-CN"),
};

/** A whole number as both languages write it, in groups of three. `Intl` takes ten times as long. */
export function formatCount(count: number): string {
  let text = String(count);
  for (let at = text.length - 3; at > 0; at -= 3) text = `${text.slice(0, at)},${text.slice(at)}`;
  return text;
}
