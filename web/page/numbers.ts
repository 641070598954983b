/**
 * A whole number for people. Both languages of the pages write it alike, and the first `Intl.NumberFormat` takes a browser
 * as long as drawing the page.
 */
export function countText(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");
}
