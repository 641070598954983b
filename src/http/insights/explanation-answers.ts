import type { LogId, MaybePromise } from "../../logs/ports.ts";
import type { Job } from "../../work/job.ts";
import type { Requester } from "../../work/requester.ts";
import type { AnswerContext } from "../answers/answer-context.ts";
import { type AppendableEncoding, identityEncoding } from "../answers/appendable-encoding.ts";
import { encodeSync } from "../answers/content-encoding.ts";
import type { LogAnswers } from "../answers/log-answers.ts";
import type { AnswerEncoding } from "../core/accept-encoding.ts";
import type { Exchange } from "../core/exchange.ts";
import type { HeaderList } from "../core/replies.ts";

/** Puts kept results into words. */
export type ExplanationJob<In> = Job<In & { encoding: AnswerEncoding }, AppendableEncoding>;

export function explanationJob<In>(name: string, write: (input: In) => unknown): ExplanationJob<In> {
  return {
    name,
    run: ({ encoding, ...input }) => {
      const json = JSON.stringify(write(input as unknown as In));
      return identityEncoding(encodeSync(Buffer.from(json), encoding));
    },
    transferOf: ({ bytes }) => [bytes],
  };
}

export interface AskedExplanation<In> {
  id: LogId;
  /** Names the answer: same key, same answer. */
  key: string;
  headers: HeaderList;
  /** Of the results that it is made of. */
  bytes: number;
  job: ExplanationJob<In>;
  /** Asked for when it is the answer's turn, so that what waits holds nothing. */
  input(requester: Requester): Promise<In>;
}

/** Results up to this size are put into words on the request thread, as quickly as they could be handed over. */
const maxBytesHere = 8 * 1024;
/** And up to this size in some milliseconds. */
const maxSmallBytes = 64 * 1024;
/** Sentences that an answer has beside what was found: some hundreds, at most as long as a page. */
const wordsBytes = 1024 * 1024;

/** Answers that say in words what was found in logs. Where there is much of it that takes long: it is done elsewhere, and once. */
export class ExplanationAnswers {
  constructor(
    private readonly context: AnswerContext,
    private readonly answers: LogAnswers,
  ) {}

  /** No view of the log. */
  send<In>(exchange: Exchange, asked: AskedExplanation<In>): MaybePromise<Response> {
    const { id, key, headers, bytes, job } = asked;
    return this.answers.send(exchange, {
      id,
      key,
      variant: "",
      isView: false,
      form: () => ({
        headers: () => headers,
        size: bytes,
        maxBytes: () => 2 * bytes + wordsBytes,
        make: async (encoding, requester) => {
          const input = { ...(await asked.input(requester)), encoding };
          if (bytes <= maxBytesHere) return job.run(input);
          return this.context.heavy.run(job, input, requester, [], { isSmall: bytes <= maxSmallBytes });
        },
        end: null,
        isCostly: true,
      }),
    });
  }

  forget(keys: readonly string[]): void {
    this.answers.forget(keys);
  }
}
