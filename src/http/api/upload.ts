import type { LeftOutAnswer, SharedFileAnswer, UploadAnswer } from "../../wire/answers.ts";
import { type LeftOut, leftOutSentences } from "../../wire/left-out.ts";
import { isoTime } from "../answers/iso-time.ts";
import type { Exchange } from "../core/exchange.ts";
import { originOf } from "../core/origin.ts";
import { type HeaderList, jsonOk, ok, openHeaders } from "../core/replies.ts";
import { askedToken, linkText } from "../upload/token-in-answer.ts";
import type { SharedFile, SharedLog, UploadService } from "../upload/upload-service.ts";
import { addressesOf } from "./bundle.ts";
import { withBundleLinks, withLogLinks } from "./log-links.ts";

/** `POST /api/upload` */
export async function answerUpload(
  exchange: Exchange,
  uploadService: UploadService,
  publicUrl: string | null,
): Promise<Response> {
  // Before the log is stored: a request whose links cannot be made must not leave one behind.
  const origin = originOf(exchange, publicUrl);
  const shared = await uploadService.share(exchange);
  const { log, files, format, leftOut } = shared;
  const headers = linked(shared);
  const url = `${origin}/${log.id}`;
  if (format === "plain") {
    const plain = { ...openHeaders, "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };
    return ok(linkText(url, shared), { ...plain, ...headers });
  }
  const answer: UploadAnswer = {
    success: true,
    ...fieldsOf(shared, origin),
    ...askedToken(shared),
    ...(files && { files: files.map((file) => ({ name: file.log.name, ...fieldsOf(file, origin) })) }),
    ...(leftOut.length > 0 && { leftOut: leftOut.map(leftOutAnswer) }),
  };
  return jsonOk(answer, headers);
}

/** What the answer says of a log, of a bundle and of each file in it. */
function fieldsOf({ log, redacted }: SharedFile, origin: string): Omit<SharedFileAnswer, "name"> {
  const { id, createdAt } = log;
  return { ...addressesOf(log, origin), id, createdAt: isoTime(createdAt), ...(redacted && { redacted }) };
}

function linked({ log, files, headers }: SharedLog): HeaderList {
  if (!files) return withLogLinks(headers, log.id);
  return withBundleLinks(
    headers,
    log.id,
    files.map((file) => file.log.id),
  );
}

function leftOutAnswer({ name, reason }: LeftOut): LeftOutAnswer {
  return { name, reason, message: leftOutSentences[reason] };
}
