import type { Language } from "../../../i18n/language.ts";
import { pageWords } from "../../../i18n/page-words.ts";
import type { RefusalCode, RefusalKind } from "../../../wire/refusal.ts";
import type { ErrorReply } from "../../core/replies.ts";
import { html, nothing } from "./html.ts";
import { page, titleOnSite } from "./layout.ts";
import type { PageFrame } from "./page-frame.ts";
import type { PagePreferences } from "./page-preferences.ts";

/** The exact sentence of a refusal is English; other languages have one for each kind. */
function ownSentences(language: Language): Record<RefusalCode | RefusalKind, string> | null {
  return language === "en" ? null : pageWords[language].errors;
}

/** Of a log that was removed, the page says so, and by whom; nothing else is known of it. */
export function errorPage(frame: PageFrame, { language, theme }: PagePreferences, reply: ErrorReply): string {
  const words = pageWords[language];
  const { removal } = reply;
  const title = removal
    ? words.removed.title
    : reply.kind === "no-such-log"
      ? words.noSuchLog
      : reply.status === 404
        ? words.notFoundTitle
        : words.errorTitle({ status: reply.status });
  const sentence = removal
    ? words.removed.by[removal.by ?? "unknown"]
    : ownSentences(language)?.[reply.kind ?? reply.status];
  // The exact sentence is English and names the reference; another sentence needs it beside it.
  const { reference } = reply;
  const exact = sentence && reference ? html`<p class="soft">${words.faultReference({ reference })}</p>` : nothing;
  const body = html`<div class="narrow">
<h1>${title}</h1>
<p>${sentence ?? reply.message}</p>
${exact}
<p><a class="button" href="/">${words.backToStart}</a></p>
</div>`;
  return page(frame, theme, {
    language,
    title: titleOnSite(title, frame, language),
    isPrivate: true,
    kind: "error",
    body,
  });
}
