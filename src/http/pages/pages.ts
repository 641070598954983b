import type { Analysis } from "../../analysis/analyse.ts";
import type { LogId } from "../../logs/ports.ts";
import type { Language } from "../../words/language.ts";
import type { Insights } from "../analysis/insights.ts";
import type { Assets } from "../assets/assets.ts";
import type { Exchange } from "../exchange.ts";
import { contentOf, countsOf, idOf, type LogReading, MadeOnce, viewed } from "../log-reading.ts";
import { originOf } from "../origin.ts";
import { movedForGood, pageError, seeOther, type ToldError } from "../respond.ts";
import type { Uploading } from "../uploading.ts";
import { encodedAnswer } from "./encoded-answer.ts";
import { errorPage } from "./error-page.ts";
import { homePage } from "./home.ts";
import { pageHeaders, privatePageHeaders } from "./layout.ts";
import { isLinkPreview } from "./link-previews.ts";
import { logFooter, logPage } from "./log/log-page.ts";
import { languageHeaders, pageLanguage } from "./page-language.ts";

const cacheBytes = 16 * 1024 * 1024;
/** How long a page waits for the explanation of its log. It is shown without one rather than not at all. */
const patienceMs = 3000;

export interface PageParts {
  assets: Assets;
  reading: LogReading;
  uploading: Uploading;
  insights: Insights;
  publicUrl: string | null;
  maxLogBytes: number;
}

/** A log's page up to its footer, and from there. Its links to pictures hold for one origin. */
interface MadePage {
  origin: string;
  before: Uint8Array;
  after: string;
  isComplete: boolean;
}

/** What people see. */
export class Pages {
  private readonly made: Record<Language, MadeOnce<MadePage>> = {
    en: new MadeOnce(cacheBytes, ({ before }) => before.length),
    "zh-CN": new MadeOnce(cacheBytes, ({ before }) => before.length),
  };

  constructor(private readonly parts: PageParts) {}

  home(exchange: Exchange): Promise<Response> {
    const { assets, maxLogBytes } = this.parts;
    const page = homePage(assets, pageLanguage(exchange), this.origin(exchange), maxLogBytes);
    return encodedAnswer(page, { ...pageHeaders, ...languageHeaders(exchange) }, exchange);
  }

  /** The form of the home page, sent. */
  async share(exchange: Exchange): Promise<Response> {
    const { log, headers } = await this.parts.uploading.share(exchange);
    return seeOther(`/${log.id}`, headers);
  }

  async log(exchange: Exchange): Promise<Response> {
    const id = idOf(exchange);
    const language = pageLanguage(exchange);
    const page = await this.pageOf(id, language, this.origin(exchange));
    const isView = !isLinkPreview(exchange.request.headers.get("user-agent"));
    const counts = await this.made[language].ifThere(
      id,
      Promise.resolve(viewed(this.parts.reading, id, exchange, isView)),
    );
    const bytes = Buffer.concat([page.before, Buffer.from(logFooter(language, counts) + page.after)]);
    return encodedAnswer(bytes, { ...privatePageHeaders, ...languageHeaders(exchange) }, exchange);
  }

  /** `/s/{id}`, the short link. */
  async short(exchange: Exchange): Promise<Response> {
    const { id } = await countsOf(this.parts.reading, idOf(exchange));
    return movedForGood(`/${id}`);
  }

  error(told: ToldError, exchange: Exchange): Response {
    return pageError(told, errorPage(this.parts.assets, pageLanguage(exchange), told), privatePageHeaders);
  }

  private origin(exchange: Exchange): string {
    return originOf(exchange.request.headers, exchange.client.viaTrustedProxy, this.parts.publicUrl);
  }

  /** A page that lacks its explanation, or was made for another origin, is good for one answer. */
  private async pageOf(id: LogId, language: Language, origin: string): Promise<MadePage> {
    const made = this.made[language];
    const page = await made.get(id, () => this.makePage(id, language, origin));
    if (!page.isComplete) made.forget(id);
    return page.origin === origin ? page : this.makePage(id, language, origin);
  }

  private async makePage(id: LogId, language: Language, origin: string): Promise<MadePage> {
    const { assets, reading } = this.parts;
    const counts = await countsOf(reading, id);
    const explained = this.explanationOf(id);
    const block = await reading.heavy.run("logBlock", { log: await contentOf(reading, id) });
    const analysis = await explained;
    const [before, after] = logPage(assets, { language, counts, block, analysis, origin });
    return { origin, before: Buffer.from(before), after, isComplete: analysis !== null };
  }

  private async explanationOf(id: LogId): Promise<Analysis | null> {
    // A page without it is better than none: what is wrong with the analyser is told by its own interface.
    const made = this.parts.insights.of(id).catch(() => null);
    return Promise.race([made, Bun.sleep(patienceMs).then(() => null)]);
  }
}
