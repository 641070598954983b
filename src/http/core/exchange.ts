import type { Requester, WorkAccount } from "../../work/requester.ts";
import type { Client } from "./client-address.ts";
import type { ChunkMeter } from "./fairness/chunk-meter.ts";

/** One request, with what every handler wants to know of it. */
export interface Exchange {
  request: Request;
  /** Without the query, without doubled or trailing slashes. */
  path: string;
  /** The path as it was sent, with every escape in it: what the log shows. */
  sentPath: string;
  /** What stands in the place of `:id` in the route. */
  param: string;
  /** Without the `?`. */
  search: string;
  client: Client;
  /** `HEAD` is answered like `GET`, without a body and without counting a view. */
  isHead: boolean;
  /** Where the time is written down that it causes on threads. */
  account?: WorkAccount;
  /** The body once somebody has begun to read it. */
  body?: StartedBody;
}

export interface StartedBody {
  reader: ReadableStreamDefaultReader<Uint8Array>;
  meter: ChunkMeter;
  /** It has been read to its end, or failed. */
  isOver: boolean;
}

export function queryValue(exchange: Exchange, name: string): string | null {
  return exchange.search === "" ? null : new URLSearchParams(exchange.search).get(name);
}

/** The request as the requester of work. Only for what is not answered at once: watching a connection costs time. */
export function requesterOf({ request, client, account }: Exchange): Requester {
  return {
    clients: () => [client.key],
    get signal() {
      return request.signal;
    },
    onThreadTime: (milliseconds, sharers = 1) => account?.spent(client.key, milliseconds, sharers),
    refusal: () => account?.refusal(client.key) ?? null,
  };
}

/** The token of `Authorization: Bearer`, or null. */
export function bearerToken({ request }: Pick<Exchange, "request">): string | null {
  return /^Bearer +(\S.*)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? null;
}

/** Hastebin's links may end in an extension, which says how to colour a text and nothing about which one it is. */
export function withoutExtension(exchange: Exchange): Exchange {
  const dot = exchange.param.indexOf(".");
  return dot === -1 ? exchange : { ...exchange, param: exchange.param.slice(0, dot) };
}
