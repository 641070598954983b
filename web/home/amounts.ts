import { numberText } from "../../src/i18n/messages/format.ts";
import type { SizeWords } from "../../src/i18n/size-words.ts";

/** Numbers as the reader's language writes them. */
interface Amounts {
  count(n: number): string;
  size(bytes: number): string;
}

const kibibyte = 1024;

export function amountsIn(language: string, words: SizeWords): Amounts {
  const whole = (n: number) => numberText(n, language);
  // Made where it is needed: the first use of `Intl` takes longer than all else that a page does at first.
  let format: Intl.NumberFormat | null = null;
  const tenths = (n: number) => {
    format ??= new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    return format.format(n);
  };
  return {
    count: whole,
    size(bytes) {
      if (bytes < kibibyte) return words.bytes({ amount: whole(bytes) });
      // What would round up to a full mebibyte is one.
      if (bytes < kibibyte * kibibyte * 0.9995) return words.kibibytes({ amount: tenths(bytes / kibibyte) });
      return words.mebibytes({ amount: tenths(bytes / kibibyte / kibibyte) });
    },
  };
}
