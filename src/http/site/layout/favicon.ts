import type { Site } from "../../../branding/site.ts";
import { Html, html } from "./html.ts";

/** A book on a stand. */
export function favicon(accent: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<rect width="32" height="32" rx="7" fill="${accent}"/>
<path d="M5 9c4-1.6 8-1.2 11 1 3-2.2 7-2.6 11-1v10c-4-1.6-8-1.2-11 1-3-2.2-7-2.6-11-1z" fill="#fbfaf7"/>
<path d="M16 10v10" stroke="${accent}" stroke-width="1.5"/>
<path d="M13.5 22h5v3.5H22V28H10v-2.5h3.5z" fill="#d9a441"/>
</svg>`;
}

/** Beside the name. Ours is in the page itself: it is small, and loading it would take longer than drawing it. */
export function brandMark({ logo, palette }: Site): Html {
  if (logo) return html`<img class="brand-logo" src="${logo.path}" alt="" height="26">`;
  const drawn = favicon(palette.light.accent);
  return new Html(drawn.replace("<svg ", '<svg class="brand-icon" aria-hidden="true" '));
}
