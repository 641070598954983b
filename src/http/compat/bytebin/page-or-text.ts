import type { RawAnswer } from "../../api/raw.ts";
import { type Exchange, withoutExtension } from "../../core/exchange.ts";
import type { ErrorReply } from "../../core/replies.ts";
import { asksForPage } from "../../site/asks-for-page.ts";
import { errorAnswer } from "../../site/error-answer.ts";
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

  async get(exchange: Exchange): Promise<Response> {
    const plain = withoutExtension(exchange);
    if (!asksForPage(exchange.request.headers)) return byAccept(await this.raw.get(plain));
    // Hastebin's clients make links such as `/{id}.log`. The page itself has one address.
    return plain === exchange ? byAccept(await this.page.get(exchange)) : this.page.short(plain);
  }

  renderError(reply: ErrorReply, exchange: Exchange): Response {
    return asksForPage(exchange.request.headers) ? errorAnswer(this.frame, reply, exchange) : bytebinError(reply);
  }
}

/**
 * The same address has two answers. Caches revalidate both every time, so the other headers that decide need not be
 * named.
 */
function byAccept(response: Response): Response {
  response.headers.append("Vary", "Accept");
  return response;
}
