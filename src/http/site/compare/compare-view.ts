import type { CompareWords } from "../../../i18n/compare-words.ts";
import type { Language } from "../../../i18n/language.ts";
import type { LogWords } from "../../../i18n/log-words.ts";
import type { LogId } from "../../../logs/ports.ts";
import { type Html, html, nothing } from "../layout/html.ts";
import { plainLine } from "../text/untrusted-text.ts";

/** What every part of the page is written with. */
export interface View {
  language: Language;
  ids: { a: LogId; b: LogId };
  words: CompareWords;
  logWords: LogWords;
}

export type Side = keyof View["ids"];

/** A part of the page. Those with differences come first. */
export interface Section {
  id: string;
  title: string;
  differences: number;
  /** What differs, and what says something without differing. Empty where there is nothing of the kind. */
  body: Html;
  /** What does not differ, folded. */
  same: { summary: string; content: Html; isOpen?: boolean } | null;
}

export function letter(side: Side): string {
  return side === "a" ? "A" : "B";
}

/** Colour alone says nothing to some: the letter stands in it. */
export function badge(side: Side): Html {
  return html`<span class="side side-${side}">${letter(side)}</span>`;
}

/** Text of a log, with a link to its line. */
export function linked(view: View, side: Side, line: number | null, text: string, most: number): Html {
  const shown = html`<bdi>${plainLine(text, most)}</bdi>`;
  return line === null ? shown : html`<a href="/${view.ids[side]}#L${line + 1}">${shown}</a>`;
}

/** `Line 120`, of one of the two logs. */
export function lineLink(view: View, side: Side, line: number): Html {
  const { words } = view;
  return html`<a class="line-link" href="/${view.ids[side]}#L${line + 1}">${words.line({ line: line + 1 })}</a>`;
}

/** The first ones, the others folded, as many as are worth a page, and how many more there are. */
export function bounded<Thing>(
  things: readonly Thing[],
  { open, most }: { open: number; most: number },
  view: View,
  list: (things: readonly Thing[]) => Html,
): Html {
  const { words } = view;
  const more = (count: number) => words.andMore({ count });
  // A fold for one or two is not worth its click.
  if (things.length <= open + 2) return list(things);
  const beyond = things.length > most ? html`<p class="soft">${more(things.length - most)}</p>` : nothing;
  return html`${list(things.slice(0, open))}
<details class="compare-rest"><summary>${more(things.length - open)}</summary>${list(things.slice(open, most))}${beyond}</details>`;
}

/** What is only in A beside what is only in B. Where one of them has nothing, the other gets the room. */
export function columns<Thing>(
  onlyA: readonly Thing[],
  onlyB: readonly Thing[],
  list: (things: readonly Thing[], side: Side) => Html,
  view: View,
): Html {
  if (onlyA.length + onlyB.length === 0) return nothing;
  const { words } = view;
  const column = (side: Side, things: readonly Thing[]) =>
    things.length === 0
      ? nothing
      : html`<div class="compare-column side-${side}">
<h3>${words.onlyIn({ side: letter(side) })} <span class="count">${words.onlyCount({ count: things.length })}</span></h3>
${list(things, side)}</div>`;
  const alone = onlyA.length === 0 || onlyB.length === 0 ? " alone" : "";
  return html`<div class="compare-columns${alone}">${column("a", onlyA)}${column("b", onlyB)}</div>`;
}
