import { numberText } from "../../../i18n/messages/format.ts";
import { versionName } from "../../../i18n/version-name.ts";
import { type Html, html, nothing } from "../layout/html.ts";
import { durationText } from "../text/units.ts";
import type { Comparison, CountName, FactPair, StatedValue } from "./compare.ts";
import { badge, linked, type Section, type Side, type View } from "./compare-view.ts";
import { cellSide } from "./part-sections.ts";

const maxValue = 300;

/** Software, versions, Java, system, memory: what differs, then what only one of the logs tells, then the rest folded. */
export function factSection({ facts }: Comparison, view: View): Section | null {
  if (facts.length === 0) return null;
  const { words } = view;
  const same = facts.filter(({ isSame }) => isSame);
  const differing = facts.filter(({ isSame, a, b }) => !isSame && a && b);
  const oneSided = facts.filter(({ a, b }) => !a || !b);
  const rows = [...differing, ...oneSided].map((pair) => factRow(pair, view));
  const sameRows = same.map((pair) => sameRow(pair, view));
  return {
    id: "machine",
    title: words.machine,
    differences: differing.length,
    body: rows.length > 0 ? table(rows, view) : nothing,
    same:
      same.length === 0
        ? null
        : {
            summary: words.theSame({ count: same.length }),
            content: html`<table class="compare-table of-same"><tbody>${sameRows}</tbody></table>`,
          },
  };
}

function table(rows: readonly Html[], { words }: View): Html {
  return html`<table class="compare-table"><thead><tr><th scope="col">${words.fact}</th><th scope="col">${badge("a")}</th><th scope="col">${badge("b")}</th></tr></thead><tbody>
${rows}</tbody></table>`;
}

function factRow(pair: FactPair, view: View): Html {
  return html`<tr><th scope="row">${label(pair, view)}</th><td>${cell(pair, "a", view)}</td><td>${cell(pair, "b", view)}</td></tr>\n`;
}

function sameRow(pair: FactPair, view: View): Html {
  return html`<tr><th scope="row">${label(pair, view)}</th><td>${said(pair, "b", view)}</td></tr>\n`;
}

function label({ name }: FactPair, { words, language }: View): Html {
  return html`${typeof name === "string" ? words.facts[name] : versionName(name.stated, language)}`;
}

function cell(pair: FactPair, side: Side, view: View): Html {
  return html`${cellSide(side)}${said(pair, side, view)}`;
}

function said(pair: FactPair, side: Side, view: View): Html {
  const one: StatedValue | null = pair[side];
  if (!one) return html`<span class="soft">${view.words.notStated}</span>`;
  return linked(view, side, one.line, inWords(pair.name, one.value, view), maxValue);
}

/** What the log says is left as it is; what we say of it is in the reader's language. */
function inWords(name: FactPair["name"], value: string, { words }: View): string {
  return name === "kind" && value in words.kinds ? words.kinds[value as keyof typeof words.kinds] : value;
}

/** They differ nearly always, so they count as no difference, and stand last. */
export function countSection({ counts }: Comparison, view: View): Section {
  const { words } = view;
  const rows = counts.map(
    ({ name, a, b }) =>
      html`<tr><th scope="row">${words.countNames[name]}</th><td>${cellSide("a")}${count(name, a, view)}</td><td>${cellSide("b")}${count(name, b, view)}</td></tr>\n`,
  );
  return { id: "counts", title: words.counts, differences: 0, body: table(rows, view), same: null };
}

function count(name: CountName, value: number | null, { words, logWords, language }: View): Html {
  if (value === null) return html`<span class="soft">${words.notStated}</span>`;
  if (name === "durationMs") return html`${durationText(value, logWords)}`;
  return html`${name === "startupSeconds" ? logWords.seconds({ count: value }) : numberText(value, language)}`;
}
