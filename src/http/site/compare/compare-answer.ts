import { asLogId } from "../../../logs/id.ts";
import type { LogId } from "../../../logs/ports.ts";
import type { Requester } from "../../../work/requester.ts";
import type { AnswerContext } from "../../answers/answer-context.ts";
import { encodeBytes } from "../../answers/answer-jobs.ts";
import { type AppendableEncoding, identityEncoding } from "../../answers/appendable-encoding.ts";
import { encodedAnswer } from "../../answers/encoded-answer.ts";
import type { LogAnswers } from "../../answers/log-answers.ts";
import type { AnswerEncoding } from "../../core/accept-encoding.ts";
import { type Exchange, queryValue, requesterOf } from "../../core/exchange.ts";
import { LogNotFound } from "../../core/log-not-found.ts";
import { pastedId } from "../../core/pasted-id.ts";
import { type HeaderList, seeOther } from "../../core/replies.ts";
import { type KeptLog, keptLog } from "../../insights/explained-log.ts";
import type { Insights } from "../../insights/insights.ts";
import type { PageFrame } from "../layout/page-frame.ts";
import { languageHeaders, type PagePreferences, pagePreferences } from "../layout/page-preferences.ts";
import { compareForm } from "./compare-form.ts";
import { compareInWords } from "./compare-job.ts";
import { comparePage, comparePath } from "./compare-page.ts";

/** What a page has around what was found. */
const aroundBytes = 1024 * 1024;

interface CompareDependencies {
  frame: PageFrame;
  insights: Pick<Insights, "kept">;
  answerContext: AnswerContext;
  answers: LogAnswers;
  publicUrl: string | null;
}

/** Two logs side by side. Neither is viewed by that. */
export class CompareAnswer {
  constructor(private readonly deps: CompareDependencies) {}

  /** `GET /compare/{a}/{b}` */
  async get(exchange: Exchange): Promise<Response> {
    const [a, b] = exchange.param.split("/").map(asLogId);
    if (!a || !b) throw new LogNotFound();
    const preferences = pagePreferences(exchange);
    const headers = this.headersFor(exchange);
    const { first, second } = await this.both(a, b, requesterOf(exchange));
    const { language, theme } = preferences;
    const size = first.kept.bytes + second.kept.bytes;
    return this.deps.answers.send(exchange, {
      id: first.counts.id,
      key: `compare:${first.kept.name}:${second.kept.name}:${language}:${theme}`,
      variant: headers["Set-Cookie"] ?? "",
      isView: false,
      form: () => ({
        headers: () => headers,
        size,
        maxBytes: () => 3 * size + aroundBytes,
        make: (encoding, requester) => this.make(a, b, preferences, encoding, requester),
        end: null,
        isCostly: true,
      }),
    });
  }

  /** `GET /compare?a=…&b=…`: where the forms lead. Ids and pasted links are taken alike. */
  async form(exchange: Exchange): Promise<Response> {
    const asked = { a: queryValue(exchange, "a"), b: queryValue(exchange, "b") };
    const [a, b] = [asked.a, asked.b].map((text): LogId | null => (text === null ? null : pastedId(text)));
    if (a && b) return seeOther(comparePath(a, b), languageHeaders(exchange, this.deps.publicUrl));
    const page = compareForm(this.deps.frame, pagePreferences(exchange), asked);
    return encodedAnswer(page, this.headersFor(exchange), exchange);
  }

  private headersFor(exchange: Exchange): HeaderList {
    return { ...this.deps.frame.privateHeaders, ...languageHeaders(exchange, this.deps.publicUrl) };
  }

  private async both(a: LogId, b: LogId, requester: Requester): Promise<{ first: KeptLog; second: KeptLog }> {
    const [first, second] = await Promise.all([a, b].map((id) => keptLog(this.deps, id, requester)));
    return { first: first!, second: second! };
  }

  /** Finds both once more: whoever waits for room does not hold them meanwhile. */
  private async make(
    a: LogId,
    b: LogId,
    preferences: PagePreferences,
    encoding: AnswerEncoding,
    requester: Requester,
  ): Promise<AppendableEncoding> {
    const { frame, answerContext } = this.deps;
    const { first, second } = await this.both(a, b, requester);
    const [one, other] = [first, second].map(({ counts, kept }) => ({ counts, analysis: kept.packed }));
    const pair = { a: one!, b: other!, language: preferences.language };
    const compared = await answerContext.heavy.run(compareInWords, pair, requester);
    const bytes = Buffer.from(comparePage(frame, preferences, compared));
    if (encoding === "identity") return identityEncoding(bytes);
    return answerContext.heavy.run(encodeBytes, { bytes, encoding }, requester, [bytes]);
  }
}
