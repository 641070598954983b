import { wordsVersion } from "../../../analysis/i18n/words-version.ts";
import type { Site } from "../../../branding/site.ts";
import { asLanguage, type Language } from "../../../i18n/language.ts";
import { asLogId } from "../../../logs/id.ts";
import type { LogId } from "../../../logs/ports.ts";
import type { AnswerContext } from "../../answers/answer-context.ts";
import { countsOf } from "../../answers/find-log.ts";
import { type Exchange, queryValue, requesterOf } from "../../core/exchange.ts";
import { LogNotFound } from "../../core/log-not-found.ts";
import { type HeaderList, notModified, ok } from "../../core/replies.ts";
import { explainedLog } from "../../insights/explained-log.ts";
import type { Insights } from "../../insights/insights.ts";
import type { PreviewImages } from "./preview-images.ts";
import { brandOf, previewInputOf } from "./preview-input.ts";

export const previewEnding = ".png";
/** Version of the design: to be raised when the same log gets another picture. */
const design = 1;

/** `GET /{id}.png`: the picture that chats show of a link. Does not count as a view. */
export class PreviewAnswer {
  constructor(
    readonly answerContext: AnswerContext,
    readonly insights: Insights,
    private readonly images: PreviewImages,
    private readonly site: Site,
  ) {}

  async get(exchange: Exchange): Promise<Response> {
    const id = asLogId(exchange.param.slice(0, -previewEnding.length));
    if (!id) throw new LogNotFound();
    const { ruleSet } = this.insights;
    const key = `${id}-${ruleSet}`;
    await this.checkThere(id, key);
    // The address alone decides: whoever follows a link sees the same.
    const language = asLanguage(queryValue(exchange, "lang")) ?? "en";
    const headers = headersOf(id, language, this.site, ruleSet);
    if (exchange.request.headers.get("if-none-match")?.includes(headers["ETag"]!)) return notModified(headers);
    const png = await this.images.of(key, language, requesterOf(exchange), async (requester) => {
      const { analysis, counts } = await explainedLog(this, id, requester);
      return previewInputOf(analysis, counts, language, brandOf(this.site, language));
    });
    const length = { "Content-Length": String(png.length) };
    return exchange.isHead ? ok(null, { ...headers, ...length }) : ok(png as Uint8Array<ArrayBuffer>, headers);
  }

  private async checkThere(id: LogId, key: string): Promise<void> {
    try {
      await countsOf(this.answerContext, id);
    } catch (error) {
      this.images.forget(key);
      throw error;
    }
  }
}

function headersOf(id: LogId, language: Language, site: Site, ruleSet: string): HeaderList {
  return {
    "Content-Type": "image/png",
    // Short and private: what is removed must not live on in caches.
    "Cache-Control": "private, max-age=300",
    ETag: `"${id}-${ruleSet}-${wordsVersion(language)}-${design}-${site.version}-${language}"`,
    "X-Content-Type-Options": "nosniff",
    "X-Robots-Tag": "noindex",
  };
}
