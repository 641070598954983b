import type { Language } from "../wire/languages.ts";
import { numberText } from "./messages/format.ts";
import { sizeWords } from "./size-words.ts";
import { unitWords } from "./unit-words.ts";

/** Sizes, times and lists as operators read them. */

export function megabytes(bytes: number, language: Language): string {
  return sizeWords[language].megabytes({ amount: numberText(Math.round(bytes / 1e5) / 10, language) });
}

/** In the unit that leaves a number people can read. */
export function sizeText(bytes: number, language: Language): string {
  const [sizes, units] = [sizeWords[language], unitWords[language]];
  const steps = [sizes.bytes, units.kilobytes, sizes.megabytes, sizes.gigabytes, units.terabytes];
  const at = Math.min(steps.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  const amount = bytes / 1000 ** at;
  const digits = at === 0 || amount >= 100 ? 0 : 1;
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false };
  return steps[at]!({ amount: amount.toLocaleString(language, format) });
}

export function duration(seconds: number, language: Language): string {
  const words = unitWords[language];
  const whole = Math.ceil(seconds);
  if (whole < 60) return words.seconds({ seconds: whole });
  if (whole < 3600) return words.minutes({ minutes: Math.floor(whole / 60), seconds: whole % 60 });
  return words.hours({ hours: Math.floor(whole / 3600), minutes: Math.floor((whole % 3600) / 60) });
}

/** `a and b` */
export function allOf(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(language).format(names);
}

/** `a or b` */
export function anyOf(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(language, { type: "disjunction" }).format(names);
}
