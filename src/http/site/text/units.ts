import type { Language } from "../../../i18n/language.ts";
import type { LogWords } from "../../../i18n/log-words.ts";
import { numberText } from "../../../i18n/messages/format.ts";
import { sizeWords } from "../../../i18n/size-words.ts";

export function durationText(milliseconds: number, words: LogWords): string {
  const seconds = milliseconds / 1000;
  const rounded = (value: number) => ({ count: value < 10 ? Math.round(value * 10) / 10 : Math.round(value) });
  if (seconds < 120) return words.seconds(rounded(seconds));
  // Nobody counts tenths of a minute.
  if (seconds < 5400) return words.minutes({ count: Math.round(seconds / 60) });
  if (seconds < 129_600) return words.hours(rounded(seconds / 3600));
  return words.days(rounded(seconds / 86_400));
}

export function sizeText(bytes: number, language: Language): string {
  const words = sizeWords[language];
  if (bytes < 1024) return words.bytes({ amount: numberText(bytes, language) });
  if (bytes < 1048576) return words.kibibytes({ amount: tenths(bytes / 1024, language) });
  return words.mebibytes({ amount: tenths(bytes / 1048576, language) });
}

const megabytesIn = { K: 1 / 1024, M: 1, G: 1024 };

/**
 * `8192 MiB`, `4G`, `4k page, physical 16384000k(…)`: as logs state it, in the unit that people have for it. `null`: it is
 * none of these.
 */
export function memoryText(stated: string, language: Language): string | null {
  const [, digits, unit] =
    /^(?:\d{1,3}k page, (?:system-wide )?physical )?(\d{1,12}(?:\.\d{1,3})?) ?([KMG])(?:i?B)?(?: ?\(|$)/i.exec(
      stated.trim(),
    ) ?? [];
  if (digits === undefined || unit === undefined) return null;
  const megabytes = Number(digits) * megabytesIn[unit.toUpperCase() as keyof typeof megabytesIn];
  const words = sizeWords[language];
  if (megabytes < 1024) return words.megabytes({ amount: numberText(Math.round(megabytes), language) });
  return words.gigabytes({ amount: tenths(megabytes / 1024, language) });
}

function tenths(number: number, language: Language): string {
  return numberText(Math.round(number * 10) / 10, language);
}
