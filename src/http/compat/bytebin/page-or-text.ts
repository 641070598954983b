import type { MaybePromise } from "../../../logs/ports.ts";
import { pageAddress, type RawAnswer } from "../../api/raw.ts";
import { type Exchange, withoutExtension } from "../../core/exchange.ts";
import type { ErrorReply } from "../../core/replies.ts";
import { errorAnswer } from "../../site/error-answer.ts";
import { asksForPage } from "../../site/layout/asks-for-page.ts";
import type { PageFrame } from "../../site/layout/page-frame.ts";
import type { LogPageAnswer } from "../../site/log/log-page-answer.ts";
import { bytebinError } from "./error.ts";

/** `GET /{id}`: the page for people, the log for programs. */
export class PageOrText {
  constructor(
    private readonly page: LogPageAnswer,
    private readonly raw: RawAnswer,
    private readonly frame: PageFrame,
  ) {}

  get(exchange: Exchange): MaybePromise<Response> {
    const plain = withoutExtension(exchange);
    if (!asksForPage(exchange.request.headers)) return this.raw.get(plain, pageAddress);
    // Hastebin's clients make links such as `/{id}.log`. The page itself has one address.
    return plain === exchange ? this.page.get(exchange) : this.page.short(plain);
  }

  renderError(reply: ErrorReply, exchange: Exchange): Response {
    return asksForPage(exchange.request.headers) ? errorAnswer(this.frame, reply, exchange) : bytebinError(reply);
  }
}
