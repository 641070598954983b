import type { LogWords } from "../../../i18n/log-words.ts";

export function durationText(milliseconds: number, words: LogWords, number: Intl.NumberFormat): string {
  const seconds = milliseconds / 1000;
  const rounded = (value: number) => number.format(value < 10 ? Math.round(value * 10) / 10 : Math.round(value));
  if (seconds < 90) return words.seconds(rounded(seconds));
  if (seconds < 5400) return words.minutes(rounded(seconds / 60));
  if (seconds < 129_600) return words.hours(rounded(seconds / 3600));
  return words.days(rounded(seconds / 86_400));
}

export function sizeText(bytes: number, number: Intl.NumberFormat): string {
  if (bytes < 1024) return `${number.format(bytes)} B`;
  if (bytes < 1048576) return `${number.format(Math.round(bytes / 102.4) / 10)} KiB`;
  return `${number.format(Math.round(bytes / 104857.6) / 10)} MiB`;
}

/** `8192 MiB`, `4G`: as logs state it, in the unit that people have for it. `null`: it is none of these. */
export function memoryText(stated: string, number: Intl.NumberFormat): string | null {
  const [, digits, unit] = /^(\d{1,9}(?:\.\d{1,3})?) ?([MG])(?:i?B)?$/i.exec(stated.trim()) ?? [];
  if (digits === undefined || unit === undefined) return null;
  const megabytes = Number(digits) * (unit.toUpperCase() === "G" ? 1024 : 1);
  if (megabytes < 1024) return `${number.format(Math.round(megabytes))} MB`;
  return `${number.format(Math.round((megabytes / 1024) * 10) / 10)} GB`;
}
