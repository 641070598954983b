import type { Analysis } from "../../../analysis/model/analysis.ts";
import type { Language } from "../../../i18n/language.ts";
import type { LogCounts, LogId, MaybePromise } from "../../../logs/ports.ts";
import type { Retention } from "../../../logs/retention.ts";
import type { KnownCrash } from "../../../wire/known-crash.ts";
import type { Requester } from "../../../work/requester.ts";
import type { AnswerContext } from "../../answers/answer-context.ts";
import type { AnswerForm } from "../../answers/answer-form.ts";
import { encodeBytes } from "../../answers/answer-jobs.ts";
import { identityEncoding } from "../../answers/appendable-encoding.ts";
import { contentOf, countsOf, detailsOf, idOf } from "../../answers/find-log.ts";
import type { LogAnswers } from "../../answers/log-answers.ts";
import { maxSmallTextBytes } from "../../answers/small-text.ts";
import { logLinks } from "../../api/log-links.ts";
import { SingleFlightCache } from "../../core/cache/single-flight-cache.ts";
import type { Exchange } from "../../core/exchange.ts";
import { isLinkPreview } from "../../core/link-preview-agents.ts";
import { LogNotFound, LogRemoved } from "../../core/log-not-found.ts";
import { originOf } from "../../core/origin.ts";
import { type HeaderList, redirectPermanent } from "../../core/replies.ts";
import type { Insights } from "../../insights/insights.ts";
import type { ReadableLogs } from "../../names/readable-logs.ts";
import type { BundleView } from "../bundle/bundle-view.ts";
import { htmlTag } from "../layout/layout.ts";
import type { PageFrame } from "../layout/page-frame.ts";
import { languageHeaders, type PagePreferences, pagePreferences } from "../layout/page-preferences.ts";
import { makeLogBlock } from "./log-jobs.ts";
import { logFooter, logPage } from "./log-page.ts";
import { originPlaceholder, PageTemplate } from "./page-template.ts";

/** In all languages together. */
const cacheBytes = 32 * 1024 * 1024;
/** More than what is not cached: the first tag and the counts in the footer. */
const aroundBytes = 1024;

interface LogPageDependencies {
  frame: PageFrame;
  answerContext: AnswerContext;
  answers: LogAnswers;
  insights: Insights;
  readable: ReadableLogs;
  publicUrl: string | null;
  retention: Retention | null;
}

/** The page of a log, the same for all readers of a language: from its head to its footer, and from there on. */
interface MadePage {
  before: PageTemplate;
  after: string;
  isComplete: boolean;
  /** The analysis that it shows, where that is one of a part of the log: it may be of all of it later. */
  partOf: string | null;
}

interface Explained extends Pick<MadePage, "partOf"> {
  analysis: Analysis;
  known: KnownCrash | null;
}

/** What a page is about: a log, or a file of a bundle. */
export interface PageSubject {
  /** Whose views are counted and shown. */
  id: LogId;
  log: LogId;
  /** Names the page: same key, same page, as long as the rules are the same. */
  key: string;
  /** Of a file that is shown as part of one. */
  bundle: BundleView | null;
}

/** `GET /{id}` for people: the page of a log. */
export class LogPageAnswer {
  private readonly made: SingleFlightCache<MadePage>;

  constructor(private readonly deps: LogPageDependencies) {
    const { metrics } = deps.answerContext;
    this.made = new SingleFlightCache<MadePage>(cacheBytes, ({ before }) => before.bytes, metrics.cache("pages"));
  }

  get(exchange: Exchange): MaybePromise<Response> {
    const id = idOf(exchange);
    try {
      const response = this.send({ id, log: id, key: id, bundle: null }, exchange);
      return response instanceof Promise ? response.catch((error) => this.explainRemoval(id, error)) : response;
    } catch (error) {
      return this.explainRemoval(id, error);
    }
  }

  /** `/s/{id}`, the address that `shortUrl` has. */
  async short(exchange: Exchange): Promise<Response> {
    const id = idOf(exchange);
    try {
      await countsOf(this.deps.answerContext, id);
      return redirectPermanent(`/${id}`);
    } catch (error) {
      return this.explainRemoval(id, error);
    }
  }

  /** Whoever follows a link to a log that was removed is told that. */
  private async explainRemoval(id: LogId, error: unknown): Promise<never> {
    if (!(error instanceof LogNotFound)) throw error;
    const removal = await this.deps.answerContext.readLog.removal(id);
    throw removal ? new LogRemoved(removal) : error;
  }

  send(subject: PageSubject, exchange: Exchange): MaybePromise<Response> {
    const { answers, publicUrl } = this.deps;
    const { headers } = exchange.request;
    const preferences = pagePreferences(exchange);
    const origin = originOf(exchange, publicUrl);
    const cookie = languageHeaders(exchange, publicUrl);
    return answers.send(exchange, {
      id: subject.id,
      key: `page:${this.nameOf(subject)}:${preferences.language}:${preferences.theme}:${origin}`,
      variant: cookie["Set-Cookie"] ?? "",
      isView: !isLinkPreview(headers.get("user-agent")),
      form: (counts, requester) => this.form(subject, counts, preferences, origin, cookie, requester),
    });
  }

  /** Same name, same page, but for its language. */
  private nameOf({ key }: PageSubject): string {
    const { insights, readable } = this.deps;
    return `${key}:${insights.pageVersion}${readable.isInUse ? ":names" : ""}`;
  }

  private async form(
    subject: PageSubject,
    counts: LogCounts,
    preferences: PagePreferences,
    origin: string,
    cookie: HeaderList,
    requester: Requester,
  ): Promise<AnswerForm> {
    const { frame, answerContext } = this.deps;
    const { language } = preferences;
    const { before, after, isComplete, partOf } = await this.pageOf(subject, language, requester);
    const around = subject.bundle ? frame.bundleHeaders : frame.logHeaders;
    const footer = logFooter(language, counts, this.deps.retention);
    const maxBytes = before.bytesAt(origin) + Buffer.byteLength(after) + aroundBytes;
    return {
      headers: () => ({ ...around, Link: logLinks(subject.log), ...cookie }),
      size: before.bytes,
      // Plain and compressed.
      maxBytes: (encoding) => (encoding === "identity" ? 1 : 2) * maxBytes,
      make: async (encoding, shared) => {
        const bytes = answerContext.thread.runFor(shared, () => before.at(origin, htmlTag(preferences)));
        if (encoding === "identity") return identityEncoding(bytes);
        const isSmall = bytes.length <= maxSmallTextBytes;
        return answerContext.heavy.run(encodeBytes, { bytes, encoding }, shared, [bytes], { isSmall });
      },
      end: (counts) => footer(counts) + after,
      isTemporary: !isComplete || partOf !== null,
    };
  }

  /** A page without its analysis is not cached. */
  private async pageOf(subject: PageSubject, language: Language, requester: Requester): Promise<MadePage> {
    const { made } = this;
    const key = `${this.nameOf(subject)}:${language}`;
    const make = (shared: Requester) => this.makePage(subject, language, shared);
    const page = await made.get(key, requester, make);
    if (!page.isComplete) made.forget(key);
    if (page.partOf === null) return page;
    const { name } = await this.deps.insights.kept(subject.log, requester);
    if (name === page.partOf) return page;
    made.forget(key);
    return made.get(key, requester, make);
  }

  private async makePage(subject: PageSubject, language: Language, requester: Requester): Promise<MadePage> {
    const { frame, answerContext } = this.deps;
    const { log } = subject;
    const counts = await countsOf(answerContext, log);
    const explained = this.explanationOf(log, requester);
    const details = await detailsOf(answerContext, log);
    const content = await contentOf(answerContext, log);
    const isSmall = content.size <= maxSmallTextBytes;
    const block = await answerContext.heavy.run(makeLogBlock, { log: content }, requester, [], { isSmall });
    const { analysis, partOf, known } = (await explained) ?? { analysis: null, partOf: null, known: null };
    const { bundle } = subject;
    const parts = {
      language,
      counts,
      details,
      block,
      analysis,
      known,
      bundle,
      origin: originPlaceholder,
      mayHaveNames: this.deps.readable.isInUse,
    };
    const isComplete = analysis !== null && bundle?.explanation !== null;
    return answerContext.thread.runFor(requester, () => {
      const [before, after] = logPage(frame, parts);
      return { before: new PageTemplate(before), after, isComplete, partOf };
    });
  }

  private async explanationOf(id: LogId, requester: Requester): Promise<Explained | null> {
    // A page without it is better than none: a failure of the analyser is reported by `/api/insights`.
    const made = this.explain(id, requester).catch(() => null);
    return Promise.race([made, Bun.sleep(this.deps.answerContext.patience.page).then(() => null)]);
  }

  private async explain(id: LogId, requester: Requester): Promise<Explained> {
    const { insights } = this.deps;
    const { name } = await insights.kept(id, requester);
    const analysis = await insights.of(id, requester);
    return { analysis, partOf: analysis.unread ? name : null, known: await insights.known(id, requester) };
  }
}
