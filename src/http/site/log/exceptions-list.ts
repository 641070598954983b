import type { Analysis } from "../../../analysis/model/analysis.ts";
import type { ExceptionGroup, Frame, Thrown } from "../../../analysis/model/exception-group.ts";
import type { Language } from "../../../i18n/language.ts";
import { type LogPartsWords, logPartsWords } from "../../../i18n/log-parts-words.ts";
import { numberText } from "../../../i18n/messages/format.ts";
import { fittingMarkup } from "../layout/fitting-markup.ts";
import { Html, html, nothing } from "../layout/html.ts";
import { ownFrames, shortType, whereOf } from "../text/exception-names.ts";
import { plainLine } from "../text/untrusted-text.ts";

/** The rest is folded away. */
const openGroups = 20;
/** Markup of all exceptions together. Two hundred of usual length need less. */
const maxMarkup = 400_000;
const maxType = 200;
const maxMessage = 300;
/** Of a chain of causes, its beginning and its end are what people read. */
const maxCauses = 6;
const maxFrames = 4;
const maxLines = 8;

/**
 * What was thrown, equal failures grouped. Each opens to its causes and to the frames that are not of a platform or a
 * library.
 */
export function exceptionsList(analysis: Analysis, language: Language): Html {
  const groups = analysis.exceptions;
  if (groups.length === 0) return nothing;
  const words = logPartsWords[language];
  const items = fittingMarkup(
    groups.values().map((group) => item(group, words, language)),
    maxMarkup,
  );
  const rest = items.slice(openGroups);
  const missing = groups.length - items.length;
  const notTold = missing > 0 ? html`<p class="soft">${words.andMore({ count: missing })}</p>` : "";
  const folded =
    rest.length === 0
      ? nothing
      : html`<details class="more-exceptions"><summary>${words.moreExceptions({ count: rest.length })}</summary>
<ol class="exceptions">${rest}</ol></details>`;
  return html`<section class="panel-part" aria-labelledby="exceptions-title"><h2 id="exceptions-title">${words.exceptions} <span class="count">${numberText(groups.length, language)}</span></h2>
<ol class="exceptions">${items.slice(0, openGroups)}</ol>${folded}${notTold}</section>`;
}

/** The link to the first line stands beside the fold: what folds cannot hold a link in its own title. */
function item(group: ExceptionGroup, words: LogPartsWords, language: Language): Html {
  const { crash, count, firstLine } = group;
  const times =
    count > 1
      ? html` <span class="chip" title="${words.timesInWords({ count })}">${words.times({ count })}</span>`
      : nothing;
  const mark = crash ? html` <span class="chip crash">${words.crash}</span>` : nothing;
  const said = plainLine(group.message, maxMessage) || topMethod(group);
  return html`<li class="exception${new Html(crash ? " is-crash" : "")}"><details${new Html(crash ? " open" : "")}>
<summary><span class="exception-head"><strong><bdi>${breakable(plainLine(shortType(group.type), maxType))}</bdi></strong>${mark}${times}</span>
${said === "" ? nothing : html`<span class="exception-message"><bdi>${said}</bdi></span>`}</summary>
<p class="exception-type"><bdi>${plainLine(group.type, maxType)}</bdi></p>
${causes(group, words)}${frames(group, words)}
${count > 1 ? html`<p class="exception-places">${words.places} ${lines(group, words, language)}</p>` : ""}
<p class="exception-fingerprint" title="${words.fingerprintMeaning}">${words.fingerprint} <code>${group.fingerprint}</code></p>
</details>
<a class="line-link" href="#L${firstLine + 1}">${words.line({ line: firstLine + 1 })}</a></li>\n`;
}

/** What tells exceptions without a message apart. */
function topMethod(group: ExceptionGroup): string {
  const [frame] = [...ownFrames(group, 1), ...group.frames];
  return frame ? plainLine(frame.method, maxType) : "";
}

/** Long names of classes are broken between their words. */
function breakable(name: string): Html {
  const words = name.split(/(?<=[a-z])(?=[A-Z])/);
  return html`${words.map((word, index) => (index === 0 ? html`${word}` : html`<wbr>${word}`))}`;
}

function causes({ causes }: ExceptionGroup, words: LogPartsWords): Html {
  if (causes.length === 0) return nothing;
  const hidden = Math.max(0, causes.length - maxCauses);
  const shown = hidden > 0 ? [...causes.slice(0, maxCauses - 1), causes.at(-1)!] : causes;
  const entries = shown.map((cause, index) => {
    const isRoot = index === shown.length - 1;
    const between = isRoot && hidden > 0 ? html`<li class="soft">${words.moreCauses({ count: hidden })}</li>` : "";
    return html`${between}<li${new Html(isRoot ? ' class="root"' : "")}><span class="soft">${isRoot ? words.rootCause : words.causedBy}</span> ${thrown(cause)}</li>`;
  });
  return html`<ol class="causes">${entries}</ol>`;
}

function thrown({ type, message }: Thrown): Html {
  const name = html`<strong title="${plainLine(type, maxType)}"><bdi>${plainLine(shortType(type), maxType)}</bdi></strong>`;
  return message === "" ? name : html`${name}: <bdi>${plainLine(message, maxMessage)}</bdi>`;
}

function frames(group: ExceptionGroup, words: LogPartsWords): Html {
  const own = ownFrames(group, maxFrames);
  const shown = own.length > 0 ? own : group.frames.slice(0, 2);
  if (shown.length === 0) return nothing;
  return html`<p class="frames-title">${own.length > 0 ? words.ownCode : words.firstCode}</p>
<ul class="frames">${shown.map(frame)}</ul>`;
}

function frame(one: Frame): Html {
  const where = whereOf(one);
  return html`<li><code><bdi>${plainLine(one.method, maxType)}</bdi></code>${where === "" ? "" : html` <span class="soft"><bdi>${plainLine(where, maxType)}</bdi></span>`}</li>`;
}

function lines({ lines, count }: ExceptionGroup, words: LogPartsWords, language: Language): Html {
  const links = lines
    .slice(0, maxLines)
    .map((line) => html`<a href="#L${line + 1}">${numberText(line + 1, language)}</a>`)
    .map((link, index) => (index === 0 ? link : html`, ${link}`));
  const more = count - Math.min(lines.length, maxLines);
  return more > 0 ? html`${links} ${words.andMore({ count: more })}` : html`${links}`;
}
