import type { LogWords } from "../../../i18n/log-words.ts";
import { type Html, html } from "../layout/html.ts";
import { type IconName, icon } from "../layout/icons.ts";

/**
 * The tools above the log. They are of no use without the script, which shows them. Until then they are text: browsers
 * would make elements of them before they paint the log.
 */
export function toolbar(words: LogWords): Html {
  return html`<div class="tools" id="tools" role="toolbar" aria-label="${words.tools}" hidden></div>
<script type="text/plain" id="tools-markup"><div class="search-row"><div class="search" role="search">
${icon("search")}<input id="search" type="search" placeholder="${words.searchPlaceholder}" aria-label="${words.searchPlaceholder}" autocomplete="off" spellcheck="false" autocapitalize="off">
<output id="search-count" for="search"></output>
${toggle("match-case", words.matchCase, "Aa")}${toggle("whole-word", words.wholeWord, "W")}${toggle("regular-expression", words.regularExpression, ".*")}
${button("previous-match", words.previousMatch, "up")}${button("next-match", words.nextMatch, "down")}
${iconToggle("only-matches", words.onlyMatches, "filter")}
<select id="context-lines" aria-label="${words.contextLines}" title="${words.contextLines}" hidden>${[0, 1, 3, 5, 10, 20].map((lines) => html`<option value="${lines}">±${lines}</option>`)}</select>
</div>
<div class="marked-tools">
<button type="button" class="tool" id="copy-line-link" hidden>${icon("link")}<span></span></button>
<button type="button" class="tool" id="copy-code-block" hidden>${icon("copy")}<span>${words.codeBlock}</span></button>
</div></div>
<div class="levels" role="group" aria-label="${words.levels}">
${(["error", "warning", "info", "debug", "trace"] as const).map(
  (level) =>
    html`<button type="button" class="level-switch level-${level}" id="level-${level}" aria-pressed="true">${words[`${level}Level`]} <span class="count"></span></button>`,
)}
</div>
<button type="button" class="tool" id="errors-only" aria-pressed="false" hidden>${icon("filter")}<span>${words.errorsOnly}</span></button>
${menu("threads", words.threads)}${menu("loggers", words.loggers)}
<details class="menu" id="view-menu"><summary class="tool">${icon("view")}<span>${words.view}</span></summary>
<div class="menu-body">
${box("fold-traces", words.foldTraces)}${box("fold-repeats", words.foldRepeats)}${box("wrap-lines", words.wrapLines)}${box("short-lines", words.shortLines)}${box("full-width", words.fullWidth)}${box("open-at-cause", words.openAtCause)}
<div class="menu-row"><button type="button" class="tool" id="smaller-text" aria-label="${words.smallerText}">A−</button><button type="button" class="tool" id="larger-text" aria-label="${words.largerText}">A+</button></div>
<div class="menu-row"><button type="button" class="tool" id="go-to-line">${words.goToLineTitle}</button></div>
<div class="menu-row"><button type="button" class="tool" id="print">${words.print}</button><button type="button" class="tool" id="print-without-log">${words.printWithoutLog}</button></div>
</div></details>
<button type="button" class="tool" id="clear-filters" hidden>${icon("close")}<span>${words.clearFilters}</span></button>
${button("help", words.help, "keyboard")}</script>`;
}

function button(id: string, label: string, name: IconName): Html {
  return html`<button type="button" class="tool" id="${id}" aria-label="${label}" title="${label}">${icon(name)}</button>`;
}

function iconToggle(id: string, label: string, name: IconName): Html {
  return html`<button type="button" class="tool" id="${id}" aria-pressed="false" aria-label="${label}" title="${label}">${icon(name)}</button>`;
}

function toggle(id: string, label: string, sign: string): Html {
  return html`<button type="button" class="tool flag" id="${id}" aria-pressed="false" aria-label="${label}" title="${label}">${sign}</button>`;
}

/** Its choices are the log's own: the script fills them in. */
function menu(id: string, label: string): Html {
  return html`<details class="menu" id="${id}-menu" hidden><summary class="tool"><span>${label}</span> <span class="count"></span></summary><div class="menu-body" id="${id}"></div></details>`;
}

function box(id: string, label: string): Html {
  return html`<label class="check"><input type="checkbox" id="${id}"> ${label}</label>`;
}
