import type { Exchange } from "../../core/exchange.ts";
import { foreignError, jsonHeaders, jsonOk, type ToldError } from "../../core/replies.ts";
import type { Route } from "../../core/router.ts";
import type { Handler, RouteParts } from "../../routes.ts";
import type { Uploading } from "../../upload/uploading.ts";
import { DocumentAnswer } from "./document.ts";
import { withoutExtension } from "./document-key.ts";

/** What hastebin clients use. Its third path, `/raw/{key}`, is our own. */
export function hastebinRoutes({ uploading, reading }: RouteParts): Record<string, Route<Handler>> {
  const document = new DocumentAnswer(reading);
  return {
    "/documents": {
      audience: "program",
      methods: { POST: (exchange) => answerPost(exchange, uploading) },
      errorHeaders: (exchange) => uploading.limitHeaders(exchange),
      tellError,
    },
    "/documents/:id": {
      audience: "program",
      methods: { GET: (exchange) => document.get(withoutExtension(exchange)) },
      tellError,
    },
  };
}

async function answerPost(exchange: Exchange, uploading: Uploading): Promise<Response> {
  const { log, headers } = await uploading.share(exchange, "hastebin");
  return jsonOk({ key: log.id }, headers);
}

function tellError(told: ToldError): Response {
  // Its clients know no 413.
  if (told.status === 413) return withMessage({ ...told, status: 400 }, "Document exceeds maximum length.");
  return withMessage(told, told.status === 404 ? "Document not found." : told.message);
}

function withMessage(told: ToldError, message: string): Response {
  return foreignError(told, JSON.stringify({ message }), jsonHeaders);
}
