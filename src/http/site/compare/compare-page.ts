import { titleOf } from "../../../analysis/words/render.ts";
import { compareWords } from "../../../i18n/compare-words.ts";
import type { Language } from "../../../i18n/language.ts";
import { logWords } from "../../../i18n/log-words.ts";
import type { LogId } from "../../../logs/ports.ts";
import type { ExplainedLog } from "../../insights/explained-log.ts";
import { Html, html, nothing } from "../layout/html.ts";
import { icon } from "../layout/icons.ts";
import { page, titleOnSite } from "../layout/layout.ts";
import type { PageFrame } from "../layout/page-frame.ts";
import type { PagePreferences } from "../layout/page-preferences.ts";
import { timeTag } from "../layout/time-tag.ts";
import { sizeText } from "../text/units.ts";
import { unreadNote } from "../text/unread-note.ts";
import { plainLine } from "../text/untrusted-text.ts";
import { type Comparison, compare } from "./compare.ts";
import { badge, letter, type Section, type Side, type View } from "./compare-view.ts";
import { countSection, factSection } from "./fact-sections.ts";
import { partSection } from "./part-sections.ts";
import { exceptionSection, findingSection } from "./problem-sections.ts";

const maxTitle = 200;

/** All of the page that takes long to write. */
export interface ComparedLogs {
  title: string;
  /** Markup. */
  body: string;
}

/** `/compare/{a}/{b}`: two logs side by side. What differs stands above what does not, in every part and as a whole. */
export function comparedLogs(language: Language, a: ExplainedLog, b: ExplainedLog): ComparedLogs {
  const words = compareWords[language];
  const view: View = {
    language,
    ids: { a: a.counts.id, b: b.counts.id },
    words,
    logWords: logWords[language],
  };
  const comparison = compare(a.analysis, b.analysis);
  const sections = sectionsOf(comparison, language, view);
  const differing = sections.filter(({ differences }) => differences > 0);
  const telling = sections.filter(({ differences, body }) => differences === 0 && body !== nothing);
  const same = sections.filter(({ body }) => body === nothing);
  const body = html`<div class="compare">
<div class="compare-title"><h1>${words.title}</h1>
<a class="tool" href="/compare/${view.ids.b}/${view.ids.a}">${icon("wide")}<span>${words.swap}</span></a></div>
<div class="compare-columns heads">${head(a, "a", language, view)}${head(b, "b", language, view)}</div>
${overview(differing, view)}
${[...differing, ...telling].map((section) => sectionOf(section, view))}
${sameSections(same, view)}${sectionOf(countSection(comparison, view), view)}
</div>`;
  return { title: words.documentTitle({ a: logTitle(a, language), b: logTitle(b, language) }), body: body.text };
}

export function comparePage(frame: PageFrame, preferences: PagePreferences, { title, body }: ComparedLogs): string {
  const { language, theme } = preferences;
  return page(frame, theme, {
    language,
    title: titleOnSite(title, frame, language),
    isPrivate: true,
    kind: "compare",
    body: new Html(body),
  });
}

function sectionsOf(comparison: Comparison, language: Language, view: View): Section[] {
  const { words } = view;
  const { mods, plugins, datapacks, resourcePacks, javaArguments } = comparison;
  return [
    findingSection(comparison, language, view),
    factSection(comparison, view),
    partSection("mods", words.mods, words.changed, mods, view),
    partSection("plugins", words.plugins, words.changed, plugins, view),
    partSection("datapacks", words.datapacks, words.changed, datapacks, view),
    partSection("resource-packs", words.resourcePacks, words.changed, resourcePacks, view),
    partSection("java-arguments", words.javaArguments, words.changedArguments, javaArguments, view),
    exceptionSection(comparison, view),
  ].filter((section) => section !== null);
}

function logTitle({ analysis }: ExplainedLog, language: Language): string {
  return plainLine(titleOf(analysis.software, language), maxTitle);
}

function head(log: ExplainedLog, side: Side, language: Language, { words }: View): Html {
  const { counts } = log;
  const name = plainLine(counts.name, maxTitle);
  return html`<section class="compare-head side-${side}" aria-label="${words.log({ side: letter(side) })}">
<h2>${badge(side)} <a href="/${counts.id}"><bdi>${logTitle(log, language)}</bdi></a></h2>
<p><bdi>${name || words.unnamed}</bdi></p>
<p class="soft">${sizeText(counts.size, language)} · ${words.shared} ${timeTag(counts.createdAt)}</p>
${unreadNote(log.analysis, language)}</section>`;
}

function overview(differing: readonly Section[], { words }: View): Html {
  if (differing.length === 0) return html`<p class="note">${words.nothingDiffers}</p>`;
  const links = differing.map(
    ({ id, title, differences }) =>
      html`<li><a href="#${id}"><strong>${title}</strong> <span>${words.differ({ count: differences })}</span></a></li>`,
  );
  return html`<nav class="compare-overview" aria-label="${words.overview}"><ul>${links}</ul></nav>`;
}

function sectionOf({ id, title, differences, body, same }: Section, { words }: View): Html {
  const count = differences > 0 ? html` <span class="count">${words.differ({ count: differences })}</span>` : nothing;
  return html`<section class="compare-part" id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${title}${count}</h2>
${body}${same ? fold(same.summary, same, same.isOpen) : nothing}</section>\n`;
}

/** Parts that do not differ at all are a line each. */
function sameSections(sections: readonly Section[], { words }: View): Html {
  if (sections.length === 0) return nothing;
  const folds = sections.map(({ id, title, same }) =>
    same ? fold(words.labelled({ title, text: same.summary }), same, id === "problems") : nothing,
  );
  return html`<section class="compare-part" aria-labelledby="same-title"><h2 id="same-title">${words.withoutDifferences}</h2>
${folds}</section>\n`;
}

function fold(summary: string, { content }: NonNullable<Section["same"]>, isOpen = false): Html {
  return html`<details class="compare-same"${isOpen ? html` open` : nothing}><summary>${summary}</summary>${content}</details>`;
}

/** Links between the two pages of a pair. */
export function comparePath(a: LogId, b: LogId): string {
  return `/compare/${a}/${b}`;
}
