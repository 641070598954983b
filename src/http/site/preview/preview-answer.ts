import { wordsVersion } from "../../../analysis/words/words-version.ts";
import type { Site } from "../../../branding/site.ts";
import type { Language } from "../../../i18n/language.ts";
import { asLogId } from "../../../logs/id.ts";
import type { LogId } from "../../../logs/ports.ts";
import type { Requester } from "../../../work/requester.ts";
import type { AnswerContext } from "../../answers/answer-context.ts";
import { shownLog } from "../../answers/bundle-files.ts";
import { type Exchange, requesterOf } from "../../core/exchange.ts";
import { LogNotFound } from "../../core/log-not-found.ts";
import { askedLanguage } from "../../core/reader-language.ts";
import type { HeaderList } from "../../core/replies.ts";
import { explainedLog } from "../../insights/explained-log.ts";
import type { Insights } from "../../insights/insights.ts";
import { pictureAnswer, pictureHeaders } from "./picture-answer.ts";
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
    const asked = asLogId(exchange.param.slice(0, -previewEnding.length));
    if (!asked) throw new LogNotFound();
    const { ruleSet } = this.insights;
    const id = await this.shown(asked, ruleSet);
    const key = keyOf(id, ruleSet);
    // The address alone decides: whoever follows a link sees the same.
    const language = askedLanguage(exchange) ?? "en";
    const headers = headersOf(id, language, this.site, ruleSet);
    const input = async (requester: Requester) => {
      const { analysis, counts } = await explainedLog(this, id, requester);
      return previewInputOf(analysis, counts, language, brandOf(this.site, language));
    };
    return pictureAnswer(exchange, headers, () => this.images.of(key, language, requesterOf(exchange), input));
  }

  /** The log that is drawn. Of a bundle it is another one when the first file is removed, and so is the picture. */
  private async shown(asked: LogId, ruleSet: string): Promise<LogId> {
    try {
      return await shownLog(this.answerContext, asked);
    } catch (error) {
      this.images.forget(keyOf(asked, ruleSet));
      throw error;
    }
  }
}

function keyOf(id: LogId, ruleSet: string): string {
  return `${id}-${ruleSet}`;
}

function headersOf(id: LogId, language: Language, site: Site, ruleSet: string): HeaderList {
  const tag = `${id}-${ruleSet}-${wordsVersion(language)}-${design}-${site.version}-${language}`;
  // Short and private: what is removed must not live on in caches.
  return { ...pictureHeaders(tag, "private, max-age=300"), "X-Robots-Tag": "noindex" };
}
