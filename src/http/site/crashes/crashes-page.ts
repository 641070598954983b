import { headingText } from "../../../analysis/words/card-text.ts";
import { crashesPageWords } from "../../../i18n/crashes-page-words.ts";
import type { Language } from "../../../i18n/language.ts";
import { joined } from "../../../i18n/lists.ts";
import { numberText } from "../../../i18n/messages/format.ts";
import { Html, html, nothing } from "../layout/html.ts";
import { page, titleOnSite } from "../layout/layout.ts";
import type { PageFrame } from "../layout/page-frame.ts";
import type { PagePreferences } from "../layout/page-preferences.ts";
import { breakableText } from "../text/breakable-text.ts";
import { plainLine } from "../text/untrusted-text.ts";
import { type FrequentCrash, shownDays } from "./frequent-crashes.ts";

const plotHeight = 24;
const maxWish = 80;
const maxPart = 160;

/** What a reader wants to see; empty: everything. */
export interface CrashesWish {
  mod: string;
  platform: string;
}

/** `/crashes`: which faults are frequent this week. Nothing in it is of a single log. */
export function crashesPage(
  frame: PageFrame,
  { language, theme }: PagePreferences,
  crashes: readonly FrequentCrash[],
  wish: CrashesWish,
): string {
  const words = crashesPageWords[language];
  const platforms = [...new Set(crashes.flatMap((one) => one.platforms))].sort();
  const shown = crashes.filter((one) => isWanted(one, wish));
  const title = titleOnSite(words.title, frame, language);
  const body = html`<div class="narrow">
<h1>${words.title}</h1>
<p class="soft">${words.intro}</p>
<form action="/crashes" class="crash-filter">
<p><label for="crash-mod">${words.mod}</label> <input type="text" id="crash-mod" name="mod" maxlength="${maxWish}" value="${wish.mod}" autocomplete="off"></p>
<p><label for="crash-platform">${words.platform}</label> <select id="crash-platform" name="platform"><option value="">${words.all}</option>
${platforms.map((one) => html`<option value="${one}"${one === wish.platform ? html` selected` : nothing}>${one}</option>`)}</select></p>
<p><button type="submit" class="plain">${words.show}</button></p>
</form>
${shown.length === 0 ? html`<p class="note">${words.none}</p>` : html`<ol class="crashes">${shown.map((one) => row(one, language))}</ol>`}
</div>`;
  const query = { ...(wish.mod && { mod: wish.mod }), ...(wish.platform && { platform: wish.platform }) };
  return page(frame, theme, { language, title, isPrivate: true, kind: "form", body, query });
}

export function wishOf(mod: string | null, platform: string | null): CrashesWish {
  return { mod: plainLine(mod ?? "", maxWish), platform: plainLine(platform ?? "", maxWish) };
}

function isWanted({ about, platforms }: FrequentCrash, { mod, platform }: CrashesWish): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  return (mod === "" || plain(about).includes(plain(mod))) && (platform === "" || platforms.includes(platform));
}

function row(crash: FrequentCrash, language: Language): Html {
  const words = crashesPageWords[language];
  const { about, recentSharers, before, shares, days, platforms } = crash;
  const [kind = "", ...parts] = about.split("\n");
  const trend = recentSharers > before ? "rising" : recentSharers < before ? "falling" : "steady";
  const named = parts.map((part) => plainLine(part, maxPart)).join(" · ");
  const isTrace = kind === "trace" || kind === "game";
  // What a trace is about says its exception; of other faults, what is meant is a sentence.
  const meant = isTrace ? nothing : html`<p><bdi>${headingText({ code: kind, parameters: {} }, language)}</bdi></p>\n`;
  const counts = days.map((count) => numberText(count, language)).join(" ");
  return html`<li><h2><bdi>${breakableText(named === "" ? kind : named)}</bdi></h2>
${meant}<p class="soft">${words.people({ count: recentSharers })} · <span class="is-${new Html(trend)}">${words[trend]}</span> · ${words.logs({ count: shares })}${platforms.length === 0 ? nothing : html` · <bdi>${joined("items", platforms, language)}</bdi>`}</p>
${plot(days, words.plot({ counts }))}</li>
`;
}

/** A bar for each day. */
function plot(days: readonly number[], label: string): Html {
  const highest = Math.max(1, ...days);
  const bars = days.map((count, at) => {
    const height = (count / highest) * plotHeight;
    return html`<rect x="${at}" y="${plotHeight - height}" width="0.8" height="${height}" fill="currentColor"/>`;
  });
  return html`<svg class="crash-plot" viewBox="0 0 ${shownDays} ${plotHeight}" width="${shownDays * 10}" height="${plotHeight}" preserveAspectRatio="none" role="img" aria-label="${label}">${bars}</svg>`;
}
