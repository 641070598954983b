import type { UploadAnswer } from "../../wire/answers.ts";
import { isoTime } from "../answers/iso-time.ts";
import type { Exchange } from "../core/exchange.ts";
import { originOf } from "../core/origin.ts";
import { jsonOk, ok, openHeaders } from "../core/replies.ts";
import { askedToken, linkText } from "../upload/token-in-answer.ts";
import type { UploadService } from "../upload/upload-service.ts";
import { withLogLinks } from "./log-links.ts";

/** `POST /api/upload` */
export async function answerUpload(
  exchange: Exchange,
  uploadService: UploadService,
  publicUrl: string | null,
): Promise<Response> {
  // Before the log is stored: a request whose links cannot be made must not leave one behind.
  const origin = originOf(exchange.request.headers, exchange.client.viaTrustedProxy, publicUrl);
  const shared = await uploadService.share(exchange);
  const { log, format, redacted } = shared;
  const headers = withLogLinks(shared.headers, log.id);
  const url = `${origin}/${log.id}`;
  if (format === "plain") {
    const plain = { ...openHeaders, "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };
    return ok(linkText(url, shared), { ...plain, ...headers });
  }
  const answer: UploadAnswer = {
    success: true,
    url,
    shortUrl: `${origin}/s/${log.id}`,
    id: log.id,
    createdAt: isoTime(log.createdAt),
    ...(redacted && { redacted }),
    ...askedToken(shared),
  };
  return jsonOk(answer, headers);
}
