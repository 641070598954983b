import type { LogCounts, LogId, MaybePromise } from "../../logs/ports.ts";
import type { AnswerContext } from "../answers/answer-context.ts";
import type { AnswerForm } from "../answers/answer-form.ts";
import { encodeJson } from "../answers/answer-jobs.ts";
import { encodeLog, maxJsonBytes } from "../answers/encode-log.ts";
import { idOf } from "../answers/find-log.ts";
import type { LogAnswers } from "../answers/log-answers.ts";
import { jsonAround, jsonEnd } from "../answers/log-json.ts";
import type { Exchange } from "../core/exchange.ts";
import { type HeaderList, jsonHeaders } from "../core/replies.ts";
import { withLogLinks } from "./log-links.ts";

const logHeaders: HeaderList = { ...jsonHeaders, Vary: "Accept-Encoding" };

/** `GET /api/log/{id}` */
export class LogAnswer {
  constructor(
    private readonly context: AnswerContext,
    private readonly answers: LogAnswers,
  ) {}

  get(exchange: Exchange): MaybePromise<Response> {
    const id = idOf(exchange);
    const form = (counts: LogCounts) => this.form(id, counts);
    // The keys of other answers have a word in front of the id: this is the one that is asked for most.
    return this.answers.send(exchange, { id, key: id, variant: "", isView: true, form });
  }

  private form(id: LogId, counts: LogCounts): AnswerForm {
    const behindViews = jsonEnd(counts);
    return {
      headers: () => withLogLinks(logHeaders, id),
      size: counts.size,
      maxBytes: (encoding) => maxJsonBytes(encoding, counts.size),
      make: (encoding, requester) => encodeLog(this.context, encodeJson, id, encoding, requester),
      rendering: jsonAround(counts),
      end: ({ views }) => views + behindViews,
      behindViews,
    };
  }
}
