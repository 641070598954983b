import type { LogCounts, MaybePromise } from "../../../logs/ports.ts";
import type { AnswerContext } from "../../answers/answer-context.ts";
import type { AnswerForm } from "../../answers/answer-form.ts";
import { encodeLog, maxJsonBytes } from "../../answers/encode-log.ts";
import { idOf } from "../../answers/find-log.ts";
import type { LogAnswers } from "../../answers/log-answers.ts";
import type { Exchange } from "../../core/exchange.ts";
import { type HeaderList, jsonHeaders } from "../../core/replies.ts";
import { encodeDocument } from "./document-job.ts";
import { documentAround } from "./document-json.ts";

const headers: HeaderList = { ...jsonHeaders, Vary: "Accept-Encoding" };

/** `GET /documents/{key}` */
export function answerDocument(
  exchange: Exchange,
  context: AnswerContext,
  answers: LogAnswers,
): MaybePromise<Response> {
  const id = idOf(exchange);
  const form = (counts: LogCounts) => documentForm(counts, context);
  return answers.send(exchange, { id, key: `document:${id}`, variant: "", isView: true, form });
}

function documentForm({ id, size }: LogCounts, context: AnswerContext): AnswerForm {
  return {
    headers: () => headers,
    size,
    maxBytes: (encoding) => maxJsonBytes(encoding, size),
    make: (encoding, requester) => encodeLog(context, encodeDocument, id, encoding, requester),
    rendering: documentAround(id),
    end: null,
  };
}
