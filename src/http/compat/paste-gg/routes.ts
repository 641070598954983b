import type { RefusalCode } from "../../../wire/refusal.ts";
import type { Exchange } from "../../core/exchange.ts";
import type { Routes } from "../../core/handler.ts";
import { created, customError, type ErrorReply, jsonHeaders } from "../../core/replies.ts";
import type { LogPageAnswer } from "../../site/log/log-page-answer.ts";
import type { UploadService } from "../../upload/upload-service.ts";
import { pasteGgProtocol } from "./protocol.ts";

interface PasteGgDependencies {
  uploadService: UploadService;
}

/** What launchers use of paste.gg: they make a paste, and show a link of its form to it. */
export function pasteGgRoutes({ uploadService }: PasteGgDependencies, logPage: LogPageAnswer): Routes {
  return {
    "/api/v1/pastes": {
      errorFormat: "json",
      methods: { POST: (exchange) => answerPaste(exchange, uploadService) },
      errorHeaders: (exchange) => uploadService.limitHeaders(exchange),
      renderError,
    },
    "/p/anonymous/:id": { errorFormat: "html", methods: { GET: (exchange) => logPage.short(exchange) } },
  };
}

async function answerPaste(exchange: Exchange, uploadService: UploadService): Promise<Response> {
  const { log, files, token, wantsToken, headers } = await uploadService.share(exchange, pasteGgProtocol);
  const result = {
    id: log.id,
    // As paste.gg calls it.
    ...(wantsToken && { deletion_key: token }),
    ...(files && { files: files.map((file) => ({ id: file.log.id, name: file.log.name })) }),
  };
  return created(JSON.stringify({ status: "success", result }), { ...jsonHeaders, ...headers });
}

const errorNames: Partial<Record<RefusalCode, string>> = {
  400: "bad_request",
  404: "not_found",
  405: "method_not_allowed",
  408: "too_slow",
  413: "too_large",
  415: "unsupported_encoding",
  429: "rate_limited",
  503: "unavailable",
};

function renderError(reply: ErrorReply): Response {
  const error = errorNames[reply.status] ?? "internal_error";
  return customError(reply, JSON.stringify({ status: "error", error, message: reply.message }), jsonHeaders);
}
