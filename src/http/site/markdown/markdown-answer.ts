import type { Language } from "../../../i18n/language.ts";
import { isBundle } from "../../../logs/bundle.ts";
import { asLogId } from "../../../logs/id.ts";
import type { LogId, MaybePromise } from "../../../logs/ports.ts";
import type { Requester } from "../../../work/requester.ts";
import { encodedAnswer } from "../../answers/encoded-answer.ts";
import { countsOf, detailsOf } from "../../answers/find-log.ts";
import { matchesTag, tagOf } from "../../api/etag.ts";
import { type Exchange, queryValue, requesterOf } from "../../core/exchange.ts";
import { LogNotFound } from "../../core/log-not-found.ts";
import { originOf } from "../../core/origin.ts";
import { languageVary, readerLanguage } from "../../core/reader-language.ts";
import { type HeaderList, notModified, openHeaders, privateCaching } from "../../core/replies.ts";
import type { BundleInsights } from "../../insights/bundle-insights.ts";
import { type ExplainedLogDependencies, explainedLog, inTime } from "../../insights/explained-log.ts";
import { asksForHtml } from "../layout/asks-for-page.ts";
import type { PageFrame } from "../layout/page-frame.ts";
import { languageHeaders, pagePreferences } from "../layout/page-preferences.ts";
import { bundleMarkdown } from "./bundle-markdown.ts";
import { markdownSummary } from "./markdown-summary.ts";
import { summaryPage } from "./summary-page.ts";

export const markdownEnding = ".md";

interface MarkdownDependencies extends ExplainedLogDependencies {
  bundleInsights: Pick<BundleInsights, "of" | "known">;
  publicUrl: string | null;
  frame: PageFrame;
}

/**
 * `GET /{id}.md` of a log, or of several together: a page for browsers, unless they ask for the Markdown with `?plain`, and
 * the Markdown for everybody else. Does not count as a view, because it does not show the log itself.
 */
export class MarkdownAnswer {
  constructor(private readonly deps: MarkdownDependencies) {}

  async get(exchange: Exchange): Promise<Response> {
    const id = asLogId(exchange.param.slice(0, -markdownEnding.length));
    if (!id) throw new LogNotFound();
    const origin = originOf(exchange, this.deps.publicUrl);
    const language = readerLanguage(exchange);
    const text = await this.textOf(id, origin, language, requesterOf(exchange));
    if (isForPeople(exchange)) return this.page(exchange, id, text);
    const headers: HeaderList = {
      ...openHeaders,
      "Access-Control-Expose-Headers": "ETag",
      "Content-Type": "text/markdown; charset=utf-8",
      "Content-Language": language,
      "Content-Disposition": `inline; filename="${id}.md"`,
      // The log never changes, but what is known of it does.
      "Cache-Control": privateCaching,
      ETag: tagOf(text),
      Vary: `Accept, ${languageVary}, Accept-Encoding`,
      "X-Robots-Tag": "noindex",
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "Referrer-Policy": "no-referrer",
    };
    if (matchesTag(exchange.request.headers.get("if-none-match"), headers["ETag"]!)) return notModified(headers);
    return encodedAnswer(text, headers, exchange);
  }

  /** The summary of a log, or of several together. */
  async textOf(id: LogId, origin: string, language: Language, requester: Requester): Promise<string> {
    return isBundle(await countsOf(this.deps.answerContext, id))
      ? this.textOfBundle(id, origin, language, requester)
      : this.textOfLog(id, origin, language, requester);
  }

  private page(exchange: Exchange, id: LogId, text: string): MaybePromise<Response> {
    const { frame, publicUrl } = this.deps;
    const { Vary, ...headers } = frame.privateHeaders;
    const made = summaryPage(frame, pagePreferences(exchange), id, text);
    return encodedAnswer(
      made,
      { ...headers, Vary: `Accept, ${Vary}`, ...languageHeaders(exchange, publicUrl) },
      exchange,
    );
  }

  private async textOfLog(id: LogId, origin: string, language: Language, requester: Requester): Promise<string> {
    const { answerContext, frame } = this.deps;
    const { analysis, counts, known } = await explainedLog(this.deps, id, requester);
    const details = await detailsOf(answerContext, id);
    return answerContext.thread.runFor(requester, () =>
      markdownSummary(analysis, counts, details, `${origin}/${id}`, language, frame.site.name[language], known),
    );
  }

  private async textOfBundle(id: LogId, origin: string, language: Language, requester: Requester): Promise<string> {
    const { answerContext, bundleInsights, frame } = this.deps;
    const explained = await inTime(bundleInsights.of(id, requester), answerContext.patience);
    const known = await inTime(bundleInsights.known(id, requester), answerContext.patience);
    return answerContext.thread.runFor(requester, () =>
      bundleMarkdown(explained, id, origin, language, frame.site.name[language], known),
    );
  }
}

function isForPeople(exchange: Exchange): boolean {
  return asksForHtml(exchange.request.headers.get("accept")) && queryValue(exchange, "plain") === null;
}
