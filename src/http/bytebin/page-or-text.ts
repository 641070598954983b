import type { Exchange } from "../exchange.ts";
import { withoutExtension } from "../hastebin/document-key.ts";
import type { RawAnswer } from "../native/raw.ts";
import type { Pages } from "../pages/pages.ts";
import type { ToldError } from "../respond.ts";
import { asksForPage } from "./asks-for-page.ts";
import { bytebinError } from "./bytebin-error.ts";

/** `GET /{id}`: the page for people, the log for programs. */
export class PageOrText {
  constructor(
    private readonly pages: Pages,
    private readonly raw: RawAnswer,
  ) {}

  async get(exchange: Exchange): Promise<Response> {
    const plain = withoutExtension(exchange);
    if (!asksForPage(exchange.request.headers)) return byAccept(await this.raw.get(plain));
    // Hastebin's clients make links such as `/{id}.log`. The page itself has one address.
    return plain === exchange ? byAccept(await this.pages.log(exchange)) : this.pages.short(plain);
  }

  tellError(told: ToldError, exchange: Exchange): Response {
    return asksForPage(exchange.request.headers) ? this.pages.error(told, exchange) : bytebinError(told);
  }
}

/** The same address has two answers. Caches ask about either every time, so what else decides need not be told. */
function byAccept(response: Response): Response {
  response.headers.append("Vary", "Accept");
  return response;
}
