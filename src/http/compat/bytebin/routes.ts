import type { Exchange } from "../../core/exchange.ts";
import type { Routes } from "../../core/handler.ts";
import { originOf } from "../../core/origin.ts";
import { created, type HeaderList, jsonHeaders, textHeaders } from "../../core/replies.ts";
import type { SharedLog, Uploading } from "../../upload/uploading.ts";
import { bytebinError } from "./error.ts";
import { bytebinProtocol } from "./protocol.ts";

interface BytebinParts {
  uploading: Uploading;
  publicUrl: string | null;
}

/** How bytebin takes logs. It gives them back at `/{key}`, where people see a page: `page-or-text.ts`. */
export function bytebinRoutes({ uploading, publicUrl }: BytebinParts): Routes {
  return {
    "/post": {
      errorFormat: "text",
      methods: {
        POST: (exchange) => answerPost(exchange, uploading),
        PUT: (exchange) => answerPut(exchange, uploading, publicUrl),
      },
      errorHeaders: (exchange) => uploading.limitHeaders(exchange),
      renderError: bytebinError,
    },
  };
}

async function answerPost(exchange: Exchange, uploading: Uploading): Promise<Response> {
  const shared = await uploading.share(exchange, bytebinProtocol);
  return created(JSON.stringify({ key: shared.log.id }), { ...jsonHeaders, ...locationHeaders(shared) });
}

/** For `curl -T`: the link, ready to be copied. */
async function answerPut(exchange: Exchange, uploading: Uploading, publicUrl: string | null): Promise<Response> {
  // Before the log is stored: a request whose links cannot be made must not leave one behind.
  const origin = originOf(exchange.request.headers, exchange.client.viaTrustedProxy, publicUrl);
  const shared = await uploading.share(exchange, bytebinProtocol);
  return created(`${origin}/${shared.log.id}\n`, { ...textHeaders, ...locationHeaders(shared) });
}

/** The key alone, as clients expect it; beside `/post` it leads to the log as well. Scripts may read it. */
function locationHeaders({ log, headers }: SharedLog): HeaderList {
  const exposed = headers["Access-Control-Expose-Headers"];
  return {
    ...headers,
    Location: log.id,
    "Access-Control-Expose-Headers": exposed ? `${exposed}, Location` : "Location",
  };
}
