import { type Exchange, requesterOf } from "../core/exchange.ts";
import type { Crowd } from "../core/fairness/crowd.ts";
import { answerWith } from "../core/replies.ts";
import { isSettled, streamOf } from "./answer-stream.ts";
import { identityEncoding } from "./appendable-encoding.ts";
import { inOnePiece } from "./growing-body.ts";
import type { LargeAnswers } from "./large-answers.ts";

/** Thousands of these together are little. */
export const maxUnpacedBytes = 16 * 1024;

/**
 * An answer that is given to the server as a whole stays in memory until its client has read it, and nobody can tell
 * how long that takes. As long as few requests are pending this does not matter. Where all answers of its size together
 * would take too much, one is sent as its client reads: who does not read gives way to others.
 * Those that are kept ready share their bytes (`log-answers.ts`); this is for all others.
 */
export class PacedAnswers {
  private paced = 0;

  constructor(
    private readonly large: LargeAnswers,
    private readonly crowd: Crowd,
  ) {}

  async pace(exchange: Exchange, response: Response): Promise<Response> {
    if (exchange.isHead || isSettled(response) || response.body === null) return response;
    const bytes = await response.bytes();
    if (bytes.length <= maxUnpacedBytes || !this.crowd.isTooLargeFor(bytes.length)) return answerWith(response, bytes);
    const hold = await this.large.hold(`paced:${this.paced++}`, bytes.length, requesterOf(exchange), () =>
      inOnePiece(Promise.resolve(identityEncoding(bytes))),
    );
    return answerWith(response, streamOf(hold, ""));
  }
}
