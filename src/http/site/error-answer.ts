import type { Exchange } from "../core/exchange.ts";
import { type ErrorReply, pageError, textError } from "../core/replies.ts";
import { errorPage } from "./layout/error-page.ts";
import type { PageFrame } from "./layout/page-frame.ts";
import { pagePreferences } from "./layout/page-preferences.ts";
import { markdownEnding } from "./markdown/markdown-answer.ts";

/** An error as a page. A client that asked for Markdown gets it as text. */
export function errorAnswer(frame: PageFrame, reply: ErrorReply, exchange: Exchange): Response {
  if (exchange.path.endsWith(markdownEnding)) return textError(reply);
  const preferences = pagePreferences(exchange);
  return pageError(reply, errorPage(frame, preferences, reply), {
    ...frame.privateHeaders,
    "Content-Language": preferences.language,
  });
}
