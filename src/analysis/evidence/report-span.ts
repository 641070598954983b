import type { Lines } from "../text/lines.ts";
import type { CrashReport } from "./crash-report.ts";

/** What of a report a text has. */
export interface ReportSpan {
  hasBeginning: boolean;
  hasEnd: boolean;
}

const details = "System Details";
/** What stands in the reports of the game alone, whoever cut their heads off. */
const inside =
  /^-- (?:Head|System Details|Affected level|Last reload) --\s{0,4}$|^A detailed walkthrough of the error, its/m;
const gameTitle = /---- [^\n-]{1,60} Report ----/;
const gameEnd = new RegExp(`^-- ${details} --`, "m");
/** Reports of others, by how they begin, and the line that ends each. */
const others: readonly { title: RegExp; end: RegExp }[] = [
  // Many leave out the last part, which only programs read.
  {
    title: /^\uFEFF?[\w -]{3,30} Crash Dump \w{3} \w{3}/m,
    end: /^(?:===END CRASH DUMP===|Loaded plugins:|Server uptime:)/m,
  },
  { title: /^\uFEFF?---- (?:Crashed!|Quilt Loader: [\w ]{1,40}) ----/m, end: /^---- end of report ----/m },
];

/** A report that has lost its title is none by its form: it is known by its sections. */
export function reportSpan(report: CrashReport | null, { text }: Lines): ReportSpan {
  if (report) return { hasBeginning: true, hasEnd: report.sections.some(({ title }) => title === details) };
  const other = others.find(({ title }) => title.test(text));
  if (other) return { hasBeginning: true, hasEnd: other.end.test(text) };
  if (!inside.test(text)) return { hasBeginning: true, hasEnd: true };
  return { hasBeginning: gameTitle.test(text), hasEnd: gameEnd.test(text) };
}
