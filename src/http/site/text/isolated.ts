import { rightToLeftRuns } from "../../../i18n/right-to-left.ts";
import { type Html, html } from "../layout/html.ts";

/** A text in which names that are written from the right turn nothing but themselves. */
export function isolated(text: string): Html {
  const runs = rightToLeftRuns(text);
  let at = 0;
  const parts = runs.map(({ start, end }) => {
    const before = text.slice(at, start);
    at = end;
    return html`${before}<bdi>${text.slice(start, end)}</bdi>`;
  });
  return html`${[...parts, html`${text.slice(at)}`]}`;
}
