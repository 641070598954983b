import { numberText } from "../../../i18n/messages/format.ts";
import { type Html, html, nothing } from "../layout/html.ts";
import { plainLine } from "../text/untrusted-text.ts";
import { differences, type Sides } from "./compare.ts";
import { badge, bounded, columns, letter, linked, type Section, type Side, type View } from "./compare-view.ts";
import type { Part } from "./parts.ts";

const listed = { open: 40, most: 300 };
/** What is the same in both logs is folded as a whole. */
const sameListed = { open: 300, most: 300 };
const maxName = 100;
const maxVersion = 80;

/** Mods, plugins, packs, arguments: what changed, what is only in one of the logs, and the rest folded away. */
export function partSection(
  id: string,
  title: string,
  changedTitle: string,
  sides: Sides<Part>,
  view: View,
): Section | null {
  const { onlyA, onlyB, changed, same } = sides;
  const differing = differences(sides);
  if (differing + same.length === 0) return null;
  const body =
    differing === 0
      ? nothing
      : html`${silentSide(sides, view)}${changedTable(changedTitle, changed, view)}
${columns(onlyA, onlyB, (parts, side) => partList(parts, side, view), view)}`;
  return { id, title, differences: differing, body, same: sameParts(same, view) };
}

/** A crash report lists mods, the log before it may not: that is no difference of the two installations. */
function silentSide({ onlyA, onlyB, changed, same }: Sides<Part>, { words }: View): Html {
  if (changed.length + same.length > 0) return nothing;
  const silent: Side | null = onlyA.length === 0 ? "a" : onlyB.length === 0 ? "b" : null;
  return silent ? html`<p class="note">${words.listsNone({ side: letter(silent) })}</p>` : nothing;
}

function changedTable(title: string, changed: Sides<Part>["changed"], view: View): Html {
  if (changed.length === 0) return nothing;
  const { words, language } = view;
  const table = (pairs: Sides<Part>["changed"]) => {
    const rows = pairs.map(
      ({ a, b }) =>
        html`<tr><th scope="row">${linked(view, "b", null, b.name, maxName)}</th><td>${value(view, "a", a)}</td><td>${value(view, "b", b)}</td></tr>\n`,
    );
    return html`<table class="compare-table"><thead><tr><th scope="col">${words.name}</th><th scope="col">${badge("a")}</th><th scope="col">${badge("b")}</th></tr></thead><tbody>
${rows}</tbody></table>`;
  };
  return html`<h3>${title} <span class="count">${numberText(changed.length, language)}</span></h3>
${bounded(changed, listed, view, (pairs) => table([...pairs]))}`;
}

/** Without a version, the file tells which one it is. */
function value(view: View, side: Side, { version, file, line }: Part): Html {
  return html`${cellSide(side)}${linked(view, side, line, version || file, maxVersion)}`;
}

/** On a phone the head of the table is gone: every cell says whose it is. */
export function cellSide(side: Side): Html {
  return html`<span class="cell-side" aria-hidden="true">${letter(side)}</span>`;
}

function partList(parts: readonly Part[], side: Side, view: View, sizes = listed): Html {
  return bounded(parts, sizes, view, (some) => {
    const items = some.map(({ name, version, whole, line }) => {
      const shown = whole === undefined ? plainLine(version, maxVersion) : "";
      const after = shown === "" ? nothing : html` <span class="version"><bdi>${shown}</bdi></span>`;
      return html`<li>${linked(view, side, line, whole ?? name, maxName)}${after}</li>\n`;
    });
    return html`<ul class="compare-parts">${items}</ul>`;
  });
}

function sameParts(same: Sides<Part>["same"], view: View): Section["same"] {
  if (same.length === 0) return null;
  const parts = same.map(({ b }) => b);
  return {
    summary: view.words.theSame({ count: same.length }),
    content: partList(parts, "b", view, sameListed),
  };
}
