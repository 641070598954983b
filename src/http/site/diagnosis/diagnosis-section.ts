import { callsFor } from "../../../analysis/words/finding-facts.ts";
import { type DiagnosisWords, diagnosisWords } from "../../../i18n/diagnosis-words.ts";
import type { Language } from "../../../i18n/language.ts";
import { logWords } from "../../../i18n/log-words.ts";
import { numberText } from "../../../i18n/messages/format.ts";
import { fittingMarkup } from "../layout/fitting-markup.ts";
import { type Html, html, nothing } from "../layout/html.ts";
import { Cards } from "./cards.ts";
import { diagnosisOf } from "./diagnosis.ts";
import type { Problem } from "./problem.ts";

/** An analysis has no more; several files may. */
const maxProblems = 300;
const maxCards = 60;
/** Markup of all cards but the first. Sixty of usual length need half of it. */
const maxMarkup = 180_000;
/** Where there is nothing else to tell. */
const maxOpenNotes = 3;

export interface DiagnosisParts {
  /** The cause first. */
  problems: readonly Problem[];
  /** Names the part for those who listen, and for those who skip to it. */
  title: string;
  /** What stands above the card, where something was not read. */
  note: Html;
  /** In the place of the card, where nothing is wrong. */
  nothingWrong: Html;
  /** Below the card. */
  after?: Html;
  /** Between the card and the other problems. */
  actions: Html;
  /** At the end of the card: what is known from other logs. */
  known?: Html;
  /** Cards behind those of the problems. */
  also?: readonly Html[];
  /** Where all of them are told. */
  wholeAddress: string;
}

/** What is wrong: the cause in one card, then what can be done with the log, then other problems, then notes. */
export function diagnosisSection(parts: DiagnosisParts, language: Language): Html {
  const {
    problems,
    title,
    note,
    nothingWrong,
    actions,
    after = nothing,
    also = [],
    known = nothing,
    wholeAddress,
  } = parts;
  const words = diagnosisWords[language];
  const cards = new Cards(language);
  const { cause, follows, others, notes } = diagnosisOf(problems.slice(0, maxProblems), language);
  const isOver = cause[0]?.finding.isFromEarlierRun === true;
  const heading = html`<h2 id="findings-title" tabindex="-1">${isOver ? words.earlierFindings : title}</h2>`;
  const verdict =
    cause.length > 0
      ? cards.verdict(heading, cause, follows.get(cause[0]!), known)
      : html`<div class="finding verdict severity-notice"><div class="finding-head">${heading}</div>${nothingWrong}</div>`;
  const all = [...others, ...notes];
  const fitting = fittingMarkup(
    all
      .values()
      .take(maxCards - 1)
      .map((alike) => cards.other(alike, follows.get(alike[0]!))),
    maxMarkup,
  );
  const shownOthers = [...fitting.slice(0, others.length), ...also];
  const shownNotes = fitting.slice(others.length);
  const missing = all.length - fitting.length;
  // Where nothing is seriously wrong, what does not work stands among the notes: nobody is to look for it.
  const isAllThereIs = cause.length === 0 && shownOthers.length === 0;
  return html`<section class="panel-part" aria-labelledby="findings-title">${note}${verdict}${after}</section>
${actions}
${
  shownOthers.length === 0
    ? nothing
    : html`<section class="panel-part" aria-labelledby="others-title"><h2 id="others-title">${words.otherProblems} <span class="count">${numberText(shownOthers.length, language)}</span></h2>
<ol class="findings">${shownOthers}</ol></section>`
}
${
  shownNotes.length === 0
    ? nothing
    : html`<details class="panel-part notes"${isAllThereIs ? html` open` : nothing}><summary class="fold-title">${words.notes({ count: shownNotes.length })}${toDoIn(notes, words)}</summary>
${notesList(shownNotes, isAllThereIs ? maxOpenNotes : shownNotes.length, words)}</details>`
}
${missing === 0 ? nothing : html`<p class="soft panel-part">${logWords[language].findingsLeftOut({ count: missing })} <a href="${wholeAddress}">${logWords[language].allFindings}</a></p>`}`;
}

/** Most people need not open them, and are told so. */
function toDoIn(notes: readonly (readonly Problem[])[], words: DiagnosisWords): Html {
  const calls = notes.map((alike) => alike.map(({ finding }) => callsFor(finding)));
  const count = calls.filter((group) => group.includes("to-do")).length;
  if (count > 0) return html` · ${count === notes.length ? words.notesAllToDo : words.notesToDo({ count })}`;
  return html` · ${calls.some((group) => group.includes("on-trouble")) ? words.notesIfTrouble : words.notesHarmless}`;
}

function notesList(notes: readonly Html[], inSight: number, words: DiagnosisWords): Html {
  const more = notes.slice(inSight);
  return html`<ol class="findings">${notes.slice(0, inSight)}</ol>${
    more.length === 0
      ? nothing
      : html`<details class="notes"><summary class="fold-title">${words.moreNotes({ count: more.length })}</summary>
<ol class="findings">${more}</ol></details>`
  }`;
}
