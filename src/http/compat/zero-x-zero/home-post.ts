import type { Exchange } from "../../core/exchange.ts";
import { originOf } from "../../core/origin.ts";
import { type ErrorReply, type HeaderList, ok, seeOther, textError, textHeaders } from "../../core/replies.ts";
import { asksForHtml } from "../../site/asks-for-page.ts";
import type { Pages } from "../../site/pages.ts";
import { linkText } from "../../upload/token-in-answer.ts";
import type { UploadService } from "../../upload/upload-service.ts";
import { zeroXZeroProtocol } from "./protocol.ts";

interface HomePostDependencies {
  uploadService: UploadService;
  pages: Pages;
  publicUrl: string | null;
}

/** `POST /`: the form of the home page, and what clients of 0x0.st send to the base address of a service. */
export class HomePost {
  constructor(private readonly deps: HomePostDependencies) {}

  async post(exchange: Exchange): Promise<Response> {
    const { uploadService, pages, publicUrl } = this.deps;
    if (asksForHtml(exchange.request.headers.get("accept"))) return pages.share(exchange);
    const origin = originOf(exchange.request.headers, exchange.client.viaTrustedProxy, publicUrl);
    const shared = await uploadService.share(exchange, zeroXZeroProtocol);
    const { log, format, headers } = shared;
    if (format === "json") return seeOther(`/${log.id}`, headers);
    return ok(linkText(`${origin}/${log.id}`, shared), { ...textHeaders, ...headers });
  }

  renderError(reply: ErrorReply, exchange: Exchange): Response {
    const { request } = exchange;
    const isForPrograms = request.method === "POST" && !asksForHtml(request.headers.get("accept"));
    return isForPrograms ? textError(reply) : this.deps.pages.error(reply, exchange);
  }

  async errorHeaders(exchange: Exchange): Promise<HeaderList> {
    return exchange.request.method === "POST" ? this.deps.uploadService.limitHeaders(exchange) : {};
  }
}
