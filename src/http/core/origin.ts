import { isIPv6 } from "node:net";
import { Refusal } from "../../wire/refusal.ts";

const label = "[A-Za-z0-9_](?:[A-Za-z0-9_-]{0,61}[A-Za-z0-9_])?";
const hostPattern = new RegExp(`^(?:${label}(?:\\.${label})*\\.?|\\[[0-9A-Fa-f:.]{2,45}\\])(?::\\d{1,5})?$`);

export function isValidHost(host: string): boolean {
  if (host.length > 260 || !hostPattern.test(host)) return false;
  const bracketed = /^\[(.*)\]/.exec(host)?.[1];
  if (bracketed !== undefined && !isIPv6(bracketed)) return false;
  const port = /:(\d+)$/.exec(host.replace(/^\[.*\]/, ""))?.[1];
  return port === undefined || Number(port) <= 65535;
}

/** Results for host names that were seen before. A service has few of them. */
const knownValid = new Set<string>();
const maxKnown = 1000;

/** HTTP/1.0 may leave the host out. Without it in HTTP/1.1, the server refuses the request. */
export function checkHost(host: string | null): void {
  if (host === null || knownValid.has(host)) return;
  if (!isValidHost(host)) throw new Refusal(400, "The `Host` header is not a valid host name.");
  if (knownValid.size >= maxKnown) knownValid.clear();
  knownValid.add(host);
}

/** What a request says of the address that it was sent to. */
export interface Sent {
  request: { headers: Headers };
  client: { viaTrustedProxy: boolean };
}

/**
 * The origin that share links begin with: what the operator set, else the address this very request used. A trusted
 * proxy's word is taken for what the client saw.
 */
export function originOf({ request, client }: Sent, publicUrl: string | null): string {
  if (publicUrl !== null) return publicUrl;
  const { headers } = request;
  const { viaTrustedProxy } = client;
  const forwardedProto = viaTrustedProxy ? lastValue(headers.get("x-forwarded-proto")) : null;
  const forwardedHost = viaTrustedProxy ? lastValue(headers.get("x-forwarded-host")) : null;
  const scheme = forwardedProto?.toLowerCase() === "https" ? "https" : "http";
  const host = forwardedHost ?? headers.get("host") ?? "localhost";
  checkHost(host);
  return `${scheme}://${host}`;
}

/**
 * Every name that this service goes by in a request, in small letters: its own host, what a trusted proxy says that the
 * client saw, and what the operator set. Without the usual ports, which browsers leave out and some proxies add; and without
 * the scheme, which not every proxy tells.
 */
export function hostsOf({ request: { headers }, client }: Sent, publicUrl: string | null): string[] {
  const forwarded = client.viaTrustedProxy ? lastValue(headers.get("x-forwarded-host")) : null;
  const set = publicUrl === null ? null : new URL(publicUrl).host;
  return [headers.get("host"), forwarded, set]
    .filter((host) => host !== null)
    .map((host) => host.toLowerCase().replace(/:(?:80|443)$/, ""));
}

/** Whether the client speaks HTTPS with us or with the proxy in front. */
export function isSecure({ request: { headers }, client }: Sent, publicUrl: string | null): boolean {
  if (publicUrl !== null) return publicUrl.startsWith("https:");
  return client.viaTrustedProxy && lastValue(headers.get("x-forwarded-proto"))?.toLowerCase() === "https";
}

/** Each proxy appends to the list: the last value is from the nearest one. */
function lastValue(header: string | null): string | null {
  const last = header?.split(",").at(-1)?.trim();
  return last ? last : null;
}
