import type { ReportedFinding } from "../../../analysis/model/analysis.ts";
import type { ExceptionGroup } from "../../../analysis/model/exception-group.ts";
import { tellingLine } from "../../../analysis/model/model.ts";
import { noneAmong } from "../../../analysis/words/no-findings.ts";
import { datedMessage } from "../../../analysis/words/render.ts";
import type { Language } from "../../../i18n/language.ts";
import { type Html, html, nothing } from "../layout/html.ts";
import { breakableText } from "../text/breakable-text.ts";
import { ownFrames, shortType } from "../text/exception-names.ts";
import { plainLine } from "../text/untrusted-text.ts";
import { type Comparison, differences, type Pair } from "./compare.ts";
import { badge, bounded, columns, lineLink, type Section, type Side, type View } from "./compare-view.ts";

const listed = { open: 10, most: 60 };
const maxMessage = 400;
const maxType = 200;
/** So few are shown even if they do not differ. */
const fewInBoth = 5;

export function findingSection({ findings, counts }: Comparison, language: Language, view: View): Section {
  const { words } = view;
  const { onlyA, onlyB, same } = findings;
  const differing = differences(findings);
  const item = (finding: ReportedFinding, side: Side) => html`<li class="problem severity-${finding.severity}">
${findingHead(finding, view)}<p>${message(finding, language)}</p>
<p class="soft">${lineLink(view, side, tellingLine(finding))}</p></li>\n`;
  const both = ({ a, b }: Pair<ReportedFinding>) => html`<li class="problem severity-${a.severity}">
${findingHead(a, view)}${bothMessages(a, b, language)}
<p class="soft">${badge("a")} ${lineLink(view, "a", tellingLine(a))} ${badge("b")} ${lineLink(view, "b", tellingLine(b))}</p></li>\n`;
  const lists = columns(onlyA, onlyB, (list, side) => problemList(list, view, (one) => item(one, side)), view);
  const body = differing + same.length === 0 ? nothingFound(counts, language, view) : lists;
  return { id: "problems", title: words.problems, differences: differing, body, same: inBoth(same, view, both) };
}

/** Each side for itself where one of them has errors that nobody knows. */
function nothingFound(counts: Comparison["counts"], language: Language, { words }: View): Html {
  const errors = counts.find(({ name }) => name === "errors");
  if (!errors?.a && !errors?.b) return html`<p class="soft">${words.noProblems}</p>`;
  const side = (one: Side) => html`<p class="soft">${badge(one)} ${noneAmong(errors[one] ?? 0, language)}</p>`;
  return html`${side("a")}${side("b")}`;
}

function findingHead({ severity, count }: ReportedFinding, { words }: View): Html {
  const times = count > 1 ? html` <span class="chip">${words.times({ count })}</span>` : nothing;
  return html`<p class="problem-head"><span class="problem-severity">${words.severity[severity]}</span>${times}</p>`;
}

function message(finding: ReportedFinding, language: Language): Html {
  return html`<bdi>${breakableText(plainLine(datedMessage(finding, language), maxMessage), language)}</bdi>`;
}

function bothMessages(a: ReportedFinding, b: ReportedFinding, language: Language): Html {
  if (datedMessage(a, language) === datedMessage(b, language)) return html`<p>${message(a, language)}</p>`;
  return html`<p>${badge("a")} ${message(a, language)}</p><p>${badge("b")} ${message(b, language)}</p>`;
}

export function exceptionSection({ exceptions }: Comparison, view: View): Section | null {
  const { words } = view;
  const { onlyA, onlyB, same } = exceptions;
  const differing = differences(exceptions);
  if (differing + same.length === 0) return null;
  const times = (count: number) => (count > 1 ? html` <span class="chip">${words.times({ count })}</span>` : nothing);
  const item = (group: ExceptionGroup, side: Side) => html`<li class="problem">${thrown(group, view)}
<p class="soft">${lineLink(view, side, group.firstLine)}${times(group.count)}</p></li>\n`;
  const both = ({ a, b }: Pair<ExceptionGroup>) => html`<li class="problem">${thrown(b, view)}
<p class="soft">${badge("a")} ${lineLink(view, "a", a.firstLine)}${times(a.count)} ${badge("b")} ${lineLink(view, "b", b.firstLine)}${times(b.count)}</p></li>\n`;
  const body = columns(onlyA, onlyB, (list, side) => problemList(list, view, (one) => item(one, side)), view);
  return { id: "exceptions", title: words.exceptions, differences: differing, body, same: inBoth(same, view, both) };
}

/** The deepest cause is what went wrong; what is around it tells where it showed. */
function thrown(group: ExceptionGroup, { words }: View): Html {
  const { type, message, root, causes, crash } = group;
  const outer = html`<strong title="${plainLine(type, maxType)}"><bdi>${plainLine(shortType(type), maxType)}</bdi></strong>`;
  const mark = crash ? html` <span class="chip crash">${words.crash}</span>` : nothing;
  const said = message === "" ? nothing : html` <bdi>${plainLine(message, maxMessage)}</bdi>`;
  const cause =
    causes.length === 0
      ? nothing
      : html`<p class="cause">← <strong title="${plainLine(root.type, maxType)}"><bdi>${plainLine(shortType(root.type), maxType)}</bdi></strong> <bdi>${plainLine(root.message, maxMessage)}</bdi></p>`;
  const [own] = ownFrames(group, 1);
  const place = own ? html`<p class="cause"><code><bdi>${plainLine(own.method, maxType)}</bdi></code></p>` : nothing;
  return html`<p>${outer}${mark}${said}</p>${cause}${place}`;
}

function problemList<Thing>(things: readonly Thing[], view: View, show: (thing: Thing) => Html): Html {
  return bounded(things, listed, view, (some) => html`<ul class="problems">${some.map(show)}</ul>`);
}

function inBoth<Thing>(pairs: readonly Pair<Thing>[], view: View, show: (pair: Pair<Thing>) => Html): Section["same"] {
  if (pairs.length === 0) return null;
  return {
    summary: view.words.inBoth({ count: pairs.length }),
    content: problemList(pairs, view, show),
    isOpen: pairs.length <= fewInBoth,
  };
}
