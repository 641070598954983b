import type { LogId } from "../../../logs/ports.ts";
import { Refusal } from "../../../wire/refusal.ts";
import type { Requester } from "../../../work/requester.ts";
import type { AnswerContext } from "../../answers/answer-context.ts";
import { identityEncoding } from "../../answers/appendable-encoding.ts";
import { encodeAsync } from "../../answers/content-encoding.ts";
import { contentOf, countsOf, idOf } from "../../answers/find-log.ts";
import { answerLarge } from "../../answers/send-large-answer.ts";
import { type AnswerEncoding, chooseEncoding } from "../../core/accept-encoding.ts";
import { SingleFlightCache } from "../../core/cache/single-flight-cache.ts";
import { type Exchange, requesterOf } from "../../core/exchange.ts";
import type { HeaderList } from "../../core/replies.ts";
import { makeLineIndex, type PackedLineIndex } from "./log-jobs.ts";

const cacheBytes = 16 * 1024 * 1024;
/** What keeping one costs beside its bytes. */
const entryBytes = 256;

const headers: HeaderList = {
  "Content-Type": "application/octet-stream",
  "Cache-Control": "private, no-store",
  "X-Content-Type-Options": "nosniff",
  "X-Robots-Tag": "noindex",
  "Content-Security-Policy": "default-src 'none'; sandbox",
  "Cross-Origin-Resource-Policy": "same-origin",
  Vary: "Accept-Encoding",
};

/**
 * `GET /lines/{id}`: which lines of a log are messages, errors, frames and repetitions, for its page. A browser needs
 * longer to find that out than to draw the log.
 */
export class LineIndexAnswer {
  private readonly made: SingleFlightCache<PackedLineIndex>;

  constructor(private readonly context: AnswerContext) {
    const bytesOf = (index: PackedLineIndex) => (index?.packed.length ?? 0) + entryBytes;
    this.made = new SingleFlightCache(cacheBytes, bytesOf, context.metrics.cache("line-indexes"));
  }

  async get(exchange: Exchange): Promise<Response> {
    const id = idOf(exchange);
    await this.made.evictOnError(id, countsOf(this.context, id));
    const index = await this.made.get(id, requesterOf(exchange), (requester) => this.make(id, requester));
    if (!index) throw new Refusal(404, "This log has too many lines for an index.");
    const encoding = chooseEncoding(exchange.request.headers.get("accept-encoding"));
    return answerLarge(this.context, exchange, {
      key: `lines:${id}:${encoding}`,
      maxBytes: index.plainBytes + index.packed.length,
      make: async () => identityEncoding(await encoded(index.packed, encoding)),
      end: () => new Uint8Array(),
      headers: encoding === "identity" ? headers : { ...headers, "Content-Encoding": encoding },
    });
  }

  private async make(id: LogId, requester: Requester): Promise<PackedLineIndex> {
    const log = await contentOf(this.context, id);
    return this.context.heavy.run(makeLineIndex, { log }, requester, [log.packed]);
  }
}

async function encoded(packed: Uint8Array, encoding: AnswerEncoding): Promise<Uint8Array> {
  if (encoding === "zstd") return packed;
  return encodeAsync(await Bun.zstdDecompress(packed as Uint8Array<ArrayBuffer>), encoding);
}
