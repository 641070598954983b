import { ForeignForm } from "../../wire/refusal.ts";
import type { Exchange } from "./exchange.ts";
import { hostsOf } from "./origin.ts";

/**
 * Throws `ForeignForm` where a browser says that a page of another site has sent the form: its visitor may know nothing of
 * it. Programs and old browsers say nothing, and pass.
 */
export function checkFormOrigin(exchange: Exchange, publicUrl: string | null): void {
  const { headers } = exchange.request;
  // The browser compares addresses as it sees them, whatever proxies make of them on the way. `none`: a person did it.
  const site = headers.get("sec-fetch-site");
  if (site === "same-origin" || site === "none") return;
  if (site === "same-site" || site === "cross-site") throw new ForeignForm();
  // Over plain HTTP, browsers tell the origin alone.
  const origin = headers.get("origin");
  if (origin === null) return;
  const host = hostIn(origin);
  if (host === null || !hostsOf(exchange, publicUrl).includes(host)) throw new ForeignForm();
}

/** `null` for what is no address, such as the origin of a sandbox, which is called "null". */
function hostIn(origin: string): string | null {
  return /^https?:\/\/[^/]/i.test(origin) && URL.canParse(origin) ? new URL(origin).host : null;
}
