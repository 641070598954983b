import { homeWords } from "../../../i18n/home-words.ts";
import type { Language } from "../../../i18n/language.ts";
import { listText } from "../../../i18n/messages/format.ts";
import { type Html, html } from "../layout/html.ts";
import { type LogPlace, placesOf, type System, systemNames, systems } from "./log-places.ts";

/** What is in a .zip that a launcher exports; the first of them has a Chinese name everywhere. */
const exportedFiles = ["游戏崩溃前的输出.txt", "latest.log", "crash-*.txt"];

/** Where the log is: on the reader's system, which a script unfolds, and on a server. */
export function whereToFind(language: Language): Html {
  const { where } = homeWords[language];
  const { server, crash, older, exported } = where;
  const place = ({ what, how }: { what: string; how: string }, ...paths: string[]) =>
    html`<dt>${what}</dt><dd>${how} ${paths.map((path) => html`<code>${path}</code> `)}</dd>`;
  return html`<div class="where">
${systems.map((system) => systemPart(system, language))}
<dl>
${Object.values(where.panels).map((panel) => place(panel))}
${place(server, "logs/latest.log")}
${place(crash, "crash-reports")}
${place(older, "logs/2026-01-15-1.log.gz")}
${place(exported, ...exportedFiles)}
</dl></div>`;
}

function systemPart(system: System, language: Language): Html {
  const { where } = homeWords[language];
  const separator = system === "windows" ? "\\" : "/";
  const row = ({ programs, isIsolated, isBesideLauncher, folder, rest }: LogPlace) => {
    const names = listText(programs, language);
    const program = isIsolated ? where.isolated({ programs: names }) : names;
    const below = rest.replace("{}", where.instance);
    const beside = isBesideLauncher ? html`${where.besideLauncher} ` : html``;
    return html`<dt>${program}</dt><dd>${beside}<code data-copy="${folder}">${folder}${separator}${below}</code></dd>`;
  };
  return html`<details class="where-system" data-system="${system}"><summary>${systemNames[system]}</summary>
<dl>${placesOf(system, language.startsWith("zh-")).map(row)}</dl></details>
`;
}
