import type { StatsAnswer } from "../../wire/answers.ts";
import type { AnswerContext } from "../answers/answer-context.ts";
import { countsOf, idOf } from "../answers/find-log.ts";
import { isoTime } from "../answers/iso-time.ts";
import type { Exchange } from "../core/exchange.ts";
import { jsonOk } from "../core/replies.ts";
import { withLogLinks } from "./log-links.ts";

/** `GET /api/stats/{id}` */
export async function answerStats(exchange: Exchange, context: AnswerContext): Promise<Response> {
  const { id, views, uniqueViews, createdAt } = await countsOf(context, idOf(exchange));
  const answer: StatsAnswer = { success: true, id, views, uniqueViews, createdAt: isoTime(createdAt) };
  return jsonOk(answer, withLogLinks({}, id));
}
