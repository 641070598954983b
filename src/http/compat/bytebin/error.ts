import type { RefusalCode } from "../../../wire/refusal.ts";
import { emptyContentMessage } from "../../../wire/upload-fields.ts";
import { customError, type ErrorReply, textHeaders } from "../../core/replies.ts";

const sentences: Partial<Record<RefusalCode, string>> = {
  404: "Invalid path",
  413: "Content too large",
  429: "Rate limit exceeded",
};

/** The exact sentences of bytebin where it has them: clients compare them. */
export function bytebinError(reply: ErrorReply): Response {
  const isEmpty = reply.message === emptyContentMessage;
  return customError(reply, isEmpty ? "Missing content" : (sentences[reply.status] ?? reply.message), textHeaders);
}
