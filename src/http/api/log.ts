import type { LogCounts, LogId, MaybePromise } from "../../logs/ports.ts";
import type { Requester } from "../../work/requester.ts";
import { type AnswerContext, maxSmallTextBytes } from "../answers/answer-context.ts";
import { encodeAppendableJson } from "../answers/answer-jobs.ts";
import { type AppendableEncoding, finishedBytes } from "../answers/appendable-encoding.ts";
import { contentOf, countsOf, idOf, viewed } from "../answers/find-log.ts";
import { jsonEnd, jsonHead, jsonTail } from "../answers/log-json.ts";
import { answerLarge } from "../answers/send-large-answer.ts";
import { type AnswerEncoding, chooseEncoding, keysOf } from "../core/accept-encoding.ts";
import { SingleFlightCache } from "../core/cache/single-flight-cache.ts";
import { type Exchange, requesterOf } from "../core/exchange.ts";
import { type HeaderList, jsonHeaders, ok } from "../core/replies.ts";
import { withLogLinks } from "./log-links.ts";
import { SmallAnswer } from "./small-answer.ts";

const logHeaders: HeaderList = { ...jsonHeaders, Vary: "Accept-Encoding" };
/** Roughly what the headers of a kept answer take. */
const headerBytes = 1024;

const cacheBytes = 64 * 1024 * 1024;
const encodedCacheBytes = 32 * 1024 * 1024;

/** A control character of one byte is written as `\\u001b`. */
const worstEscape = 6;

/** The headers are kept with the body: they name the log, and are the same for every reader. */
interface KeptAnswer {
  body: SmallAnswer;
  headers: Headers;
}

/** Encoded up to the number of views. */
interface EncodedAnswer {
  open: AppendableEncoding;
  /** What stands behind the number. */
  end: string;
  headers: Headers;
}

function plain({ body, headers }: KeptAnswer, counts: LogCounts): Response {
  return ok(body.withViews(counts.views), headers);
}

function encoded({ open, end, headers }: EncodedAnswer, counts: LogCounts): Response {
  return ok(finishedBytes(open, Buffer.from(counts.views + end)), headers);
}

/** `GET /api/log/{id}` */
export class LogAnswer {
  private readonly small: SingleFlightCache<KeptAnswer>;
  private readonly encoded: SingleFlightCache<EncodedAnswer>;

  constructor(private readonly context: AnswerContext) {
    const { metrics } = context;
    this.small = new SingleFlightCache(cacheBytes, ({ body }) => body.bytes + headerBytes, metrics.cache("json"));
    const bytesOf = ({ open }: EncodedAnswer) => open.bytes.length + headerBytes;
    this.encoded = new SingleFlightCache(encodedCacheBytes, bytesOf, metrics.cache("json-encoded"));
  }

  /** Answers synchronously where the log is small and cached: hot logs are most of what is read. */
  get(exchange: Exchange): MaybePromise<Response> {
    const id = idOf(exchange);
    const encoding = chooseEncoding(exchange.request.headers.get("accept-encoding"));
    const respond = this.keptResponse(id, encoding);
    if (!respond) return this.answerLater(id, exchange, encoding);
    const counts = this.viewedOrForgotten(id, exchange);
    return counts instanceof Promise ? counts.then(respond) : respond(counts);
  }

  private keptResponse(id: LogId, encoding: AnswerEncoding): ((counts: LogCounts) => Response) | null {
    if (encoding === "identity") {
      const kept = this.small.kept(id);
      return kept ? (counts) => plain(kept, counts) : null;
    }
    const kept = this.encoded.kept(`${id}:${encoding}`);
    return kept ? (counts) => encoded(kept, counts) : null;
  }

  private async answerLater(id: LogId, exchange: Exchange, encoding: AnswerEncoding): Promise<Response> {
    const counts = await countsOf(this.context, id);
    if (counts.size <= maxSmallTextBytes) {
      return this.answerSmall(id, exchange, encoding);
    }
    return this.answerLarge(counts, exchange, encoding);
  }

  private async answerSmall(id: LogId, exchange: Exchange, encoding: AnswerEncoding): Promise<Response> {
    const requester = requesterOf(exchange);
    if (encoding === "identity") {
      const answer = await this.small.get(id, requester, () => this.makeSmall(id));
      return plain(answer, await this.viewedOrForgotten(id, exchange));
    }
    const make = (requester: Requester) => this.makeEncoded(id, encoding, requester);
    const answer = await this.encoded.get(`${id}:${encoding}`, requester, make);
    return encoded(answer, await this.viewedOrForgotten(id, exchange));
  }

  /** Drops what is cached of a log that turns out to be removed. */
  private viewedOrForgotten(id: LogId, exchange: Exchange): MaybePromise<LogCounts> {
    const forget = (error: unknown): never => {
      this.small.forget(id);
      for (const key of keysOf(id)) this.encoded.forget(key);
      throw error;
    };
    try {
      const counts = viewed(this.context, id, exchange);
      return counts instanceof Promise ? counts.catch(forget) : counts;
    } catch (error) {
      return forget(error);
    }
  }

  private async makeSmall(id: LogId): Promise<KeptAnswer> {
    const log = await contentOf(this.context, id);
    return { body: new SmallAnswer(jsonHead(log), jsonEnd(log)), headers: new Headers(withLogLinks(logHeaders, id)) };
  }

  private async makeEncoded(id: LogId, encoding: AnswerEncoding, requester: Requester): Promise<EncodedAnswer> {
    const log = await contentOf(this.context, id);
    const end = jsonEnd(log);
    const open = await this.context.heavy.run(encodeAppendableJson, { log, encoding }, requester, [log.packed]);
    const headers = new Headers({ ...withLogLinks(logHeaders, id), "Content-Encoding": encoding });
    return { open, end, headers };
  }

  private answerLarge({ id, size }: LogCounts, exchange: Exchange, encoding: AnswerEncoding): Promise<Response> {
    const isPlain = encoding === "identity";
    const headers = withLogLinks(logHeaders, id);
    return answerLarge(this.context, exchange, {
      key: `json:${id}:${encoding}`,
      // Compression makes up for what escaping adds.
      maxBytes: (isPlain ? worstEscape : 1.1) * size + 1024,
      make: async (requester) => {
        const log = await contentOf(this.context, id);
        return this.context.heavy.run(encodeAppendableJson, { log, encoding }, requester, [log.packed]);
      },
      end: async () => Buffer.from(jsonTail(await viewed(this.context, id, exchange))),
      headers: isPlain ? headers : { ...headers, "Content-Encoding": encoding },
    });
  }
}
