import type { MaybePromise } from "../../logs/ports.ts";
import type { Requester } from "../../work/requester.ts";
import { type Exchange, requesterOf } from "../core/exchange.ts";
import { type HeaderList, ok } from "../core/replies.ts";
import type { AnswerContext } from "./answer-context.ts";
import { type AppendableEncoding, finishingBytes } from "./appendable-encoding.ts";
import { streamOf } from "./large-answers.ts";

/** An answer whose bytes are made elsewhere: `key`, `maxBytes` and `make` as in `LargeAnswers`. */
export interface LargeBody {
  key: string;
  maxBytes: number;
  make: (shared: Requester) => Promise<AppendableEncoding>;
  /** What comes behind those bytes; asked for when they are there. */
  end: () => MaybePromise<Uint8Array>;
  headers: HeaderList;
}

export async function answerLarge({ large }: AnswerContext, exchange: Exchange, body: LargeBody): Promise<Response> {
  const hold = await large.hold(body.key, body.maxBytes, requesterOf(exchange), body.make);
  try {
    const end = finishingBytes(hold.body, await body.end());
    if (!exchange.isHead) return ok(streamOf(hold, end), body.headers);
    hold.release();
    return ok(null, { ...body.headers, "Content-Length": String(hold.body.bytes.length + end.length) });
  } catch (error) {
    hold.release();
    throw error;
  }
}
