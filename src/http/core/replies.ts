import type { Allowance, LogRemoval } from "../../logs/ports.ts";
import { RateLimited, retrySeconds } from "../../logs/upload.ts";
import type { ErrorAnswer } from "../../wire/answers.ts";
import {
  busyRetrySeconds,
  ClosingRefusal,
  Outage,
  Refusal,
  type RefusalCode,
  type RefusalKind,
} from "../../wire/refusal.ts";
import { ClientGone } from "../../work/requester.ts";
import { JobOverdue } from "../../work/thread-pool.ts";
import { LogRemoved } from "./log-not-found.ts";

/** The only module that builds responses. The status of an error comes from the `Refusal` that was thrown. */

export type HeaderList = Record<string, string>;

/** On everything that programs read: open to every origin, and without content sniffing. */
export const openHeaders: HeaderList = {
  "Access-Control-Allow-Origin": "*",
  "Cross-Origin-Resource-Policy": "cross-origin",
  "X-Content-Type-Options": "nosniff",
};

/**
 * On everything that is opened as a page, so that no other site keeps a handle to its window. All pages have it: between
 * one with it and one without, browsers have to start a new process.
 */
export const openerPolicy: HeaderList = { "Cross-Origin-Opener-Policy": "same-origin" };

/** For what other sites may show, such as pictures, but have no business to read. */
export const embeddable: HeaderList = { "Cross-Origin-Resource-Policy": "cross-origin" };

/** For pages, and for what only they load: no other site gets hold of it. */
export const ownResource: HeaderList = { "Cross-Origin-Resource-Policy": "same-origin" };

/** On a file that pages load, or that somebody opens by itself. */
export function fileHeaders(type: string, caching: string, readers = embeddable): HeaderList {
  return { "Content-Type": type, "Cache-Control": caching, "X-Content-Type-Options": "nosniff", ...readers };
}

export const jsonHeaders: HeaderList = {
  ...openHeaders,
  "Content-Type": "application/json; charset=utf-8",
  "Cache-Control": "no-store",
};

export const textHeaders: HeaderList = {
  ...openHeaders,
  "Content-Type": "text/plain; charset=utf-8",
  "Cache-Control": "no-store",
};

/**
 * For what belongs to a log and may be kept by the browser that asked, which asks each time whether it is still good.
 * Nothing of a log is kept by caches that serve others: they would show it after its removal.
 */
export const privateCaching = "private, no-cache";

export type AnswerBody = ConstructorParameters<typeof Response>[0];

export function ok(body: AnswerBody, headers: HeaderList | Headers): Response {
  return new Response(body, { status: 200, headers });
}

/** An answer with another body. */
export function answerWith({ status, headers }: Response, body: AnswerBody): Response {
  return new Response(body, { status, headers });
}

export function jsonOk(value: unknown, headers: HeaderList = {}): Response {
  return ok(JSON.stringify(value), { ...jsonHeaders, ...headers });
}

/** Something was made; `Location` among the headers says where it is. */
export function created(body: string, headers: HeaderList): Response {
  return new Response(body, { status: 201, headers });
}

/** Answers several removals at once, each with a status of its own in the body. */
export function multiStatus(value: unknown): Response {
  return new Response(JSON.stringify(value), { status: 207, headers: jsonHeaders });
}

export function notModified(headers: HeaderList): Response {
  return new Response(null, { status: 304, headers });
}

export function redirectPermanent(location: string): Response {
  const headers = { Location: location, "Cache-Control": privateCaching, "X-Content-Type-Options": "nosniff" };
  return new Response(null, { status: 301, headers });
}

/** The address is valid for a moment only. */
export function redirectTemporary(location: string, vary: string): Response {
  const headers = { ...openHeaders, Location: location, "Cache-Control": "no-store", Vary: vary };
  return new Response(null, { status: 302, headers });
}

export function seeOther(location: string, headers: HeaderList): Response {
  return new Response(null, { status: 303, headers: { ...headers, Location: location, "Cache-Control": "no-store" } });
}

export function unhealthy(value: unknown): Response {
  return new Response(JSON.stringify(value), {
    status: 503,
    headers: { ...jsonHeaders, "Retry-After": String(busyRetrySeconds) },
  });
}

/** Answers `OPTIONS`, preflights among them. */
export function options(allow: string): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...openHeaders,
      Allow: allow,
      "Access-Control-Allow-Methods": allow,
      "Access-Control-Allow-Headers":
        "Content-Type, Content-Encoding, Authorization, If-None-Match, Mcp-Session-Id, Mcp-Protocol-Version, Last-Event-ID",
      "Access-Control-Max-Age": "86400",
    },
  });
}

/** For a connection whose client is gone: the runtime wants an answer, and nobody reads it. */
export function toNobody(): Response {
  return new Response(null, { status: 400, headers: { Connection: "close" } });
}

/** The path is there, the method is not. */
export class WrongMethod extends Refusal {
  constructor(readonly allow: string) {
    super(405, `This address takes ${allow}.`);
  }
}

/** An error as a client gets it, before it is rendered as JSON, text or HTML. */
export interface ErrorReply {
  status: RefusalCode;
  message: string;
  headers: HeaderList;
  /** Not the client's fault: it is logged with its cause. */
  isOurs: boolean;
  /** Set for a log that existed once. */
  removal?: LogRemoval;
  /** For pages, which have a sentence of their own for it. */
  kind?: RefusalKind;
  /** Under which a fault of ours is logged. */
  reference?: string;
}

export function toErrorReply(error: unknown, reference: string): ErrorReply {
  if (error instanceof RateLimited) {
    return { status: 429, message: error.message, headers: rateLimitHeaders(error.allowance, true), isOurs: false };
  }
  if (error instanceof WrongMethod) {
    return { status: 405, message: error.message, headers: { Allow: error.allow }, isOurs: false };
  }
  if (error instanceof Refusal) {
    const headers: HeaderList = error.retryAfter === undefined ? {} : { "Retry-After": String(error.retryAfter) };
    if (error instanceof ClosingRefusal) headers["Connection"] = "close";
    if (error.code === 401) headers["WWW-Authenticate"] = "Bearer";
    const removed = error instanceof LogRemoved && { removal: error.removal };
    const kind = error.kind && { kind: error.kind };
    return { status: error.code, message: error.message, headers, isOurs: false, ...removed, ...kind };
  }
  if (error instanceof ClientGone) {
    return { status: 400, message: "The request ended before its body was complete.", headers: {}, isOurs: false };
  }
  if (error instanceof Outage) {
    const message = "The service cannot reach its storage right now. Nothing was lost; try again in a moment.";
    return { status: 503, message, headers: { "Retry-After": String(busyRetrySeconds) }, isOurs: true };
  }
  if (error instanceof JobOverdue) {
    const message = "The server is too busy for this right now. Try again in a moment.";
    return { status: 503, message, headers: { "Retry-After": String(busyRetrySeconds) }, isOurs: true };
  }
  const message = `Something went wrong on our side (reference ${reference}). Try again, or report it with the reference.`;
  return { status: 500, message, headers: {}, isOurs: true, reference };
}

/** For a client that keeps others waiting, and has to wait so long itself. */
export function floodReply(waitMs: number): ErrorReply {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const unit = seconds === 1 ? "second" : "seconds";
  const message = `Your address sends so many requests that others have to wait. Try again in ${seconds} ${unit}.`;
  return { status: 429, message, headers: { "Retry-After": String(seconds), Connection: "close" }, isOurs: false };
}

export function jsonError(reply: ErrorReply): Response {
  const body: ErrorAnswer = { success: false, error: reply.message, code: reply.status };
  return new Response(JSON.stringify(body), { status: reply.status, headers: { ...jsonHeaders, ...reply.headers } });
}

export function textError(reply: ErrorReply): Response {
  return new Response(`${reply.message}\n`, {
    status: reply.status,
    headers: {
      ...openHeaders,
      "Content-Type": "text/plain; charset=utf-8",
      ...reply.headers,
      "Cache-Control": "no-store",
    },
  });
}

/** An error in the shape of another protocol. */
export function customError(reply: ErrorReply, body: string, headers: HeaderList): Response {
  return new Response(body, { status: reply.status, headers: { ...headers, ...reply.headers } });
}

export function pageError(reply: ErrorReply, html: string, headers: HeaderList): Response {
  return new Response(html, { status: reply.status, headers: { ...headers, ...reply.headers } });
}

/** Every answer to an upload has the token of its owner, whatever its body can hold. Scripts may read it. */
export function withOwnerToken(headers: HeaderList, token: string): HeaderList {
  return exposed({ ...headers, "Lectern-Token": token }, "Lectern-Token");
}

/** Lets scripts of other origins read one more header. */
export function exposed(headers: HeaderList, name: string): HeaderList {
  const others = headers["Access-Control-Expose-Headers"];
  return { ...headers, "Access-Control-Expose-Headers": others ? `${others}, ${name}` : name };
}

/** `RateLimit-Reset` is the time until one more upload is allowed than now. Without a limit there is nothing to say. */
export function rateLimitHeaders(allowance: Allowance | null, isRefusal = false): HeaderList {
  if (!allowance) return {};
  const reset = allowance.resetMs === 0 ? 0 : retrySeconds(allowance);
  const headers: HeaderList = {
    "RateLimit-Limit": String(allowance.limit),
    "RateLimit-Remaining": String(allowance.remaining),
    "RateLimit-Reset": String(reset),
    "Access-Control-Expose-Headers": "RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After",
  };
  if (isRefusal) headers["Retry-After"] = String(retrySeconds(allowance));
  return headers;
}
