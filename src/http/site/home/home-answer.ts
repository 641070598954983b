import { encodedAnswer } from "../../answers/encoded-answer.ts";
import type { Exchange } from "../../core/exchange.ts";
import { checkFormOrigin } from "../../core/form-origin.ts";
import { originOf } from "../../core/origin.ts";
import { seeOther } from "../../core/replies.ts";
import type { ServiceLimits } from "../../core/service-limits.ts";
import type { UploadService } from "../../upload/upload-service.ts";
import type { PageFrame } from "../layout/page-frame.ts";
import { languageHeaders, pagePreferences } from "../layout/page-preferences.ts";
import { keepOwnerToken } from "../owner/owner-cookie.ts";
import { homePage } from "./home-page.ts";

interface HomeDependencies {
  frame: PageFrame;
  uploadService: UploadService;
  publicUrl: string | null;
  limits: ServiceLimits;
}

/** The start page, and its form. */
export class HomeAnswer {
  constructor(private readonly deps: HomeDependencies) {}

  get(exchange: Exchange): Promise<Response> {
    const { frame, publicUrl, limits } = this.deps;
    const origin = originOf(exchange, publicUrl);
    const page = homePage(frame, pagePreferences(exchange), origin, limits);
    return encodedAnswer(page, { ...frame.headers, ...languageHeaders(exchange, publicUrl) }, exchange);
  }

  /** The form, sent without scripts. No "My logs" keeps the token there, so a cookie does. */
  async post(exchange: Exchange): Promise<Response> {
    const { uploadService, publicUrl } = this.deps;
    checkFormOrigin(exchange, publicUrl);
    const { log, token, headers } = await uploadService.share(exchange);
    return seeOther(`/${log.id}`, { ...headers, ...keepOwnerToken(exchange, publicUrl, log.id, token) });
  }
}
