import type { Analysis } from "../../../analysis/model/analysis.ts";
import type { Mod } from "../../../analysis/model/facts.ts";
import { installedMods, installedPlugins } from "../../../analysis/owners/platform-ids.ts";
import type { Language } from "../../../i18n/language.ts";
import { type LogPartsWords, logPartsWords } from "../../../i18n/log-parts-words.ts";
import { numberText } from "../../../i18n/messages/format.ts";
import { fittingMarkup } from "../layout/fitting-markup.ts";
import { type Html, html, nothing } from "../layout/html.ts";
import { plainLine } from "../text/untrusted-text.ts";

/** A page with more rows is slow to load, and nobody scrolls through them. */
const maxRows = 1000;
/** Markup of all tables together. A thousand rows of usual names need less than half of it. */
const maxMarkup = 400_000;
/** What is left for each of the other tables at least. */
const reservedMarkup = 40_000;
const maxName = 120;
const maxVersion = 80;
const maxFile = 160;

const { compare: byName } = new Intl.Collator("en", { numeric: true });

/** As the log says it: hostile, and of any length. */
interface Listed {
  name: string;
  id?: string;
  version?: string;
  file?: string;
  line: number;
}

/** What the log says is installed. A script shows the search fields, and hides the rows that do not match. */
export function modsAndPlugins(analysis: Analysis, language: Language): Html {
  const words = logPartsWords[language];
  const { mods, plugins, datapacks, resourcePacks } = analysis.facts;
  const tables: [id: string, title: string, rows: readonly Listed[]][] = [
    ["mods", words.mods, installedMods(mods).map(withName)],
    ["plugins", words.plugins, installedPlugins(plugins)],
    ["datapacks", words.datapacks, datapacks],
    ["resource-packs", words.resourcePacks, resourcePacks],
  ];
  const filled = tables.filter(([, , rows]) => rows.length > 0);
  if (filled.length === 0) return nothing;
  let left = maxMarkup;
  const listings = filled.map(([id, title, rows], index) => {
    const room = left - (filled.length - 1 - index) * reservedMarkup;
    const table = listing(id, title, rows, room, words, language);
    left -= Math.min(room, Buffer.byteLength(table.text));
    return table;
  });
  return html`<section class="panel-part" aria-labelledby="installed-title"><h2 id="installed-title">${words.installed}</h2>
${listings}</section>`;
}

function withName({ name, ...mod }: Mod): Listed {
  return { ...mod, name: name || mod.id };
}

function listing(
  id: string,
  title: string,
  rows: readonly Listed[],
  room: number,
  words: LogPartsWords,
  language: Language,
): Html {
  const keys = new Map(rows.map((row) => [row, row.name.slice(0, maxName)]));
  const shown = rows.toSorted((a, b) => byName(keys.get(a)!, keys.get(b)!)).slice(0, maxRows);
  const columns = { version: shown.some(({ version }) => !!version), file: shown.some(({ file }) => !!file) };
  const body = fittingMarkup(
    shown.values().map((row) => rowOf(row, columns, words)),
    room,
  );
  const note =
    rows.length > body.length
      ? html`<p class="soft">${words.onlyFirst({ shown: body.length, all: rows.length })}</p>`
      : nothing;
  return html`<details class="listing" id="${id}"><summary>${title} <span class="count">${numberText(rows.length, language)}</span></summary>
<input type="search" hidden class="table-search" data-search-table="${id}-table" placeholder="${words.filter}" aria-label="${`${title}: ${words.filter}`}" autocomplete="off" spellcheck="false">
${note}<p class="soft" id="${id}-table-empty" role="status" hidden>${words.nothingMatches}</p>
<div class="table-scroll" role="region" aria-label="${title}" tabindex="0">
<table class="parts" id="${id}-table"><thead><tr>${head(columns, words)}</tr></thead><tbody>
${body}</tbody></table></div></details>`;
}

/** Columns that no row fills are left out. */
interface Columns {
  version: boolean;
  file: boolean;
}

function head(columns: Columns, words: LogPartsWords): Html {
  const titles = [words.name, ...(columns.version ? [words.version] : []), ...(columns.file ? [words.file] : [])];
  return html`${titles.map((title) => html`<th scope="col">${title}</th>`)}`;
}

function rowOf(row: Listed, columns: Columns, words: LogPartsWords): Html {
  const name = plainLine(row.name, maxName);
  const id = plainLine(row.id ?? "", maxName);
  const other = id === "" || id.toLowerCase() === name.toLowerCase() ? "" : html` <small><bdi>${id}</bdi></small>`;
  const version = columns.version ? cell(row.version, maxVersion) : "";
  const file = columns.file ? cell(row.file, maxFile) : "";
  const line = row.line + 1;
  return html`<tr><th scope="row"><a href="#L${line}" title="${words.line({ line })}"><bdi>${name || "?"}</bdi></a>${other}</th>${version}${file}</tr>\n`;
}

function cell(text: string | undefined, most: number): Html {
  return text ? html`<td><bdi>${plainLine(text, most)}</bdi></td>` : html`<td></td>`;
}
