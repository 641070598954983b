import type { SizeWords } from "../../src/i18n/size-words.ts";

/** Numbers as the reader's language writes them. */
interface Amounts {
  count(n: number): string;
  size(bytes: number): string;
}

const kibibyte = 1024;

export function amountsIn(language: string, words: SizeWords): Amounts {
  const whole = new Intl.NumberFormat(language);
  const tenths = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return {
    count: (n) => whole.format(n),
    size(bytes) {
      if (bytes < kibibyte) return words.bytes({ amount: whole.format(bytes) });
      // What would round up to a full mebibyte is one.
      if (bytes < kibibyte * kibibyte * 0.9995) return words.kibibytes({ amount: tenths.format(bytes / kibibyte) });
      return words.mebibytes({ amount: tenths.format(bytes / kibibyte / kibibyte) });
    },
  };
}
