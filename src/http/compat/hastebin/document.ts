import type { LogCounts, LogId } from "../../../logs/ports.ts";
import type { Requester } from "../../../work/requester.ts";
import { type AnswerContext, maxSmallTextBytes } from "../../answers/answer-context.ts";
import { encodeAppendableBytes, makeJsonHead } from "../../answers/answer-jobs.ts";
import { finishedBytes } from "../../answers/appendable-encoding.ts";
import { contentOf, countsOf, idOf, viewed } from "../../answers/find-log.ts";
import { jsonHead } from "../../answers/log-json.ts";
import { answerLarge } from "../../answers/send-large-answer.ts";
import { type AnswerEncoding, chooseEncoding, keysOf } from "../../core/accept-encoding.ts";
import { SingleFlightCache } from "../../core/cache/single-flight-cache.ts";
import { type Exchange, requesterOf } from "../../core/exchange.ts";
import { type HeaderList, jsonHeaders, ok } from "../../core/replies.ts";

const cacheBytes = 16 * 1024 * 1024;

/** A control character of one byte is written as `\\u001b`. */
const worstEscape = 6;

/** `GET /documents/{key}` */
export class DocumentAnswer {
  private readonly small: SingleFlightCache<Blob>;

  constructor(private readonly context: AnswerContext) {
    this.small = new SingleFlightCache(cacheBytes, (blob) => blob.size, context.metrics.cache("documents"));
  }

  async get(exchange: Exchange): Promise<Response> {
    const id = idOf(exchange);
    const counts = await this.small.evictOnError(keysOf(id), countsOf(this.context, id));
    const encoding = chooseEncoding(exchange.request.headers.get("accept-encoding"));
    return counts.size <= maxSmallTextBytes
      ? this.answerSmall(id, exchange, encoding)
      : this.answerLarge(counts, exchange, encoding);
  }

  private async answerSmall(id: LogId, exchange: Exchange, encoding: AnswerEncoding): Promise<Response> {
    const document = await this.small.get(`${id}:${encoding}`, requesterOf(exchange), async (requester) => {
      const bytes = documentIn(Buffer.from(jsonHead(await contentOf(this.context, id))), id) as Uint8Array<ArrayBuffer>;
      return new Blob([encoding === "identity" ? bytes : await this.closed(bytes, encoding, requester)]);
    });
    await viewed(this.context, id, exchange);
    return ok(document, headersFor(encoding));
  }

  private async closed(bytes: Uint8Array, encoding: AnswerEncoding, requester: Requester) {
    const open = await this.context.heavy.run(encodeAppendableBytes, { bytes, encoding }, requester);
    return finishedBytes(open, new Uint8Array());
  }

  private answerLarge({ id, size }: LogCounts, exchange: Exchange, encoding: AnswerEncoding): Promise<Response> {
    const { heavy } = this.context;
    return answerLarge(this.context, exchange, {
      key: `document:${id}:${encoding}`,
      maxBytes: worstEscape * size + 1024,
      make: async (requester) => {
        const log = await contentOf(this.context, id);
        const bytes = documentIn(await heavy.run(makeJsonHead, { log }, requester, [log.packed]), id);
        return heavy.run(encodeAppendableBytes, { bytes, encoding }, requester, [bytes]);
      },
      end: async () => {
        await viewed(this.context, id, exchange);
        return new Uint8Array();
      },
      headers: headersFor(encoding),
    });
  }
}

function headersFor(encoding: AnswerEncoding): HeaderList {
  const headers = { ...jsonHeaders, Vary: "Accept-Encoding" };
  return encoding === "identity" ? headers : { ...headers, "Content-Encoding": encoding };
}

const contentMark = '"content":';
const nameMark = ',"name":';

/**
 * The document in the beginning of a native answer: that has the text as JSON already, made on another thread. What is
 * around the text is overwritten in place, because a copy of many megabytes would hold up other requests after all.
 * Neither mark can be within a JSON string, whose quotes all follow a backslash.
 */
export function documentIn(head: Uint8Array, id: LogId): Uint8Array {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength);
  const textAt = bytes.indexOf(contentMark) + contentMark.length;
  const textEnd = bytes.lastIndexOf(nameMark);
  const before = `{"key":"${id}","data":`;
  bytes.write(before, textAt - before.length, "latin1");
  bytes.write("}", textEnd, "latin1");
  return bytes.subarray(textAt - before.length, textEnd + 1);
}
