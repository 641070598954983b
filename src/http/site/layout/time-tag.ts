import { type Html, html } from "./html.ts";

/** A time in UTC, which says so. Scripts show it in the reader's zone. `at`: milliseconds since 1970. */
export function timeTag(at: number): Html {
  const time = new Date(at).toISOString();
  return html`<time data-local datetime="${time}">${time.slice(0, 16).replace("T", " ")} UTC</time>`;
}
