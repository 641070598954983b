import type { AnswerContext } from "../../answers/answer-context.ts";
import { encodedAnswer } from "../../answers/encoded-answer.ts";
import { countsOf, idOf } from "../../answers/find-log.ts";
import { type Exchange, requesterOf } from "../../core/exchange.ts";
import { fileHeaders, type HeaderList, ownResource } from "../../core/replies.ts";
import type { ReadableLogs } from "../../names/readable-logs.ts";

const headers: HeaderList = {
  ...fileHeaders("application/json", "private, no-store", ownResource),
  "X-Robots-Tag": "noindex",
  "Content-Security-Policy": "default-src 'none'; sandbox",
  Vary: "Accept-Encoding",
};

/** `GET /names/{id}`: the hidden names of a log and their readable ones, for its page; an empty object where there are none. */
export async function answerNamesOfLog(
  exchange: Exchange,
  context: AnswerContext,
  readable: ReadableLogs,
): Promise<Response> {
  const id = idOf(exchange);
  await countsOf(context, id);
  const { names } = await readable.of(id, requesterOf(exchange));
  return encodedAnswer(names?.glossary ?? "{}", headers, exchange);
}
