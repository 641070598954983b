import { isLinkPreview } from "../../core/link-preview-agents.ts";
import { remembered } from "../../core/remembered.ts";

/**
 * Whether a reader of `/{id}` wants the page: a person in a browser, or a program that previews links. Everything else
 * (curl, plugins, scripts on other pages) reads `/{id}` as it would at bytebin, and wants the log itself.
 */
export function asksForPage(headers: Headers): boolean {
  const accept = headers.get("accept");
  if (asksForHtml(accept)) return true;
  const agent = headers.get("user-agent");
  if (isLinkPreview(agent)) return true;
  // Previews that nobody has heard of yet, and crawlers, look like this. A script on another page has an origin.
  const saysNothing = accept === null || accept.trim() === "*/*";
  return saysNothing && looksLikeBrowser(agent ?? "") && !headers.has("origin");
}

/** PowerShell says that it is a browser; whoever types a command there wants what curl gives. */
function looksLikeBrowser(agent: string): boolean {
  return agent.startsWith("Mozilla/") && !agent.includes("PowerShell/");
}

/** Browsers name HTML whenever somebody opens a page. */
export function asksForHtml(accept: string | null): boolean {
  return accept !== null && namesHtml(accept);
}

const namesHtml = remembered((accept) => {
  if (isJavasOwn(accept)) return false;
  return accept
    .slice(0, maxAccept)
    .toLowerCase()
    .split(",")
    .some((range) => htmlRange.test(range) && !refused.test(range));
});

const maxAccept = 2000;
const htmlRange = /^\s*(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/;
const refused = /;\s*q=0(?:\.0{0,3})?\s*(?:;|$)/;

/** `HttpURLConnection` sends this when its program has no wish at all: `text/html, image/gif, image/jpeg, *; q=.2, …` */
function isJavasOwn(accept: string): boolean {
  return accept.startsWith("text/html, image/gif, image/jpeg, *");
}
