import type { Exchange } from "../../core/exchange.ts";
import type { Routes } from "../../core/handler.ts";
import { originOf } from "../../core/origin.ts";
import { ok, seeOther, textError, textHeaders } from "../../core/replies.ts";
import { errorAnswer } from "../../site/error-answer.ts";
import type { HomeAnswer } from "../../site/home/home-answer.ts";
import { asksForHtml } from "../../site/layout/asks-for-page.ts";
import type { PageFrame } from "../../site/layout/page-frame.ts";
import { linkText } from "../../upload/token-in-answer.ts";
import type { UploadService } from "../../upload/upload-service.ts";
import { zeroXZeroProtocol } from "./protocol.ts";

interface ZeroXZeroDependencies {
  home: HomeAnswer;
  frame: PageFrame;
  uploadService: UploadService;
  publicUrl: string | null;
}

/** `/`: the start page with its form for people; for programs, what clients of 0x0.st send to the base address. */
export function zeroXZeroRoutes({ home, frame, uploadService, publicUrl }: ZeroXZeroDependencies): Routes {
  return {
    "/": {
      errorFormat: "html",
      methods: {
        GET: (exchange) => home.get(exchange),
        POST: (exchange) =>
          isByProgram(exchange) ? answerPost(exchange, uploadService, publicUrl) : home.post(exchange),
      },
      errorHeaders: async (exchange) => (isPost(exchange) ? uploadService.limitHeaders(exchange) : {}),
      renderError: (reply, exchange) =>
        isPost(exchange) && isByProgram(exchange) ? textError(reply) : errorAnswer(frame, reply, exchange),
    },
  };
}

async function answerPost(exchange: Exchange, uploadService: UploadService, publicUrl: string | null) {
  const origin = originOf(exchange, publicUrl);
  const shared = await uploadService.share(exchange, zeroXZeroProtocol);
  const { log, format, headers } = shared;
  if (format === "json") return seeOther(`/${log.id}`, headers);
  return ok(linkText(`${origin}/${log.id}`, shared), { ...textHeaders, ...headers });
}

function isPost({ request }: Exchange): boolean {
  return request.method === "POST";
}

function isByProgram({ request }: Exchange): boolean {
  return !asksForHtml(request.headers.get("accept"));
}
