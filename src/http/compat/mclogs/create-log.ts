import type { Retention } from "../../../logs/retention.ts";
import type { Exchange } from "../../core/exchange.ts";
import { originOf } from "../../core/origin.ts";
import { jsonOk } from "../../core/replies.ts";
import type { UploadService } from "../../upload/upload-service.ts";
import { checkBodyKind } from "./accepted-bodies.ts";
import { logFacts } from "./log-facts.ts";
import { mclogsProtocol } from "./protocol.ts";

/** `POST /1/log` */
export async function createLog(
  exchange: Exchange,
  uploadService: UploadService,
  publicUrl: string | null,
  retention: Retention | null,
): Promise<Response> {
  // Before the log is stored: a request whose links cannot be made must not leave one behind.
  const address = originOf(exchange, publicUrl);
  checkBodyKind(exchange);
  const { log, origin, lineCounts, token, headers } = await uploadService.share(exchange, mclogsProtocol);
  return jsonOk({ ...logFacts(log, origin, lineCounts!, address, { retention, viewedAt: null }), token }, headers);
}
