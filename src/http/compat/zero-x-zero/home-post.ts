import type { Exchange } from "../../core/exchange.ts";
import { originOf } from "../../core/origin.ts";
import { type ErrorReply, type HeaderList, ok, seeOther, textError, textHeaders } from "../../core/replies.ts";
import { asksForHtml } from "../../site/asks-for-page.ts";
import type { Pages } from "../../site/pages.ts";
import { linkText } from "../../upload/token-in-answer.ts";
import type { UploadService } from "../../upload/upload-service.ts";
import { zeroXZeroProtocol } from "./protocol.ts";

interface HomePostParts {
  uploading: UploadService;
  pages: Pages;
  publicUrl: string | null;
}

/** `POST /`: the form of the home page, and what clients of 0x0.st send to the base address of a service. */
export class HomePost {
  constructor(private readonly parts: HomePostParts) {}

  async post(exchange: Exchange): Promise<Response> {
    const { uploading, pages, publicUrl } = this.parts;
    if (asksForHtml(exchange.request.headers.get("accept"))) return pages.share(exchange);
    const origin = originOf(exchange.request.headers, exchange.client.viaTrustedProxy, publicUrl);
    const shared = await uploading.share(exchange, zeroXZeroProtocol);
    const { log, format, headers } = shared;
    if (format === "json") return seeOther(`/${log.id}`, headers);
    return ok(linkText(`${origin}/${log.id}`, shared), { ...textHeaders, ...headers });
  }

  renderError(reply: ErrorReply, exchange: Exchange): Response {
    const { request } = exchange;
    const isForPrograms = request.method === "POST" && !asksForHtml(request.headers.get("accept"));
    return isForPrograms ? textError(reply) : this.parts.pages.error(reply, exchange);
  }

  async errorHeaders(exchange: Exchange): Promise<HeaderList> {
    return exchange.request.method === "POST" ? this.parts.uploading.limitHeaders(exchange) : {};
  }
}
