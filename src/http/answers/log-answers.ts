import type { LogCounts, MaybePromise } from "../../logs/ports.ts";
import type { Requester } from "../../work/requester.ts";
import { type AnswerEncoding, chooseEncoding } from "../core/accept-encoding.ts";
import { SingleFlightCache } from "../core/cache/single-flight-cache.ts";
import { type Exchange, requesterOf } from "../core/exchange.ts";
import { ok } from "../core/replies.ts";
import type { AnswerContext } from "./answer-context.ts";
import type { AnswerForm, AskedAnswer } from "./answer-form.ts";
import { settle, streamedAnswer } from "./answer-stream.ts";
import { type AppendableEncoding, finishingBytes } from "./appendable-encoding.ts";
import { comesInPieces, encodeInPieces } from "./encode-in-pieces.ts";
import { countsOf, viewed } from "./find-log.ts";
import { inOnePiece } from "./growing-body.ts";
import { encodedHeaders, KeptAnswer } from "./kept-answer.ts";
import type { Hold } from "./large-answers.ts";
import { maxUnpacedBytes } from "./paced-answers.ts";
import { maxSmallTextBytes } from "./small-text.ts";

const mebibyte = 1024 * 1024;
/** For what is kept in each encoding. */
const cacheBytes: Record<AnswerEncoding, number> = {
  identity: 64 * mebibyte,
  zstd: 32 * mebibyte,
  gzip: 32 * mebibyte,
  br: 16 * mebibyte,
};

const costlyBytes = 32 * mebibyte;

/** Few small logs become more than this, by characters that JSON has to escape. */
const maxWholeBytes = 512 * 1024;

/**
 * The way of every answer that is made of a log: it is found, rendered, encoded, kept and sent. The same answer is made
 * once for all who ask for it. A small one is kept in each encoding as it is sent; a large one is shared by those who
 * read it at the same time, and dropped when nobody is left.
 */
export class LogAnswers {
  /** One for each encoding: a key that names it as well would have to be made for every request. */
  private readonly kept: Record<AnswerEncoding, SingleFlightCache<KeptAnswer>>;
  /** Large ones that it takes long to make. */
  private readonly costly: SingleFlightCache<AppendableEncoding>;

  constructor(private readonly context: AnswerContext) {
    const meter = context.metrics.cache("answers");
    const cache = (encoding: AnswerEncoding) =>
      new SingleFlightCache<KeptAnswer>(cacheBytes[encoding], ({ size }) => size, meter);
    this.costly = new SingleFlightCache(costlyBytes, ({ bytes }) => bytes.length, meter);
    this.kept = { identity: cache("identity"), zstd: cache("zstd"), gzip: cache("gzip"), br: cache("br") };
  }

  /** Answers synchronously where the answer is kept: hot logs are most of what is read. */
  send(exchange: Exchange, asked: AskedAnswer): MaybePromise<Response> {
    const encoding = chooseEncoding(exchange.request.headers.get("accept-encoding"));
    const answer = this.kept[encoding].kept(asked.key);
    if (!answer?.has(asked.variant)) return this.make(exchange, asked, encoding);
    if (this.isPaced(exchange, answer)) return this.sendPaced(exchange, asked, answer);
    const counts = this.viewedOrForgotten(exchange, asked);
    if (counts instanceof Promise) return counts.then((late) => this.whole(answer, late, asked));
    return answer.response(counts, asked.variant);
  }

  /** To be called with the keys of a log that is gone. */
  forget(keys: readonly string[]): void {
    for (const key of keys) {
      for (const [encoding, kept] of Object.entries(this.kept)) {
        kept.forget(key);
        this.costly.forget(bytesKey(key, encoding));
      }
    }
  }

  private async make(exchange: Exchange, asked: AskedAnswer, wanted: AnswerEncoding): Promise<Response> {
    const requester = requesterOf(exchange);
    const counts = await countsOf(this.context, asked.id);
    const form = await asked.form(counts, requester);
    const encoding = form.isPlain ? "identity" : wanted;
    if (form.size > maxSmallTextBytes) return this.sendLarge(exchange, asked, form, encoding);
    const kept = this.kept[wanted];
    const make = async (shared: Requester) => new KeptAnswer(await form.make(encoding, shared), encoding, form, counts);
    const answer = await kept.get(asked.key, requester, make);
    answer.add(asked.variant, form);
    if (form.isTemporary) kept.forget(asked.key);
    if (this.isPaced(exchange, answer)) return this.sendPaced(exchange, asked, answer);
    return this.whole(answer, await this.viewedOrForgotten(exchange, asked), asked);
  }

  private isPaced({ isHead }: Exchange, answer: KeptAnswer): boolean {
    if (answer.size <= maxUnpacedBytes || isHead) return false;
    return answer.size > maxWholeBytes || this.context.crowd.isTooLargeFor(answer.size);
  }

  private whole(answer: KeptAnswer, counts: LogCounts, { variant }: AskedAnswer): Response {
    const response = answer.response(counts, variant);
    return this.context.crowd.isCrowded ? settle(response) : response;
  }

  /** A copy for each of so many readers would be too much: they share the bytes. */
  private async sendPaced(exchange: Exchange, asked: AskedAnswer, answer: KeptAnswer): Promise<Response> {
    const { large } = this.context;
    const hold = await large.hold(answer.key, answer.size, requesterOf(exchange), () => inOnePiece(answer.open()));
    try {
      return answer.stream(hold, await this.viewedOrForgotten(exchange, asked), asked.variant);
    } catch (error) {
      hold.release();
      throw error;
    }
  }

  private async sendLarge(
    exchange: Exchange,
    asked: AskedAnswer,
    form: AnswerForm,
    encoding: AnswerEncoding,
  ): Promise<Response> {
    const elsewhere = exchange.isHead ? null : await form.elsewhere?.(encoding);
    if (elsewhere) {
      await viewed(this.context, asked.id, exchange, asked.isView);
      return elsewhere;
    }
    const headers = encodedHeaders(form.headers(encoding), encoding);
    const hold = await this.holdLarge(requesterOf(exchange), asked, form, encoding);
    try {
      const counts = await viewed(this.context, asked.id, exchange, asked.isView);
      const end = form.end?.(counts) ?? "";
      if (!exchange.isHead) return streamedAnswer(hold, end, headers);
      const last = await hold.body.end;
      hold.release();
      const length = hold.body.length + finishingBytes(last, end).length;
      return ok(null, { ...headers, "Content-Length": String(length) });
    } catch (error) {
      hold.release();
      throw error;
    }
  }

  private holdLarge(
    requester: Requester,
    { id, key }: AskedAnswer,
    form: AnswerForm,
    encoding: AnswerEncoding,
  ): Promise<Hold> {
    const keyOfBytes = bytesKey(key, encoding);
    const room = form.maxBytes(encoding);
    const { large } = this.context;
    const { rendering, size } = form;
    if (rendering === undefined || !comesInPieces(encoding, size)) {
      const make = (all: Requester) => form.make(encoding, all);
      return large.hold(keyOfBytes, room, requester, (shared) =>
        inOnePiece(form.isCostly ? this.costly.get(keyOfBytes, shared, make) : make(shared)),
      );
    }
    const hasEnd = form.end !== null;
    // Between two of several pieces, the text waits here.
    return large.hold(keyOfBytes, room + (hasEnd ? size : 0), requester, (shared) =>
      encodeInPieces(this.context, id, rendering, hasEnd, shared),
    );
  }

  private viewedOrForgotten(exchange: Exchange, { id, key, isView }: AskedAnswer): MaybePromise<LogCounts> {
    try {
      const counts = viewed(this.context, id, exchange, isView);
      return counts instanceof Promise ? counts.catch((error) => this.drop(key, error)) : counts;
    } catch (error) {
      return this.drop(key, error);
    }
  }

  /** What is kept of a log that turns out to be removed. */
  private drop(key: string, reason: unknown): never {
    this.forget([key]);
    throw reason;
  }
}

function bytesKey(key: string, encoding: string): string {
  return `${key}:${encoding}`;
}
