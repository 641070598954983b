/** How a language writes the digits of a long whole number: with what between groups of three, and from how many on. */
export interface Grouping {
  separator: string;
  /** `1234` has four digits: Polish and Spanish group from five on. */
  from: number;
}

export function groupingOf(language: string): Grouping {
  const format = new Intl.NumberFormat(language);
  const separator = format.formatToParts(12_345).find(({ type }) => type === "group")?.value ?? "";
  return { separator, from: format.format(1234).length > 4 ? 4 : 5 };
}

/**
 * A whole number that is not negative. `Intl` takes ten times as long on a server, and the first use of it takes a browser
 * as long as drawing the page.
 */
export function groupedText(number: number, { separator, from }: Grouping): string {
  const text = String(number);
  return text.length < from ? text : text.replace(/\B(?=(?:\d{3})+$)/g, separator);
}
