import type { StatsAnswer } from "../../wire/answers.ts";
import { isoTime } from "../answers/iso-time.ts";
import { countsOf, idOf, type LogReading } from "../answers/log-reading.ts";
import type { Exchange } from "../core/exchange.ts";
import { jsonOk } from "../core/replies.ts";
import { withLogLinks } from "./log-links.ts";

/** `GET /api/stats/{id}` */
export async function answerStats(exchange: Exchange, parts: LogReading): Promise<Response> {
  const { id, views, uniqueViews, createdAt } = await countsOf(parts, idOf(exchange));
  const answer: StatsAnswer = { success: true, id, views, uniqueViews, createdAt: isoTime(createdAt) };
  return jsonOk(answer, withLogLinks({}, id));
}
