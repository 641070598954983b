import { LecternError } from "./lectern-error.ts";

/**
 * The id in an id or a link: of a page, with lines or a search behind it, a short link, `/raw/…`, `/api/log/…`. Only the
 * id of a link counts: a client asks its own server, whatever host the link names.
 */
export function logIdOf(idOrLink: string): string {
  const path = idOrLink
    .trim()
    .replace(/[?#].*$/s, "")
    .replace(/\/+$/, "");
  const last = path.slice(path.lastIndexOf("/") + 1).replace(/\.(?:md|png|log|txt)$/, "");
  if (!/^[A-Za-z0-9]{1,64}$/.test(last)) {
    throw new LecternError("invalid-id", "This is neither the id of a log nor a link to one.");
  }
  return last;
}

/** The address of a server, without a slash at its end. Throws a `TypeError` where it cannot be one. @internal */
export function serverAddress(server: string | URL): string {
  const url = new URL(server);
  if (!isWebAddress(url)) {
    throw new TypeError("The address of a server begins with http:// or https://.");
  }
  if (url.username !== "" || url.password !== "") {
    throw new TypeError("Leave the user name and the password out of the address of the server.");
  }
  return `${url.origin}${url.pathname.replace(/\/+$/, "")}`;
}

/** `null` where it is none. (`URL.parse` is newer than some platforms.) @internal */
export function parsedAddress(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/** @internal */
export function isWebAddress(url: URL | null): url is URL {
  return url !== null && (url.protocol === "http:" || url.protocol === "https:");
}
