import { defaultName, type Site } from "../../../branding/site.ts";
import { homeWords } from "../../../i18n/home-words.ts";
import type { Language } from "../../../i18n/language.ts";
import { listWords } from "../../../i18n/list-words.ts";
import { retentionWords } from "../../../i18n/retention-words.ts";
import { sharingWords } from "../../../i18n/sharing-words.ts";
import type { ServiceLimits } from "../../core/service-limits.ts";
import { type Html, html, nothing } from "../layout/html.ts";
import { type IconName, icon } from "../layout/icons.ts";
import { docsLink, page } from "../layout/layout.ts";
import type { PageFrame } from "../layout/page-frame.ts";
import type { PagePreferences } from "../layout/page-preferences.ts";
import { sizeText } from "../text/units.ts";
import { homeHead } from "./home-head.ts";
import { whereToFind } from "./where-to-find.ts";

/** What the script of the page draws with. It clones them, so that there is one set of drawings. */
const scriptIcons: IconName[] = [
  "check",
  "close",
  "copy",
  "qr",
  "search",
  "share",
  "text",
  "trash",
  "download",
  "compare",
];

type ShownLimits = Pick<ServiceLimits, "maxLogBytes" | "retention" | "knownCrashes">;

/** `/`: a form that works without JavaScript. Its script adds the rest. */
export function homePage(
  frame: PageFrame,
  { language, theme }: PagePreferences,
  origin: string,
  limits: ShownLimits,
): string {
  const words = homeWords[language];
  const { site } = frame;
  const name = site.name[language];
  const body = html`<div class="home">
<div class="home-head">
<h1>${words.tagline}</h1>
<p class="soft">${words.intro}${gapIn(language)}<a href="/example">${words.example}</a></p>
</div>
<div id="results"></div>
${shareForm(frame, language, limits)}
${belowForm(origin, language)}
<template id="icons">${scriptIcons.map((name) => html`<span data-icon="${name}">${icon(name)}</span>`)}</template>
</div>`;
  const title = words.title({ site: name });
  return page(frame, theme, {
    language,
    title,
    isPrivate: false,
    kind: "home",
    meta: homeHead(site, { title, description: words.intro, origin, language }),
    script: "home.js",
    body,
    footer: homeFooter(site, language),
  });
}

/** What stands between two sentences: nothing in Chinese and Japanese. */
function gapIn(language: Language): string {
  return listWords[language].sentences({ before: "", next: "" });
}

function shareForm(
  { assets }: PageFrame,
  language: Language,
  { maxLogBytes, retention, knownCrashes }: ShownLimits,
): Html {
  const words = homeWords[language];
  const gap = gapIn(language);
  return html`<form class="share-form" id="share-form" method="post" action="/" enctype="multipart/form-data" data-worker="${assets.path("privacy-worker.js")}" data-shortening-worker="${assets.path("shortening-worker.js")}" data-unpacking-worker="${assets.path("unpacking-worker.js")}" data-max-bytes="${maxLogBytes}"${knownCrashes === "off" ? nothing : html` data-known`}>
<div class="share-form-top">
<p class="share-form-sum" id="share-form-sum" hidden></p>
<div class="share-form-name" id="name-part"><label for="name">${words.nameLabel}</label>
<input id="name" type="text" name="name" maxlength="255" placeholder="latest.log" autocomplete="off" spellcheck="false"></div>
<div class="share-form-file"><label class="plain-file" for="file">${words.fileLabel}</label>
<input id="file" type="file" name="file" multiple accept=".log,.txt,.gz,.zip,.tar,.tgz,text/plain">
<label class="button plain file-button" for="file">${icon("text")}${words.browse}</label>
<span class="folder-part with-script"><input id="folder" type="file" webkitdirectory>
<label class="button plain file-button" for="folder">${icon("folder")}${words.browseFolder}</label></span></div>
</div>
<ul class="cards" id="cards" hidden></ul>
<label class="unseen" for="log-text">${words.contentLabel}</label>
<textarea id="log-text" name="content" wrap="off" spellcheck="false" autocomplete="off" autocapitalize="off" placeholder="${words.contentPlaceholder}"></textarea>
<div class="privacy" id="privacy" hidden></div>
<label class="check plain-redact"><input type="checkbox" name="redact" value="true" checked>${words.redactLabel}</label>
${knownCrashes === "off" ? nothing : countSwitch(language)}
<div class="share-form-end">
<div class="share-form-status" id="status" hidden></div>
<div class="share-form-foot">
<div class="share-form-told">
<p class="privacy-brief has-trouble" id="no-log" role="status" hidden>${words.noLog}${gap}<button type="button" class="as-link" id="no-log-where"></button></p>
<p class="privacy-brief" id="privacy-brief" hidden></p>
<p class="kept">${retention ? retentionWords[language].sentence(retention) : words.keptForGood}${gap}<span class="with-script">${words.removable}${gap}</span><span class="soft">${words.sizeLimit({ size: sizeText(maxLogBytes, language) })}</span></p>
</div>
<button id="share" type="submit" aria-keyshortcuts="Control+Enter Control+S">${icon("share")}${words.share}<kbd class="with-script" aria-hidden="true">Ctrl ↵</kbd></button>
</div>
</div>
</form>`;
}

/** Without a script. Of two fields with one name the first counts: where the box is not ticked, that is the one behind it. */
function countSwitch(language: Language): Html {
  return html`<noscript><label class="check plain-redact"><input type="checkbox" name="known" value="true" checked>${sharingWords[language].countFault}</label><input type="hidden" name="known" value="false"></noscript>`;
}

/** Where logs are found, those that this browser has shared, and how programs share them. */
function belowForm(origin: string, language: Language): Html {
  const words = homeWords[language];
  return html`<div class="home-below">
<details class="home-where"><summary><h2>${words.whereTitle}</h2></summary>
${whereToFind(language)}</details>
<section class="my-logs with-script" id="my-logs" aria-labelledby="my-logs-title"><details id="my-logs-fold"><summary><h2 id="my-logs-title">${words.myLogs}</h2> <span class="chip" id="my-logs-count" hidden></span></summary>
<div id="my-logs-list"></div></details></section>
<details class="home-tools" id="home-tools"><summary><h2>${words.toolsTitle}</h2></summary>
<p class="soft">${words.forTools}</p>
<pre class="example">curl --data-binary @latest.log '${origin}/api/upload?format=plain&amp;redact=true'</pre></details>
</div>`;
}

/** What it is, and who runs it where the operator says so; the operator's links follow. */
function homeFooter(site: Site, language: Language): Html {
  const words = homeWords[language];
  const isNamed = site.footer !== null || site.links.some(({ kind }) => kind === "imprint" || kind === "contact");
  const who = isNamed ? nothing : html`<span>${words.nobodySays}</span>`;
  return html`<span>${words.about({ software: defaultName })}</span>${who}${docsLink({ language, kind: "home" })}`;
}
