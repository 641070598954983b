import type { Exchange } from "./exchange.ts";
import type { ErrorReply, HeaderList } from "./replies.ts";

/** What the errors of a path look like. */
export type ErrorFormat = "json" | "text" | "html";

export interface Route<Handler> {
  errorFormat: ErrorFormat;
  methods: Partial<Record<Method, Handler>>;
  /** Headers that errors have as well. */
  errorHeaders?: (exchange: Exchange) => Promise<HeaderList>;
  /** Whether `:id` is not the id of a log. */
  isNoLookup?: true;
  /** Whether also those are answered who have taken too much of the thread that does it: for whoever watches the service. */
  isAlwaysAnswered?: true;
  /** For protocols whose errors have a shape of their own. */
  renderError?: (reply: ErrorReply, exchange: Exchange) => Response;
}

export type Method = "GET" | "POST" | "PUT" | "DELETE";

export interface Match<Handler> {
  route: Route<Handler>;
  /** The pattern of the route, such as `/api/log/:id`: a label of metrics. */
  pattern: string;
  /**
   * What stands in the place of `:id`. Of `:a/:b` it is both, with the slash: neither can have one itself. Of `:id/*` it is
   * the id and all that follows.
   */
  param: string;
}

interface Entry<Handler> {
  route: Route<Handler>;
  pattern: string;
}

/**
 * Finds the route of a path: an exact one, else one that ends in `/:id`, else one that ends in `/:a/:b`, else one that ends
 * in `/:id/*` behind two segments. Each is a single look-up, so the number of routes costs nothing.
 */
export class Router<Handler> {
  private readonly exact = new Map<string, Entry<Handler>>();
  private readonly withParam = new Map<string, Entry<Handler>>();
  private readonly withTwo = new Map<string, Entry<Handler>>();
  private readonly withRest = new Map<string, Entry<Handler>>();

  constructor(routes: Record<string, Route<Handler>>) {
    for (const [pattern, route] of Object.entries(routes)) {
      const entry = { route, pattern };
      if (pattern.endsWith("/:id")) this.withParam.set(pattern.slice(0, -3), entry);
      else if (pattern.endsWith("/:a/:b")) this.withTwo.set(pattern.slice(0, -5), entry);
      else if (pattern.endsWith("/:id/*")) this.withRest.set(pattern.slice(0, -5), entry);
      else this.exact.set(pattern, entry);
    }
  }

  match(path: string): Match<Handler> | null {
    const exact = this.exact.get(path);
    if (exact) return { ...exact, param: "" };
    const slash = path.lastIndexOf("/") + 1;
    if (slash === path.length) return null;
    const entry = this.withParam.get(path.slice(0, slash));
    return entry ? { ...entry, param: path.slice(slash) } : this.matchTwo(path, slash);
  }

  private matchTwo(path: string, second: number): Match<Handler> | null {
    const first = path.lastIndexOf("/", second - 2) + 1;
    const entry = this.withTwo.get(path.slice(0, first));
    return entry && first < second - 1 ? { ...entry, param: path.slice(first) } : this.matchRest(path);
  }

  private matchRest(path: string): Match<Handler> | null {
    const start = path.indexOf("/", path.indexOf("/", 1) + 1) + 1;
    const entry = this.withRest.get(path.slice(0, start));
    return entry ? { ...entry, param: path.slice(start) } : null;
  }
}

export function allowedMethods(route: Route<unknown>): string {
  const methods: string[] = Object.keys(route.methods);
  if (route.methods.GET) methods.push("HEAD");
  return [...methods, "OPTIONS"].join(", ");
}

export interface SplitAddress {
  /** Where the host of a URL is invalid, the URL is a bare path. */
  host: string | null;
  path: string;
  /** The path as it was sent. */
  sentPath: string;
  search: string;
}

/** Host, path and query of a request's URL. */
export function splitAddress(url: string): SplitAddress {
  const hostStart = url.startsWith("/") ? -1 : url.indexOf("//") + 2;
  const start = hostStart === -1 ? 0 : url.indexOf("/", hostStart);
  const host = hostStart === -1 ? null : url.slice(hostStart, start === -1 ? undefined : start);
  const address = start === -1 ? "/" : url.slice(start);
  const hash = address.indexOf("#");
  const end = hash === -1 ? address.length : hash;
  const mark = address.indexOf("?");
  const pathEnd = mark === -1 || mark > end ? end : mark;
  const sentPath = address.slice(0, pathEnd);
  const search = address.slice(Math.min(pathEnd + 1, end), end);
  return { host, path: tidy(decodeUnreserved(sentPath)), sentPath, search };
}

/** Decodes escapes of unreserved characters (letters, digits and a few more), which mean the same as the characters. */
function decodeUnreserved(path: string): string {
  if (!path.includes("%")) return path;
  return path.replace(/%([2-7][0-9A-Fa-f])/g, (written, hex: string) => {
    const character = String.fromCharCode(Number.parseInt(hex, 16));
    return /[A-Za-z0-9._~-]/.test(character) ? character : written;
  });
}

/** Doubled and trailing slashes are typing mistakes, and do not deserve a 404. */
function tidy(path: string): string {
  if (!path.includes("//") && (path.length === 1 || !path.endsWith("/"))) return path;
  return path.replace(/\/{2,}/g, "/").replace(/(.)\/$/, "$1");
}
