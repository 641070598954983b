import { reportWords } from "../../../i18n/report-page-words.ts";
import type { LogId } from "../../../logs/ports.ts";
import { reportReasons } from "../../../logs/report-record.ts";
import { html } from "../layout/html.ts";
import { page, titleOnSite } from "../layout/layout.ts";
import type { PageFrame } from "../layout/page-frame.ts";
import type { PagePreferences } from "../layout/page-preferences.ts";

export const maxReportText = 2000;
export const maxContact = 200;

/** `/report/{id}`: a form that needs no script. */
export function reportPage(frame: PageFrame, { language, theme }: PagePreferences, id: LogId, isSent: boolean): string {
  const words = reportWords[language];
  const choices = reportReasons.map((reason) => html`<option value="${reason}">${words.reasons[reason]}</option>`);
  const form = html`<p class="soft">${words.intro}</p>
<form method="post" action="/report/${id}" class="page-form">
<label for="reason">${words.reason}</label>
<select id="reason" name="reason">${choices}</select>
<label for="text">${words.text}</label>
<textarea id="text" name="text" rows="5" maxlength="${maxReportText}"></textarea>
<label for="contact">${words.contact}</label>
<input id="contact" name="contact" type="text" maxlength="${maxContact}" autocomplete="email" aria-describedby="contact-hint">
<p class="soft" id="contact-hint">${words.contactHint}</p>
<button type="submit">${words.send}</button>
</form>`;
  const body = html`<div class="narrow">
<h1>${words.title}</h1>
${isSent ? html`<p role="status">${words.sent}</p>` : form}
<p><a href="/${id}">${words.back}</a></p>
</div>`;
  const title = titleOnSite(words.title, frame, language);
  return page(frame, theme, { language, title, isPrivate: true, kind: "form", body });
}
