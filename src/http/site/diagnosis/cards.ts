import { type CardText, cardText, headingText, rowText } from "../../../analysis/words/card-text.ts";
import { linksByName } from "../../../analysis/words/links.ts";
import { type DiagnosisWords, diagnosisWords } from "../../../i18n/diagnosis-words.ts";
import { inLanguage, type Language } from "../../../i18n/language.ts";
import { type LogWords, logWords } from "../../../i18n/log-words.ts";
import { type Html, html, nothing } from "../layout/html.ts";
import { icon } from "../layout/icons.ts";
import { breakableText } from "../text/breakable-text.ts";
import { plainLine, shortened } from "../text/untrusted-text.ts";
import { withoutBrackets } from "./diagnosis.ts";
import { withNewDetail } from "./new-detail.ts";
import type { Problem, Quote } from "./problem.ts";

const maxHeadline = 300;
const maxReason = 800;
const maxDetail = 2000;
const maxQuote = 400;
const shortQuote = 80;
const maxPlaces = 8;
const maxEvidence = 6;
/** Of problems that are alike, or follow from one: more are counted only. */
const maxListed = 30;
const maxDataLines = 100;
const maxLinkRows = 4;
const maxFirstSteps = 3;
const maxName = 80;

interface QuoteLook {
  /** With a button that leads there. */
  isCause?: boolean;
  /** Where in the code it was thrown. */
  place?: unknown;
}

/** Such a headline takes three lines of a phone in the size of the others. */
const longHeadline = 60;

/** As wide as so many letters: characters of Chinese, Japanese and Korean are as wide as two. */
function isLong(headline: string): boolean {
  return (
    headline.length + (headline.match(/[\u1100-\u11FF\u2E80-\uD7FF\uF900-\uFAFF\uFF00-\uFF60]/g)?.length ?? 0) >
    longHeadline
  );
}

/** Writes the cards of one page. */
export class Cards {
  private readonly words: DiagnosisWords;
  private readonly ofLog: LogWords;
  /** What the cause leads to need not be said again by others. */
  private linked: ReadonlySet<string> = new Set();

  constructor(private readonly language: Language) {
    this.words = diagnosisWords[language];
    this.ofLog = logWords[language];
  }

  /** The cause, open: what and why, what to do first, the line that proves it; and what follows from it, folded. */
  verdict(heading: Html, alike: readonly Problem[], follows: readonly Problem[] = [], known: Html = nothing): Html {
    const [first] = alike;
    const { finding, evidence } = first!;
    const text = withNewDetail(cardText(finding, this.language), evidence);
    const { headline, reason, detail, steps } = this.textOf(finding, text);
    const [quote, ...proofs] = evidence;
    const links = this.links(alike);
    this.linked = new Set(alike.flatMap((one) => one.links.map(({ url }) => url)));
    return html`<div class="finding verdict severity-${finding.severity}"${dataLines(alike)}>
<div class="finding-head">${heading}<span class="severity">${this.ofLog.severity[finding.severity]}</span>${this.chips([first!], true)}</div>
<h3${isLong(text.headline) ? html` class="long"` : nothing}>${headline}</h3>
${reason}${this.steps(this.firstSteps(alike))}${known}${links}
${quote ? this.quote(quote, { isCause: true, place: finding.parameters["place"] }) : nothing}
${this.more(alike, steps.slice(1), detail, proofs)}
${this.alike(alike.slice(1))}
${this.listed("follows", follows, this.words.follows)}
</div>`;
  }

  /** Another problem: what and why, and what to do first; the rest of it folded. */
  other(alike: readonly Problem[], follows: readonly Problem[] = []): Html {
    const [first] = alike;
    const { finding, evidence } = first!;
    const text = withNewDetail(rowText(finding, this.language), evidence);
    const { headline, why, detail, step, steps } = this.textOf(finding, { ...text, headline: closedAt(text.headline) });
    return html`<li class="finding severity-${finding.severity}"${dataLines(alike)}><details>
<summary class="finding-summary"><h3>${headline}</h3> <span class="severity">${this.ofLog.severity[finding.severity]}</span>${this.chips(alike)}${why}${step}</summary>
${this.steps(finding.house ? steps : steps.slice(1))}${this.links(alike)}
${evidence.slice(0, maxEvidence).map((quote) => this.quote(quote))}
${this.places(alike)}
${detail}${this.alike(alike.slice(1))}${this.listed("follows", follows, this.words.follows)}
</details></li>
`;
  }

  /** What files of another run show, which stand beside those of this one. `null`: nothing that is wrong. */
  ofOtherRun(label: string, problem: Problem | null, reasons: readonly string[]): Html {
    const why = reasons.map(
      (text) => html`<p class="soft"><bdi>${breakableText(shortened(text, maxReason), this.language)}</bdi></p>`,
    );
    if (!problem) return html`<li class="finding severity-notice"><h3><bdi>${label}</bdi></h3>${why}</li>`;
    const { finding, evidence } = problem;
    const { headline, why: cause, steps } = this.textOf(finding);
    return html`<li class="finding severity-${finding.severity}"${dataLines([problem])}><details>
<summary class="finding-summary"><h3>${headline}</h3> <span class="chip"><bdi>${label}</bdi></span>${cause}</summary>
${this.steps(steps)}${evidence.map((quote) => this.quote(quote))}${why}
</details></li>
`;
  }

  /** `isHeaded`: the heading tells when it was. */
  private chips(alike: readonly Problem[], isHeaded = false): Html {
    const [{ finding }] = alike as [Problem];
    const count = alike.reduce((sum, one) => sum + one.finding.count, 0);
    const chips = [
      finding.isFromEarlierRun && !isHeaded ? this.ofLog.earlierRun : null,
      alike.length > 1 ? this.words.alike({ count: alike.length - 1 }) : null,
      count > alike.length ? this.ofLog.timesFound({ count }) : null,
    ];
    return html`${chips.filter((chip) => chip !== null).map((chip) => html` <span class="chip">${chip}</span>`)}`;
  }

  /** In markup, and cut where a log makes it endless. */
  private textOf(finding: Problem["finding"], text: CardText = rowText(finding, this.language)) {
    const { headline, reason, detail, steps } = text;
    const paragraph = (name: string, text: string | null, most: number) =>
      text === null
        ? nothing
        : html`<p class="${name}"><bdi>${breakableText(shortened(text, most), this.language)}</bdi></p>`;
    return {
      headline: html`<bdi>${breakableText(shortened(headline, maxHeadline), this.language)}</bdi>`,
      reason: paragraph("finding-reason", reason, maxReason),
      /** The same within the line that opens a card. */
      why:
        reason === null
          ? nothing
          : html`<span class="finding-why"><bdi>${breakableText(shortened(reason, maxReason), this.language)}</bdi></span>`,
      detail: paragraph("finding-detail", detail, maxDetail),
      /** What to do first, in the line that opens a card. */
      step:
        steps.length === 0
          ? nothing
          : html`<span class="finding-why"><span aria-hidden="true">▸ </span><bdi>${breakableText(shortened(steps[0]!, maxReason), this.language)}</bdi></span>`,
      steps: this.stepsOf(finding, steps),
    };
  }

  /** What to do first about each of them: two libraries that are missing are two things to install. */
  private firstSteps(alike: readonly Problem[]): Html[] {
    const steps = alike.flatMap(({ finding }) => this.textOf(finding).steps.slice(0, 1));
    const first = Map.groupBy(steps, ({ text }) => withoutBrackets(text));
    return [...first.values()].slice(0, maxFirstSteps).map(([step]) => step!);
  }

  private stepsOf({ house }: Problem["finding"], steps: readonly string[]): Html[] {
    if (!house) return steps.map((text) => html`<li>${breakableText(shortened(text, maxReason), this.language)}</li>`);
    return inLanguage(house, this.language).advice.map(({ text, url }) =>
      url === undefined
        ? html`<li>${text}</li>`
        : html`<li>${text} <a href="${url}" rel="noopener noreferrer">${url}</a></li>`,
    );
  }

  private steps(steps: readonly Html[]): Html {
    return steps.length === 0 ? nothing : html`<ul class="advice" aria-label="${this.ofLog.advice}">${steps}</ul>`;
  }

  /** Other sites, each named before somebody goes there. Names come out of the log. */
  private links(alike: readonly Problem[]): Html {
    const known = new Map(alike.flatMap(({ links }) => links).map((link) => [link.url, link]));
    for (const url of this.linked) known.delete(url);
    const groups = linksByName([...known.values()]).slice(0, maxLinkRows);
    const areMany = groups.filter(({ kind }) => kind === "search").length > 1;
    const rows = groups.map(({ kind, name, to }) => {
      const sites = to.map(
        ({ site, url }) =>
          html`<a class="away" href="${url}" rel="noopener noreferrer nofollow"><bdi>${plainLine(site, maxName)}</bdi></a> `,
      );
      const what = plainLine(name, maxName);
      // Right below the advice to install them, a list of names need not say again what for.
      const label = kind === "search" && areMany ? what : this.words.links[kind]({ name: what });
      // No space stands behind a mark that is as wide as a letter.
      const gap = label.endsWith("：") ? "" : " ";
      return html`<li><bdi>${breakableText(label, this.language)}</bdi>${gap}${sites}</li>`;
    });
    return rows.length === 0 ? nothing : html`<ul class="links-away">${rows}</ul>`;
  }

  private quote({ text, href, line, what }: Quote, { isCause = false, place }: QuoteLook = {}): Html {
    const said = plainLine(line, maxQuote);
    // What tells little leaves room for where it was thrown.
    const at = typeof place === "string" && said.length <= shortQuote ? plainLine(place, maxQuote) : "";
    const lead = html`<a class="tool to-cause" href="${href}">${icon("down")}<span>${this.words.goToCause}</span></a>`;
    return html`<div class="evidence"><p class="evidence-head"><a class="line-link" href="${href}"><bdi>${text}</bdi></a>${what === null ? nothing : html` <span class="soft">${what}</span>`}${isCause ? lead : nothing}</p>
<code class="quote"><bdi>${breakableText(said)}</bdi>${at === "" ? nothing : html` <bdi class="soft">${this.words.thrownAt({ place: at })}</bdi>`}</code></div>
`;
  }

  /** More places that say the same, and buttons that walk through all of them. */
  private places(alike: readonly Problem[]): Html {
    const lines = linesOf(alike);
    const { places } = alike[0]!;
    if (places.length === 0 && lines.length < 2) return nothing;
    const links = places
      .slice(0, maxPlaces)
      .map(({ href, text }) => html`<a class="line-link" href="${href}"><bdi>${text}</bdi></a> `);
    const walk =
      lines.length < 2
        ? nothing
        : html`<span class="places-walk">${this.step("up", -1)}${this.step("down", 1)}<span class="place-now soft"></span></span> `;
    return html`<p class="places"><span class="soft">${this.words.places}</span> ${walk}${links}</p>`;
  }

  private step(shape: "up" | "down", step: number): Html {
    const label = step < 0 ? this.words.previousPlace : this.words.nextPlace;
    return html`<button type="button" class="tool place-step needs-script" data-step="${step}" aria-label="${label}" title="${label}">${icon(shape)}</button>`;
  }

  private more(alike: readonly Problem[], steps: readonly Html[], detail: Html, proofs: readonly Quote[]): Html {
    const places = this.places(alike);
    const isEmpty = steps.length === 0 && detail === nothing && proofs.length === 0 && places === nothing;
    if (isEmpty) return nothing;
    const title = steps.length === 0 ? this.words.moreOnThis : this.words.moreSteps({ count: steps.length });
    return html`<details class="more-findings"><summary class="fold-title">${title}</summary>
${this.steps(steps)}${detail}
${proofs.slice(0, maxEvidence).map((quote) => this.quote(quote))}${places}</details>`;
  }

  private alike(others: readonly Problem[]): Html {
    return this.listed("alike", others, this.words.alike);
  }

  private listed(kind: string, problems: readonly Problem[], title: (values: { count: number }) => string): Html {
    if (problems.length === 0) return nothing;
    const items = problems.slice(0, maxListed).map(({ finding, evidence: [quote] }) => {
      const link = quote ? html` <a class="line-link" href="${quote.href}"><bdi>${quote.text}</bdi></a>` : nothing;
      const said = breakableText(shortened(headingText(finding, this.language), maxHeadline), this.language);
      return html`<li><bdi>${said}</bdi>${link}</li>`;
    });
    return html`<details class="more-findings ${kind}"><summary class="fold-title">${title({ count: problems.length })}</summary>
<ul class="fold-list">${items}</ul></details>`;
  }
}

/** What a headline announces does not follow it where other things stand between. */
function closedAt(headline: string): string {
  return headline.replace(/[\s\u00a0\u202f]?:$/, ".").replace(/：$/, "。");
}

function linesOf(alike: readonly Problem[]): number[] {
  return [...new Set(alike.flatMap((one) => one.lines))].slice(0, maxDataLines);
}

/** For the script: the lines of the file that the page shows, if there are any. */
function dataLines(alike: readonly Problem[]): Html {
  const lines = linesOf(alike);
  return lines.length === 0 ? nothing : html` data-lines="${lines.join(" ")}"`;
}
