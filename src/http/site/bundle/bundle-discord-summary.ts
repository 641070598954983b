import type { BundleExplanation } from "../../../analysis/bundle/model.ts";
import { bundleInsightsOf } from "../../../analysis/words/bundle-insights.ts";
import { bundleWords } from "../../../i18n/bundle-words.ts";
import type { Language } from "../../../i18n/language.ts";
import { logPartsWords } from "../../../i18n/log-parts-words.ts";
import { numberFormats } from "../../../i18n/numbers.ts";
import { DiscordMessage, escapeDiscord, factsLine, findingForms } from "../text/discord-text.ts";
import type { BundleView } from "./bundle-view.ts";

const maxFindings = 3;
const maxTitle = 200;
const maxName = 60;
const maxNote = 300;

/** What "Copy for Discord" copies of several files: what they say together, and the link to all of them. */
export function bundleDiscordSummary(
  { files, order }: BundleView,
  explanation: BundleExplanation,
  url: string,
  language: Language,
): string {
  const words = logPartsWords[language];
  const ofFiles = bundleWords[language];
  const number = numberFormats[language];
  const named = files.map(({ name, analysis }) => ({ name, analysis: analysis! }));
  const { findings, missing, unread, primary, files: titled } = bundleInsightsOf(explanation, named, language);
  const message = new DiscordMessage();
  const names = order.map((file) => escapeDiscord(files[file]!.name, maxName));
  message.add(`**${escapeDiscord(titled[primary]!.title, maxTitle)}**`);
  message.add(`<${url}>`);
  message.add(factsLine(named[primary]!.analysis, words, number, language));
  message.add(`${ofFiles.fileCount(number.format(files.length))}${ofFiles.colon}${names.join(ofFiles.comma)}`);
  let shown = 0;
  for (const finding of findings.slice(0, maxFindings)) {
    const place = ofFiles.place(escapeDiscord(finding.name, maxName), number.format(finding.line));
    if (!findingForms(finding, place, words).some((form) => message.add(form))) break;
    shown++;
  }
  if (findings.length === 0) message.add(explanation.apart.length > 0 ? ofFiles.noProblemOfRun : ofFiles.noProblem);
  else if (shown < findings.length) message.add(ofFiles.moreFindings(number.format(findings.length - shown)));
  if (missing) message.add(escapeDiscord(missing.message, maxNote));
  if (unread) message.add(unread.message);
  return message.text;
}
