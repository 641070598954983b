/** Numbers as the reader's language writes them. */
export interface Amounts {
  count(n: number): string;
  size(bytes: number): string;
}

const kilobyte = 1024;

export function amountsIn(language: string): Amounts {
  const whole = new Intl.NumberFormat(language);
  const tenths = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return {
    count: (n) => whole.format(n),
    size(bytes) {
      if (bytes < kilobyte) return `${whole.format(bytes)} B`;
      // What would round up to a full megabyte is one.
      if (bytes < kilobyte * kilobyte * 0.9995) return `${tenths.format(bytes / kilobyte)} KB`;
      return `${tenths.format(bytes / kilobyte / kilobyte)} MB`;
    },
  };
}
