import type { Exchange } from "../../core/exchange.ts";
import { originOf } from "../../core/origin.ts";
import { jsonOk } from "../../core/replies.ts";
import type { UploadService } from "../../upload/upload-service.ts";
import { checkBodyKind } from "../mclogs/accepted-bodies.ts";
import { logshareBodyTypes } from "./body.ts";
import { logshareProtocol } from "./protocol.ts";

/** `POST /v1/log` */
export async function createLog(
  exchange: Exchange,
  uploadService: UploadService,
  publicUrl: string | null,
): Promise<Response> {
  // Before the log is stored: a request whose links cannot be made must not leave one behind.
  const origin = originOf(exchange, publicUrl);
  checkBodyKind(exchange, logshareBodyTypes);
  const { log, token, headers } = await uploadService.share(exchange, logshareProtocol);
  const message = "Log submitted successfully";
  const addresses = { url: `${origin}/${log.id}`, raw: rawAddress(origin, log.id) };
  return jsonOk({ success: true, message, id: log.id, ...addresses, token }, headers);
}

export function rawAddress(origin: string, id: string): string {
  return `${origin}/v1/raw/${id}`;
}
