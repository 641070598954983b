import type { Analysis } from "../../../analysis/model/analysis.ts";
import { bundleWords } from "../../../i18n/bundle-words.ts";
import type { Language } from "../../../i18n/language.ts";
import { type LogWords, logWords } from "../../../i18n/log-words.ts";
import { exampleId } from "../../../logs/example-log.ts";
import type { LogCounts } from "../../../logs/ports.ts";
import { type BundleView, fileAddress } from "../bundle/bundle-view.ts";
import { factsStrip, outcomeChip, type StatingFile } from "../diagnosis/facts-strip.ts";
import { type Html, html, nothing } from "../layout/html.ts";
import { timeTag } from "../layout/time-tag.ts";

interface HeadParts {
  language: Language;
  counts: LogCounts;
  analysis: Analysis | null;
  bundle: BundleView | null;
}

/** What the log is, how it went, and on what it ran. Of several files: of all of them together, the most telling first. */
export function logHead({ language, counts, analysis, bundle }: HeadParts, title: string): Html {
  const words = logWords[language];
  const files = bundle ? filesOf(bundle) : analysis ? [{ analysis, isShown: true, hrefOf }] : [];
  const [telling] = files;
  const name = bundle
    ? bundleWords[language].fileCount({ count: bundle.files.length })
    : counts.name === title
      ? ""
      : counts.name;
  return html`<h1><bdi>${title}</bdi>${telling ? outcomeChip(telling.analysis, language) : nothing}</h1>
<p class="soft file-line"><bdi class="file-name">${name}</bdi> <span>${counts.id === exampleId ? exampleNote(words) : sharedAt(counts, words)}</span></p>
${factsStrip(files, language)}`;
}

function hrefOf(line: number): string {
  return `#L${line + 1}`;
}

/** Those of the run that the diagnosis is about: another run may be of other versions. */
function filesOf(bundle: BundleView): StatingFile[] {
  const { files, order, shown, explanation } = bundle;
  const ofRun = explanation?.runs[0]?.files ?? order;
  return order
    .filter((file) => ofRun.includes(file))
    .flatMap((file) => {
      const { analysis } = files[file]!;
      const address = (line: number) => fileAddress(bundle, file, line + 1);
      return analysis ? [{ analysis, isShown: file === shown, hrefOf: address }] : [];
    });
}

function exampleNote(words: LogWords): Html {
  return html`${words.exampleNote} <a href="/">${words.shareOwn}</a>`;
}

function sharedAt({ createdAt }: LogCounts, words: LogWords): Html {
  return html`${words.sharedAt} ${timeTag(createdAt)}`;
}
