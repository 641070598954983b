import { asLogId } from "../../../logs/id.ts";
import type { LogId } from "../../../logs/ports.ts";
import { encodedAnswer } from "../../answers/encoded-answer.ts";
import { type Exchange, queryValue, requesterOf } from "../../core/exchange.ts";
import { LogNotFound } from "../../core/log-not-found.ts";
import { pastedId } from "../../core/pasted-id.ts";
import { seeOther } from "../../core/replies.ts";
import { type ExplainedLogDependencies, explainedLog } from "../../insights/explained-log.ts";
import type { PageFrame } from "../layout/page-frame.ts";
import { languageHeaders, pagePreferences } from "../layout/page-preferences.ts";
import { compareForm } from "./compare-form.ts";
import { comparePage, comparePath } from "./compare-page.ts";

interface CompareDependencies extends ExplainedLogDependencies {
  frame: PageFrame;
  publicUrl: string | null;
}

/** Two logs side by side. Neither is viewed by that. */
export class CompareAnswer {
  constructor(private readonly deps: CompareDependencies) {}

  /** `GET /compare/{a}/{b}` */
  async get(exchange: Exchange): Promise<Response> {
    const [a, b] = exchange.param.split("/").map(asLogId);
    if (!a || !b) throw new LogNotFound();
    const [first, second] = await Promise.all([a, b].map((id) => explainedLog(this.deps, id, requesterOf(exchange))));
    const { frame, answerContext } = this.deps;
    const page = answerContext.thread.run(exchange.client.key, () =>
      comparePage(frame, pagePreferences(exchange), first!, second!),
    );
    return this.answer(page, exchange);
  }

  /** `GET /compare?a=…&b=…`: where the forms lead. Ids and pasted links are taken alike. */
  async form(exchange: Exchange): Promise<Response> {
    const asked = { a: queryValue(exchange, "a"), b: queryValue(exchange, "b") };
    const [a, b] = [asked.a, asked.b].map((text): LogId | null => (text === null ? null : pastedId(text)));
    if (a && b) return seeOther(comparePath(a, b), languageHeaders(exchange, this.deps.publicUrl));
    return this.answer(compareForm(this.deps.frame, pagePreferences(exchange), asked), exchange);
  }

  private answer(page: string, exchange: Exchange): Promise<Response> {
    return encodedAnswer(
      page,
      { ...this.deps.frame.privateHeaders, ...languageHeaders(exchange, this.deps.publicUrl) },
      exchange,
    );
  }
}
