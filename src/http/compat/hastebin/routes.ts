import type { AnswerContext } from "../../answers/answer-context.ts";
import { ofOneLog } from "../../answers/bundle-files.ts";
import type { LogAnswers } from "../../answers/log-answers.ts";
import { type Exchange, withoutExtension } from "../../core/exchange.ts";
import type { Routes } from "../../core/handler.ts";
import { customError, type ErrorReply, jsonHeaders, jsonOk } from "../../core/replies.ts";
import { askedToken } from "../../upload/token-in-answer.ts";
import type { UploadService } from "../../upload/upload-service.ts";
import { answerDocument } from "./document.ts";
import { hastebinProtocol } from "./protocol.ts";

interface HastebinDependencies {
  answerContext: AnswerContext;
  answers: LogAnswers;
  uploadService: UploadService;
}

/** What hastebin clients use. Its third path, `/raw/{key}`, is our own. */
export function hastebinRoutes({ uploadService, answerContext, answers }: HastebinDependencies): Routes {
  const oneDocument = ofOneLog(answerContext, (exchange) => answerDocument(exchange, answerContext, answers));
  return {
    "/documents": {
      errorFormat: "json",
      methods: { POST: (exchange) => answerPost(exchange, uploadService) },
      errorHeaders: (exchange) => uploadService.limitHeaders(exchange),
      renderError,
    },
    "/documents/:id": {
      errorFormat: "json",
      methods: { GET: (exchange) => oneDocument(withoutExtension(exchange)) },
      renderError,
    },
  };
}

async function answerPost(exchange: Exchange, uploadService: UploadService): Promise<Response> {
  const shared = await uploadService.share(exchange, hastebinProtocol);
  return jsonOk({ key: shared.log.id, ...askedToken(shared) }, shared.headers);
}

function renderError(reply: ErrorReply): Response {
  // Its clients know no 413.
  if (reply.status === 413) return withMessage({ ...reply, status: 400 }, "Document exceeds maximum length.");
  return withMessage(reply, reply.status === 404 ? "Document not found." : reply.message);
}

function withMessage(reply: ErrorReply, message: string): Response {
  return customError(reply, JSON.stringify({ message }), jsonHeaders);
}
