import type { Site } from "../../../branding/site.ts";
import { Html, html } from "./html.ts";
import { markOnGround } from "./mark.ts";

export function favicon(accent: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${markOnGround(accent)}</svg>`;
}

/** Beside the name. Ours is in the page itself: it is small, and loading it would take longer than drawing it. */
export function brandMark({ logo, palette }: Site): Html {
  if (logo) return html`<img class="brand-logo" src="${logo.path}" alt="" height="26">`;
  const drawn = favicon(palette.light.accent);
  return new Html(drawn.replace("<svg ", '<svg class="brand-icon" aria-hidden="true" '));
}
