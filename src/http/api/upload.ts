import type { UploadAnswer } from "../../wire/answers.ts";
import { isoTime } from "../answers/render.ts";
import type { Exchange } from "../core/exchange.ts";
import { originOf } from "../core/origin.ts";
import { jsonOk, ok, openHeaders } from "../core/replies.ts";
import type { Uploading } from "../upload/uploading.ts";
import { withLogLinks } from "./log-links.ts";

/** `POST /api/upload` */
export async function answerUpload(
  exchange: Exchange,
  uploading: Uploading,
  publicUrl: string | null,
): Promise<Response> {
  // Before the log is stored: a request whose links cannot be made must not leave one behind.
  const origin = originOf(exchange.request.headers, exchange.client.viaTrustedProxy, publicUrl);
  const { log, format, redacted, headers: limits } = await uploading.share(exchange);
  const headers = withLogLinks(limits, log.id);
  const url = `${origin}/${log.id}`;
  if (format === "plain") {
    const plain = { ...openHeaders, "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };
    return ok(`${url}\n`, { ...plain, ...headers });
  }
  const answer: UploadAnswer = {
    success: true,
    url,
    shortUrl: `${origin}/s/${log.id}`,
    id: log.id,
    createdAt: isoTime(log.createdAt),
    ...(redacted && { redacted }),
  };
  return jsonOk(answer, headers);
}
