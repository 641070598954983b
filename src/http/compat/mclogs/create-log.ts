import { Outage, Refusal } from "../../../wire/refusal.ts";
import { JobOverdue } from "../../../work/thread-pool.ts";
import { languageOf } from "../../api/insights.ts";
import type { Exchange } from "../../core/exchange.ts";
import { originOf } from "../../core/origin.ts";
import { jsonOk } from "../../core/replies.ts";
import type { UploadService } from "../../upload/upload-service.ts";
import { checkBodyKind } from "./accepted-bodies.ts";
import { type GetLogDependencies, sendWithContent, wantedOf } from "./get-log.ts";
import { logFacts } from "./log-facts.ts";
import { mclogsProtocol } from "./protocol.ts";

/** `POST /1/log`. `?insights`, `?parsed` and `?raw` add the same as to `GET /1/log/{id}`; it is no view. */
export async function createLog(
  exchange: Exchange,
  uploadService: UploadService,
  deps: GetLogDependencies,
): Promise<Response> {
  // Before the log is stored: a request whose links cannot be made must not leave one behind.
  const address = originOf(exchange, deps.publicUrl);
  const wanted = wantedOf(exchange);
  if (wanted.insights) languageOf(exchange);
  checkBodyKind(exchange);
  const { log, origin, lineCounts, token, headers } = await uploadService.share(exchange, mclogsProtocol);
  const known = logFacts(log, origin, lineCounts!, address, { retention: deps.retention, viewedAt: null });
  const facts = { ...known, token };
  if (!wanted.raw && !wanted.parsed && !wanted.insights) return jsonOk(facts, headers);
  try {
    return await sendWithContent(exchange, deps, { id: log.id, facts, wanted, isView: false, headers });
  } catch (error) {
    // The log is stored, and only this answer has its token.
    const isOfContent = error instanceof Refusal || error instanceof Outage || error instanceof JobOverdue;
    if (isOfContent) return jsonOk(facts, headers);
    throw error;
  }
}
