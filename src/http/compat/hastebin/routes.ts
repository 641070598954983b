import type { LogReading } from "../../answers/log-reading.ts";
import { type Exchange, withoutExtension } from "../../core/exchange.ts";
import type { Routes } from "../../core/handler.ts";
import { foreignError, jsonHeaders, jsonOk, type ToldError } from "../../core/replies.ts";
import type { Uploading } from "../../upload/uploading.ts";
import { DocumentAnswer } from "./document.ts";
import { hastebinProtocol } from "./protocol.ts";

interface HastebinParts {
  reading: LogReading;
  uploading: Uploading;
}

/** What hastebin clients use. Its third path, `/raw/{key}`, is our own. */
export function hastebinRoutes({ uploading, reading }: HastebinParts): Routes {
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
  const { log, headers } = await uploading.share(exchange, hastebinProtocol);
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
