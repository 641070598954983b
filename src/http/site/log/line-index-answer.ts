import type { LogId, MaybePromise } from "../../../logs/ports.ts";
import { Refusal } from "../../../wire/refusal.ts";
import type { Requester } from "../../../work/requester.ts";
import type { AnswerContext } from "../../answers/answer-context.ts";
import type { AnswerForm } from "../../answers/answer-form.ts";
import { identityEncoding } from "../../answers/appendable-encoding.ts";
import { encodeAsync } from "../../answers/content-encoding.ts";
import { contentOf, idOf } from "../../answers/find-log.ts";
import type { LogAnswers } from "../../answers/log-answers.ts";
import { maxSmallTextBytes } from "../../answers/small-text.ts";
import type { AnswerEncoding } from "../../core/accept-encoding.ts";
import { SingleFlightCache } from "../../core/cache/single-flight-cache.ts";
import type { Exchange } from "../../core/exchange.ts";
import { fileHeaders, type HeaderList, ownResource } from "../../core/replies.ts";
import { makeLineIndex, type PackedLineIndex } from "./log-jobs.ts";

const cacheBytes = 16 * 1024 * 1024;
/** What keeping one costs beside its bytes. */
const entryBytes = 256;

const headers: HeaderList = {
  ...fileHeaders("application/octet-stream", "private, no-store", ownResource),
  "X-Robots-Tag": "noindex",
  "Content-Security-Policy": "default-src 'none'; sandbox",
  Vary: "Accept-Encoding",
};

/**
 * `GET /lines/{id}`: which lines of a log are messages, errors, frames and repetitions, for its page. A browser needs
 * longer to find that out than to draw the log.
 */
export class LineIndexAnswer {
  private readonly made: SingleFlightCache<PackedLineIndex>;

  constructor(
    private readonly context: AnswerContext,
    private readonly answers: LogAnswers,
  ) {
    const bytesOf = (index: PackedLineIndex) => (index?.packed.length ?? 0) + entryBytes;
    this.made = new SingleFlightCache(cacheBytes, bytesOf, context.metrics.cache("line-indexes"));
  }

  get(exchange: Exchange): MaybePromise<Response> {
    const id = idOf(exchange);
    return this.answers.send(exchange, {
      id,
      key: `lines:${id}`,
      variant: "",
      isView: false,
      form: (_, requester) => this.form(id, requester),
    });
  }

  private async form(id: LogId, requester: Requester): Promise<AnswerForm> {
    const index = await this.made.get(id, requester, (shared) => this.make(id, shared));
    if (!index) throw new Refusal(404, "This log has too many lines for an index.");
    return {
      headers: () => headers,
      size: index.plainBytes,
      maxBytes: () => index.plainBytes + index.packed.length,
      make: async (encoding) => identityEncoding(await encoded(index.packed, encoding)),
      end: null,
    };
  }

  private async make(id: LogId, requester: Requester): Promise<PackedLineIndex> {
    const log = await contentOf(this.context, id);
    const isSmall = log.size <= maxSmallTextBytes;
    return this.context.heavy.run(makeLineIndex, { log }, requester, [log.packed], { isSmall });
  }
}

async function encoded(packed: Uint8Array, encoding: AnswerEncoding): Promise<Uint8Array> {
  if (encoding === "zstd") return packed;
  return encodeAsync(await Bun.zstdDecompress(packed as Uint8Array<ArrayBuffer>), encoding);
}
