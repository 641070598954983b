import type { BundleExplanation } from "../../../analysis/bundle/model.ts";
import { tellingLine } from "../../../analysis/model/model.ts";
import { bundleInsightsOf } from "../../../analysis/words/bundle-insights.ts";
import { bundleWords } from "../../../i18n/bundle-words.ts";
import type { Language } from "../../../i18n/language.ts";
import { joined } from "../../../i18n/lists.ts";
import { diagnosisOf } from "../diagnosis/diagnosis.ts";
import { ChatMessage, type ToldFinding } from "../text/chat-text.ts";
import { plainLine } from "../text/untrusted-text.ts";
import type { BundleView } from "./bundle-view.ts";

const maxName = 60;

/** What "Copy for chat" copies of several files: what they say together, and the link to all of them. */
export function bundleChatSummary(
  view: BundleView,
  explanation: BundleExplanation,
  url: string,
  language: Language,
): string {
  const words = bundleWords[language];
  const { files, order } = view;
  const named = files.map(({ name, analysis }) => ({ name, analysis: analysis! }));
  const { missing, unread, primary } = bundleInsightsOf(explanation, named, language);
  const message = new ChatMessage(url, language);
  const findings = explanation.findings.map((finding) => toldFinding(view, finding, language));
  message.addFindings(diagnosisOf(findings, language), [
    explanation.apart.length > 0 ? words.noProblemOfRun : words.noProblem,
  ]);
  message.addKnown(view.known);
  message.addFacts(named[primary]!.analysis);
  const names = order.map((file) => plainLine(files[file]!.name, maxName));
  message.add(words.namedFiles({ count: files.length, names: joined("items", names, language) }));
  if (missing) message.add(missing.message);
  if (unread) message.add(unread.message);
  return message.toString();
}

/** The file's own analysis knows which line of the entry is worth quoting. */
function toldFinding(
  { files }: BundleView,
  finding: BundleExplanation["findings"][number],
  language: Language,
): ToldFinding {
  const { file, line, evidence } = finding;
  const { name, analysis } = files[file]!;
  const own = analysis?.findings.find((one) => tellingLine(one) === line);
  const at = (own?.decisive.line ?? line) + 1;
  return {
    finding,
    place: bundleWords[language].place({ file: plainLine(name, maxName), line: at }),
    quote: own?.decisive.text ?? evidence[0]?.text ?? "",
  };
}
