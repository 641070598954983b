import type { Analysis } from "../../../analysis/model/analysis.ts";
import { headlineOf } from "../../../analysis/words/headline.ts";
import { titleOf } from "../../../analysis/words/render.ts";
import { bundleWords } from "../../../i18n/bundle-words.ts";
import type { Language } from "../../../i18n/language.ts";
import { type LogWords, logWords } from "../../../i18n/log-words.ts";
import { ownerWords } from "../../../i18n/owner-words.ts";
import { reportWords } from "../../../i18n/report-page-words.ts";
import { retentionWords } from "../../../i18n/retention-words.ts";
import { exampleId } from "../../../logs/example-log.ts";
import type { LogCounts, LogDetails } from "../../../logs/ports.ts";
import { expiryOf, type Retention } from "../../../logs/retention.ts";
import type { KnownCrash } from "../../../wire/known-crash.ts";
import { bundleDiagnosis } from "../bundle/bundle-diagnosis.ts";
import { bundleTimeline } from "../bundle/bundle-timeline.ts";
import { bundleTitle } from "../bundle/bundle-title.ts";
import type { BundleView } from "../bundle/bundle-view.ts";
import { fileTabs } from "../bundle/file-tabs.ts";
import { knownNote } from "../diagnosis/known-note.ts";
import { Html, html, nothing, withMarkup } from "../layout/html.ts";
import { inlineScript, pageAround, titleOnSite } from "../layout/layout.ts";
import type { PageFrame } from "../layout/page-frame.ts";
import { timeTag } from "../layout/time-tag.ts";
import { plainLine } from "../text/untrusted-text.ts";
import { exceptionsList } from "./exceptions-list.ts";
import { factsList } from "./facts-list.ts";
import { hasIndex } from "./indexed-logs.ts";
import type { LogBlock } from "./log-block.ts";
import { logDiagnosis } from "./log-diagnosis.ts";
import { logHead } from "./log-head.ts";
import { metaTags } from "./meta-tags.ts";
import { pageActions } from "./page-actions.ts";
import { modsAndPlugins } from "./tables.ts";
import { timelinePicture } from "./timeline-picture.ts";
import { toolbar } from "./toolbar.ts";

const maxTitle = 300;

interface LogPageParts {
  language: Language;
  /** Its views are shown in the footer only, because the rest of the page is cached. */
  counts: LogCounts;
  details: LogDetails;
  block: LogBlock;
  /** `null`: there is none right now. */
  analysis: Analysis | null;
  /** What is known of its fault from the logs of others. */
  known: KnownCrash | null;
  origin: string;
  /** Where the log is shown as a file of one. */
  bundle: BundleView | null;
  /** There may be readable names for it. */
  mayHaveNames: boolean;
}

/** `/{id}` without its footer: what is wrong, what the log says of itself, and its beginning. A script loads the rest. */
export function logPage(frame: PageFrame, parts: LogPageParts): [before: string, after: string] {
  const { language, counts, details, block, analysis, origin, bundle } = parts;
  const { assets, site } = frame;
  const words = logWords[language];
  const isKnown = analysis !== null && analysis.software.kind !== "unknown";
  const title = isKnown ? titleOf(analysis.software, language) : counts.name || words.unnamed;
  const telling = bundle ? bundle.files[bundle.order[0]!]!.analysis : analysis;
  const early = {
    log: counts.id,
    words: assets.path(`log-words.${language}.js`),
    script: assets.path("log.js"),
    styles: assets.path("log-live.css"),
    ...(hasIndex(counts.size, block.lines) && { index: "" }),
    ...(bundle && { file: counts.name }),
  };
  const actions = pageActions(parts);
  const body = html`<div class="log-layout" id="log-layout" data-id="${counts.id}"${bundle ? bundleData(bundle) : nothing} data-worker="${assets.path("search-worker.js")}"${new Html(parts.mayHaveNames ? " data-names" : "")}>
<div class="panel" id="panel">
${logHead(parts, telling && telling.software.kind !== "unknown" ? titleOf(telling.software, language) : title)}
${bundle ? bundleDiagnosis(bundle, language, actions, knownNote(bundle.known, site.name[language], language)) : logDiagnosis(analysis, counts.id, language, actions, knownNote(parts.known, site.name[language], language))}
</div>
${logSection(parts)}
<noscript id="panel-rest"><div class="panel" id="panel-below">
${bundle ? bundleTimeline(bundle, language) : nothing}
<section class="panel-part" aria-labelledby="facts-title"><h2 id="facts-title">${words.facts}</h2>
${factsList(analysis, counts, details, block.lines, words, language)}</section>
${analysis ? exceptionsList(analysis, language) : nothing}
${analysis ? modsAndPlugins(analysis, language) : nothing}
${compareForm(counts, words)}
</div></noscript>
</div>
${inlineScript(frame, "start-early.js", early)}`;
  const headline = plainLine(isKnown ? headlineOf(analysis, language) : title, maxTitle);
  return pageAround(frame, {
    language,
    title: titleOnSite(bundle ? plainLine(bundleTitle(bundle, language), maxTitle) : headline, frame, language),
    isPrivate: true,
    kind: "log",
    ...(bundle && { inlineStyles: ["bundle-part.css"], query: { file: counts.name } }),
    skips: [
      ...(bundle ? [{ href: "#file-tabs", text: bundleWords[language].skipToFiles }] : []),
      { href: "#findings-title", text: words.skipToFindings },
      { href: "#log", text: words.skipToLog },
    ],
    meta: metaTags(site.name[language], origin, counts, analysis, title, language, bundle),
    body,
  });
}

/** The log itself, with the tools to read it. */
function logSection({ language, counts, block, analysis, bundle }: LogPageParts): Html {
  const words = logWords[language];
  const rest = block.isCut
    ? html`<p class="note without-script">${words.onlyBeginning({ shown: block.shownLines, all: block.lines })}
<a href="/raw/${counts.id}">${words.wholeLog}</a></p>`
    : nothing;
  return html`<section class="log" id="log" tabindex="-1" aria-label="${words.theLog}">
${bundle ? fileTabs(bundle, language) : nothing}
${analysis ? timelinePicture(analysis, language) : nothing}
${toolbar(words)}
${rest}
<div class="viewer-frame">
<div class="viewer" id="viewer">
${new Html(block.markup)}
</div>
<div class="minimap" id="minimap"></div>
</div>
</section>`;
}

/** For the script: which share it is, and whether its address need not name the file. */
function bundleData({ id, files, shown, order }: BundleView): Html {
  return html` data-bundle="${id}" data-file="${files[shown]!.name}"${shown === order[0] ? html` data-first` : nothing}`;
}

function compareForm({ id }: LogCounts, words: LogWords): Html {
  return html`<form class="panel-part compare-with" action="/compare">
<input type="hidden" name="a" value="${id}">
<label for="compare-with">${words.compareWith}</label>
<div class="compare-row"><input id="compare-with" type="text" name="b" required autocomplete="off" placeholder="${words.comparePlaceholder}">
<button type="submit" class="plain">${words.compare}</button></div>
</form>`;
}

/** With a date where it is certain: a view that comes later is not. */
function keptUntil(createdAt: number, retention: Retention | null, language: Language): Html {
  if (!retention) return html`${logWords[language].keptForGood}`;
  const words = retentionWords[language];
  if (retention.from === "view") return html`${words.short(retention)}`;
  const expiry = timeTag(expiryOf({ createdAt, viewedAt: null }, retention));
  return withMarkup((time) => words.removedAt({ time }), expiry);
}

/** The only part that differs between two readings of the page, so most of it is made before. */
export function logFooter(
  language: Language,
  { id, createdAt }: Pick<LogCounts, "id" | "createdAt">,
  retention: Retention | null,
): (counts: Pick<LogCounts, "views" | "uniqueViews">) => string {
  const words = logWords[language];
  if (id === exampleId) return () => html`<span>${words.exampleNote}</span>`.text;
  const { text: rest } = html`<span>${keptUntil(createdAt, retention, language)}</span>
<a class="report-link" href="/report/${id}" rel="nofollow">${reportWords[language].link}</a>
<noscript><a class="report-link" href="/remove/${id}" rel="nofollow">${ownerWords[language].removePageLink}</a></noscript>`;
  return ({ views, uniqueViews }) =>
    html`<span>${words.views({ count: views })}</span>
<span>${words.viewers({ count: uniqueViews })}</span>
`.text + rest;
}
