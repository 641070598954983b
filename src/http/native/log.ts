import type { LogCounts, LogId, Soon } from "../../logs/ports.ts";
import { type AnswerEncoding, chooseEncoding } from "../accept-encoding.ts";
import { encodeSoon } from "../encode.ts";
import { type Exchange, requesterOf } from "../exchange.ts";
import { SingleFlightCache } from "../fairness/single-flight-cache.ts";
import { answerLarge, contentOf, countsOf, idOf, type LogReading, smallText, viewed } from "../log-reading.ts";
import { jsonEnd, jsonHead, jsonTail } from "../render.ts";
import { type HeaderList, jsonHeaders, ok } from "../respond.ts";
import { withLogLinks } from "./log-links.ts";
import { SmallAnswer } from "./small-answer.ts";

const logHeaders: HeaderList = { ...jsonHeaders, Vary: "Accept-Encoding" };
/** Roughly what the headers of a kept answer take. */
const headerBytes = 1024;

const cacheBytes = 64 * 1024 * 1024;

/** A control character of one byte is written as `\\u001b`. */
const worstEscape = 6;

/** Its headers are made with it: they name the log, and are the same for every reader. */
interface KeptAnswer {
  body: SmallAnswer;
  headers: Headers;
}

function plain({ body, headers }: KeptAnswer, counts: LogCounts): Response {
  return ok(body.withViews(counts.views), headers);
}

/** `GET /api/log/{id}` */
export class LogAnswer {
  private readonly small = new SingleFlightCache<KeptAnswer>(cacheBytes, ({ body }) => body.bytes + headerBytes);

  constructor(private readonly parts: LogReading) {}

  /** At once, where the log is small and kept: hot logs are most of what is read. */
  get(exchange: Exchange): Soon<Response> {
    const id = idOf(exchange);
    const encoding = chooseEncoding(exchange.request.headers.get("accept-encoding"));
    const kept = this.small.kept(id);
    if (!kept || encoding !== "identity") return this.answerLater(id, exchange, encoding);
    const counts = this.viewedOrForgotten(id, exchange);
    return counts instanceof Promise ? counts.then((late) => plain(kept, late)) : plain(kept, counts);
  }

  private async answerLater(id: LogId, exchange: Exchange, encoding: AnswerEncoding): Promise<Response> {
    const counts = await countsOf(this.parts, id);
    if (counts.size <= smallText) {
      const answer = await this.small.get(id, requesterOf(exchange), () => this.makeSmall(id));
      return this.answerSmall(id, answer, exchange, encoding);
    }
    return this.answerLarge(counts, exchange, encoding);
  }

  private async answerSmall(id: LogId, answer: KeptAnswer, exchange: Exchange, encoding: AnswerEncoding) {
    const counts = await this.viewedOrForgotten(id, exchange);
    if (encoding === "identity") return plain(answer, counts);
    const encoded = await encodeSoon(Buffer.from(answer.body.withViews(counts.views)), encoding);
    return ok(encoded, { ...withLogLinks(logHeaders, id), "Content-Encoding": encoding });
  }

  /** A log that turns out to be removed has no place here any more. */
  private viewedOrForgotten(id: LogId, exchange: Exchange): Soon<LogCounts> {
    const forget = (error: unknown): never => {
      this.small.forget(id);
      throw error;
    };
    try {
      const counts = viewed(this.parts, id, exchange);
      return counts instanceof Promise ? counts.catch(forget) : counts;
    } catch (error) {
      return forget(error);
    }
  }

  private async makeSmall(id: LogId): Promise<KeptAnswer> {
    const log = await contentOf(this.parts, id);
    return { body: new SmallAnswer(jsonHead(log), jsonEnd(log)), headers: new Headers(withLogLinks(logHeaders, id)) };
  }

  private answerLarge({ id, size }: LogCounts, exchange: Exchange, encoding: AnswerEncoding): Promise<Response> {
    const isPlain = encoding === "identity";
    const headers = withLogLinks(logHeaders, id);
    return answerLarge(this.parts, exchange, {
      key: `json:${id}:${encoding}`,
      // What escaping makes longer, compression makes short again.
      mostBytes: (isPlain ? worstEscape : 1.1) * size + 1024,
      make: async (demand) => {
        const log = await contentOf(this.parts, id);
        return this.parts.heavy.run("openJson", { log, encoding }, demand, [log.packed]);
      },
      end: async () => Buffer.from(jsonTail(await viewed(this.parts, id, exchange))),
      headers: isPlain ? headers : { ...headers, "Content-Encoding": encoding },
    });
  }
}
