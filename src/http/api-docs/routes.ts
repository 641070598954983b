import { asLanguage } from "../../i18n/language.ts";
import { type Exchange, queryValue } from "../core/exchange.ts";
import type { Handler, Routes } from "../core/handler.ts";
import { originOf } from "../core/origin.ts";
import { languageVary, readerLanguage } from "../core/reader-language.ts";
import { type HeaderList, jsonHeaders, openHeaders } from "../core/replies.ts";
import type { ServiceLimits } from "../core/service-limits.ts";
import type { PageFrame } from "../site/layout/page-frame.ts";
import { languageHeaders, pagePreferences } from "../site/layout/page-preferences.ts";
import { limitsOf } from "./limits-answer.ts";
import { llmsText } from "./llms-text.ts";
import { openapiText } from "./openapi/document.ts";
import { docsPage } from "./page/docs-page.ts";
import { TaggedAnswers } from "./tagged-answers.ts";

/** Kept for a moment by everybody, and compared afterwards. */
const shortly = "public, max-age=300";
const exposed = { "Access-Control-Expose-Headers": "ETag" };

const documentHeaders: HeaderList = { ...jsonHeaders, ...exposed, "Cache-Control": shortly, Vary: "Accept-Encoding" };
const textHeaders: HeaderList = {
  ...openHeaders,
  ...exposed,
  "Content-Type": "text/plain; charset=utf-8",
  "Cache-Control": shortly,
  Vary: "Accept-Encoding",
};
const limitsHeaders: HeaderList = { ...documentHeaders, "Cache-Control": "no-cache" };

interface ApiDocsDependencies {
  frame: PageFrame;
  limits: ServiceLimits;
  publicUrl: string | null;
}

/** The documentation of the API, for programs and for people. */
export function apiDocsRoutes(deps: ApiDocsDependencies): Routes {
  const { frame, limits, publicUrl } = deps;
  const answers = new TaggedAnswers();
  const origin = (exchange: Exchange) => originOf(exchange, publicUrl);

  const docs: Handler = (exchange) => {
    const [look, address] = [pagePreferences(exchange), origin(exchange)];
    const headers = { ...frame.headers, "Cache-Control": "no-cache", ...languageHeaders(exchange, publicUrl) };
    const key = `docs ${look.language} ${look.theme} ${address}`;
    return answers.answer(exchange, key, headers, () => docsPage(frame, look, address));
  };

  const openapi: Handler = (exchange) => {
    const [language, address] = [readerLanguage(exchange), origin(exchange)];
    const headers = {
      ...documentHeaders,
      "Content-Language": language,
      Vary: `${languageVary}, ${documentHeaders["Vary"]}`,
    };
    return answers.answer(exchange, `openapi ${language} ${address}`, headers, () => openapiText(address, language));
  };

  const llms: Handler = (exchange) => {
    const address = origin(exchange);
    const language = asLanguage(queryValue(exchange, "lang")) ?? "en";
    return answers.answer(exchange, `llms ${language} ${address}`, textHeaders, () =>
      llmsText(frame.site.name[language], address, limits.maxLogBytes, language),
    );
  };

  const allowed: Handler = (exchange) =>
    answers.answer(exchange, "limits", limitsHeaders, () => JSON.stringify(limitsOf(limits)));

  return {
    "/docs": { errorFormat: "html", methods: { GET: docs } },
    "/openapi.json": { errorFormat: "json", methods: { GET: openapi } },
    "/llms.txt": { errorFormat: "text", methods: { GET: llms } },
    "/api/limits": { errorFormat: "json", methods: { GET: allowed } },
  };
}
