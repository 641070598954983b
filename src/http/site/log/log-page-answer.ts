import type { Analysis } from "../../../analysis/analyse.ts";
import { forEveryLanguage, type Language } from "../../../i18n/language.ts";
import type { LogId } from "../../../logs/ports.ts";
import type { Retention } from "../../../logs/retention.ts";
import type { Requester } from "../../../work/requester.ts";
import { type AnswerContext, maxSmallTextBytes } from "../../answers/answer-context.ts";
import { encodeAppendableBytes } from "../../answers/answer-jobs.ts";
import { type AppendableEncoding, finishedBytes, identityEncoding } from "../../answers/appendable-encoding.ts";
import { contentOf, countsOf, detailsOf, idOf, viewed } from "../../answers/find-log.ts";
import { answerLarge } from "../../answers/send-large-answer.ts";
import { logLinks } from "../../api/log-links.ts";
import { chooseEncoding } from "../../core/accept-encoding.ts";
import { SingleFlightCache } from "../../core/cache/single-flight-cache.ts";
import { type Exchange, requesterOf } from "../../core/exchange.ts";
import { isLinkPreview } from "../../core/link-preview-agents.ts";
import { LogNotFound, LogRemoved } from "../../core/log-not-found.ts";
import { originOf } from "../../core/origin.ts";
import { type HeaderList, ok, redirectPermanent } from "../../core/replies.ts";
import type { Insights } from "../../insights/insights.ts";
import { htmlTag } from "../layout/layout.ts";
import type { PageFrame } from "../layout/page-frame.ts";
import { languageHeaders, type PagePreferences, pagePreferences } from "../layout/page-preferences.ts";
import { makeLogBlock } from "./log-jobs.ts";
import { logFooter, logPage } from "./log-page.ts";
import { originPlaceholder, PageTemplate } from "./page-template.ts";

const cacheBytes = 16 * 1024 * 1024;
/** How long a page waits for the explanation of its log. It is shown without one rather than not at all. */
const timeoutMs = 3000;
/** More than what is not cached: the first tag and the counts in the footer. */
const aroundBytes = 1024;

interface LogPageDependencies {
  frame: PageFrame;
  answerContext: AnswerContext;
  insights: Insights;
  publicUrl: string | null;
  retention: Retention | null;
}

/** The cached page of a log, the same for all readers of a language: from its head to its footer, and from there on. */
interface MadePage {
  before: PageTemplate;
  after: string;
  isComplete: boolean;
  /** The key of the cache: the log, and the version of the rules. */
  key: string;
}

type PageBytes = Uint8Array<ArrayBuffer>;

/** `GET /{id}` for people: the page of a log. */
export class LogPageAnswer {
  private readonly made: Record<Language, SingleFlightCache<MadePage>>;
  private readonly encoded: SingleFlightCache<AppendableEncoding>;

  constructor(private readonly deps: LogPageDependencies) {
    const { metrics } = deps.answerContext;
    const pages = () =>
      new SingleFlightCache<MadePage>(cacheBytes, ({ before }) => before.bytes, metrics.cache("pages"));
    this.made = forEveryLanguage(pages);
    this.encoded = new SingleFlightCache(cacheBytes, ({ bytes }) => bytes.length, metrics.cache("pages-encoded"));
  }

  async get(exchange: Exchange): Promise<Response> {
    const id = idOf(exchange);
    const preferences = pagePreferences(exchange);
    return this.unlessRemoved(id, () => this.answerPage(id, preferences, exchange));
  }

  /** Whoever follows a link to a log that was removed is told that. */
  private async unlessRemoved(id: LogId, answer: () => Promise<Response>): Promise<Response> {
    try {
      return await answer();
    } catch (error) {
      if (!(error instanceof LogNotFound)) throw error;
      const removal = await this.deps.answerContext.readLog.removal(id);
      throw removal ? new LogRemoved(removal) : error;
    }
  }

  private async answerPage(id: LogId, preferences: PagePreferences, exchange: Exchange): Promise<Response> {
    const page = await this.pageOf(id, preferences.language, requesterOf(exchange));
    if (page.before.bytes > maxSmallTextBytes) return this.answerLargePage(id, page, preferences, exchange);
    return this.answerSmallPage(id, page, preferences, exchange);
  }

  /** Encoded once for all with the same preferences; the footer with the views is appended. */
  private async answerSmallPage(
    id: LogId,
    page: MadePage,
    preferences: PagePreferences,
    exchange: Exchange,
  ): Promise<Response> {
    const origin = this.origin(exchange);
    const headers = this.logHeaders(id, exchange);
    const encoding = chooseEncoding(exchange.request.headers.get("accept-encoding"));
    const end = await this.endOf(id, page, preferences.language, exchange);
    if (encoding === "identity") return ok(page.before.at(origin, htmlTag(preferences), end) as PageBytes, headers);
    const key = `${page.key}:${preferences.language}:${preferences.theme}:${page.isComplete}:${encoding}:${origin}`;
    const open = await this.encoded.get(key, requesterOf(exchange), (requester) => {
      const bytes = page.before.at(origin, htmlTag(preferences));
      return this.deps.answerContext.heavy.run(encodeAppendableBytes, { bytes, encoding }, requester);
    });
    return ok(finishedBytes(open, end), { ...headers, "Content-Encoding": encoding });
  }

  /** `/s/{id}`, the address that `shortUrl` has. */
  async short(exchange: Exchange): Promise<Response> {
    const id = idOf(exchange);
    return this.unlessRemoved(id, async () => {
      await countsOf(this.deps.answerContext, id);
      return redirectPermanent(`/${id}`);
    });
  }

  private logHeaders(id: LogId, exchange: Exchange): HeaderList {
    return { ...this.deps.frame.logHeaders, Link: logLinks(id), ...languageHeaders(exchange, this.deps.publicUrl) };
  }

  private origin(exchange: Exchange): string {
    return originOf(exchange.request.headers, exchange.client.viaTrustedProxy, this.deps.publicUrl);
  }

  /** The footer, with this view, and what comes behind it. */
  private async endOf(id: LogId, { after, key }: MadePage, language: Language, exchange: Exchange): Promise<Buffer> {
    const isView = !isLinkPreview(exchange.request.headers.get("user-agent"));
    const counted = Promise.resolve(viewed(this.deps.answerContext, id, exchange, isView));
    const counts = await this.made[language].evictOnError(key, counted);
    return Buffer.from(logFooter(language, counts, this.deps.retention) + after);
  }

  /** A large page counts against the memory for large answers while it is sent, and is compressed on another thread. */
  private async answerLargePage(
    id: LogId,
    page: MadePage,
    preferences: PagePreferences,
    exchange: Exchange,
  ): Promise<Response> {
    const { answerContext } = this.deps;
    const { language, theme } = preferences;
    const origin = this.origin(exchange);
    const headers = this.logHeaders(id, exchange);
    const encoding = chooseEncoding(exchange.request.headers.get("accept-encoding"));
    const maxBytes = page.before.bytesAt(origin) + Buffer.byteLength(page.after) + aroundBytes;
    return answerLarge(answerContext, exchange, {
      key: `page:${page.key}:${language}:${theme}:${page.isComplete}:${origin}:${encoding}`,
      // Plain and compressed.
      maxBytes: (encoding === "identity" ? 1 : 2) * maxBytes,
      make: (requester) => {
        const bytes = page.before.at(origin, htmlTag(preferences));
        if (encoding === "identity") return Promise.resolve(identityEncoding(bytes));
        return answerContext.heavy.run(encodeAppendableBytes, { bytes, encoding }, requester, [bytes]);
      },
      end: () => this.endOf(id, page, language, exchange),
      headers: encoding === "identity" ? headers : { ...headers, "Content-Encoding": encoding },
    });
  }

  /** A page without its analysis is not cached. */
  private async pageOf(id: LogId, language: Language, requester: Requester): Promise<MadePage> {
    const made = this.made[language];
    const key = `${id}:${this.deps.insights.ruleSet}`;
    const page = await made.get(key, requester, (shared) => this.makePage(id, key, language, shared));
    if (!page.isComplete) made.forget(key);
    return page;
  }

  private async makePage(id: LogId, key: string, language: Language, requester: Requester): Promise<MadePage> {
    const { frame, answerContext } = this.deps;
    const counts = await countsOf(answerContext, id);
    const explained = this.explanationOf(id, requester);
    const details = await detailsOf(answerContext, id);
    const block = await answerContext.heavy.run(makeLogBlock, { log: await contentOf(answerContext, id) }, requester);
    const analysis = await explained;
    const [before, after] = logPage(frame, { language, counts, details, block, analysis, origin: originPlaceholder });
    return { before: new PageTemplate(before), after, isComplete: analysis !== null, key };
  }

  private async explanationOf(id: LogId, requester: Requester): Promise<Analysis | null> {
    // A page without it is better than none: a failure of the analyser is reported by `/api/insights`.
    const made = this.deps.insights.of(id, requester).catch(() => null);
    return Promise.race([made, Bun.sleep(timeoutMs).then(() => null)]);
  }
}
