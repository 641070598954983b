import type { RefusalCode } from "../../../wire/refusal.ts";
import { emptyContentMessage } from "../../../wire/upload-fields.ts";
import { foreignError, type ToldError, textHeaders } from "../../core/replies.ts";

const sentences: Partial<Record<RefusalCode, string>> = {
  404: "Invalid path",
  413: "Content too large",
  429: "Rate limit exceeded",
};

/** In bytebin's words where it has some, to the character: clients compare them. */
export function bytebinError(told: ToldError): Response {
  const isEmpty = told.message === emptyContentMessage;
  return foreignError(told, isEmpty ? "Missing content" : (sentences[told.status] ?? told.message), textHeaders);
}
