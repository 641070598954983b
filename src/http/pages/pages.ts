import { chooseEncoding } from "../accept-encoding.ts";
import { encodeSoon } from "../encode.ts";
import type { Exchange } from "../exchange.ts";
import { contentOf, countsOf, idOf, type LogReading, MadeOnce, smallText, viewed } from "../log-reading.ts";
import { originOf } from "../origin.ts";
import { excerpt } from "../render.ts";
import { type HeaderList, movedForGood, ok, pageError, seeOther, type ToldError } from "../respond.ts";
import type { Uploading } from "../uploading.ts";
import { errorPage } from "./error-page.ts";
import { homePage } from "./home.ts";
import { chooseLanguage, type Language } from "./language.ts";
import { pageHeaders, privatePageHeaders } from "./layout.ts";
import { isLinkPreview } from "./link-previews.ts";
import { type LogBlock, logBlock } from "./log-block.ts";
import { logPage } from "./log-page.ts";

const cacheBytes = 32 * 1024 * 1024;

/** What people see. */
export class Pages {
  private readonly blocks = new MadeOnce<LogBlock>(cacheBytes, ({ markup }) => markup.length * 2);

  constructor(
    private readonly parts: LogReading,
    private readonly uploading: Uploading,
    private readonly publicUrl: string | null,
  ) {}

  home(exchange: Exchange): Promise<Response> {
    const { headers } = exchange.request;
    const origin = originOf(headers, exchange.client.viaTrustedProxy, this.publicUrl);
    return send(homePage(languageOf(exchange), origin), pageHeaders, exchange);
  }

  /** The form of the home page, sent. */
  async share(exchange: Exchange): Promise<Response> {
    const { log, headers } = await this.uploading.share(exchange);
    return seeOther(`/${log.id}`, headers);
  }

  async log(exchange: Exchange): Promise<Response> {
    const id = idOf(exchange);
    const { size } = await this.blocks.ifThere(id, countsOf(this.parts, id));
    const block = await this.blocks.get(id, async () => {
      const log = await contentOf(this.parts, id);
      return size <= smallText ? logBlock(excerpt(log)) : this.parts.heavy.run("logBlock", { log });
    });
    const isView = !isLinkPreview(exchange.request.headers.get("user-agent"));
    const counts = await viewed(this.parts, id, exchange, isView);
    return send(logPage(languageOf(exchange), counts, block), privatePageHeaders, exchange);
  }

  /** `/s/{id}`, the short link. */
  async short(exchange: Exchange): Promise<Response> {
    const { id } = await countsOf(this.parts, idOf(exchange));
    return movedForGood(`/${id}`);
  }

  error(told: ToldError, exchange: Exchange): Response {
    return pageError(told, errorPage(languageOf(exchange), told), privatePageHeaders);
  }
}

function languageOf(exchange: Exchange): Language {
  return chooseLanguage(exchange.request.headers.get("accept-language"));
}

async function send(page: string, headers: HeaderList, exchange: Exchange): Promise<Response> {
  const encoding = chooseEncoding(exchange.request.headers.get("accept-encoding"));
  if (encoding === "identity") return ok(page, headers);
  return ok(await encodeSoon(Buffer.from(page), encoding), { ...headers, "Content-Encoding": encoding });
}
