import type { Exchange } from "../../core/exchange.ts";
import type { Routes } from "../../core/handler.ts";
import { originOf } from "../../core/origin.ts";
import { created, exposed, type HeaderList, jsonHeaders, textHeaders } from "../../core/replies.ts";
import { askedToken, linkText } from "../../upload/token-in-answer.ts";
import type { SharedLog, UploadService } from "../../upload/upload-service.ts";
import { bytebinError } from "./error.ts";
import { bytebinProtocol } from "./protocol.ts";

interface BytebinDependencies {
  uploadService: UploadService;
  publicUrl: string | null;
}

/** How bytebin takes logs. It gives them back at `/{key}`, where people see a page: `page-or-text.ts`. */
export function bytebinRoutes({ uploadService, publicUrl }: BytebinDependencies): Routes {
  return {
    "/post": {
      errorFormat: "text",
      methods: {
        POST: (exchange) => answerPost(exchange, uploadService),
        PUT: (exchange) => answerPut(exchange, uploadService, publicUrl),
      },
      errorHeaders: (exchange) => uploadService.limitHeaders(exchange),
      renderError: bytebinError,
    },
  };
}

async function answerPost(exchange: Exchange, uploadService: UploadService): Promise<Response> {
  const shared = await uploadService.share(exchange, bytebinProtocol);
  return created(JSON.stringify({ key: shared.log.id, ...askedToken(shared) }), {
    ...jsonHeaders,
    ...locationHeaders(shared),
  });
}

/** For `curl -T`: the link, ready to be copied. */
async function answerPut(
  exchange: Exchange,
  uploadService: UploadService,
  publicUrl: string | null,
): Promise<Response> {
  // Before the log is stored: a request whose links cannot be made must not leave one behind.
  const origin = originOf(exchange, publicUrl);
  const shared = await uploadService.share(exchange, bytebinProtocol);
  return created(linkText(`${origin}/${shared.log.id}`, shared), { ...textHeaders, ...locationHeaders(shared) });
}

/** The key alone, as clients expect it; beside `/post` it leads to the log as well. Scripts may read it. */
function locationHeaders({ log, headers }: SharedLog): HeaderList {
  return exposed({ ...headers, Location: log.id }, "Location");
}
