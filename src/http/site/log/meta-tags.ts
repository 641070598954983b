import type { Analysis } from "../../../analysis/model/analysis.ts";
import { noFindingsText } from "../../../analysis/words/no-findings.ts";
import { datedMessage } from "../../../analysis/words/render.ts";
import type { Language } from "../../../i18n/language.ts";
import { joined } from "../../../i18n/lists.ts";
import { logPartsWords } from "../../../i18n/log-parts-words.ts";
import { versionName } from "../../../i18n/version-name.ts";
import type { LogCounts } from "../../../logs/ports.ts";
import { bundleDescription, bundleTitle } from "../bundle/bundle-title.ts";
import type { BundleView } from "../bundle/bundle-view.ts";
import { html } from "../layout/html.ts";
import { previewTags } from "../layout/preview-tags.ts";
import { softwareName } from "../text/software-name.ts";
import { plainLine } from "../text/untrusted-text.ts";
import { levelTexts } from "./chat-summary.ts";

const maxTitle = 200;
const maxDescription = 300;
const maxVersions = 4;
const maxVersion = 60;

/** What chats show of a link: the finding as description, and a picture. */
export function metaTags(
  siteName: string,
  origin: string,
  counts: LogCounts,
  analysis: Analysis | null,
  wholeTitle: string,
  language: Language,
  bundle: BundleView | null = null,
) {
  const url = `${origin}/${bundle?.id ?? counts.id}`;
  const picture = language === "en" ? `${url}.png` : `${url}.png?lang=${language}`;
  const title = plainLine(bundle ? bundleTitle(bundle, language) : wholeTitle, maxTitle);
  const ofLog = analysis ? descriptionOf(analysis, language) : counts.name || title;
  const description = plainLine((bundle && bundleDescription(bundle, language)) ?? ofLog, maxDescription);
  return html`${previewTags({ type: "article", siteName, title, description, url, picture })}`;
}

/** The first problem. Where there is none: what the log is, and how much is in it. */
function descriptionOf(analysis: Analysis, language: Language): string {
  const { findings, software, statements, lines } = analysis;
  const [first] = findings;
  if (first) return datedMessage(first, language);
  const words = logPartsWords[language];
  const name = softwareName(software);
  const versions = statements
    .slice(0, maxVersions)
    .map(({ label, value }) => `${versionName(label, language)} ${plainLine(value, maxVersion)}`);
  // Its own version names it as well.
  const isNamed = name === null || statements.some(({ label }) => label === `${name} version`);
  const known = joined("clauses", isNamed ? versions : [name, ...versions], language);
  const sentence = noFindingsText(analysis, language);
  const counts = joined("clauses", [...levelTexts(analysis, words), words.lineCount({ count: lines })], language);
  return known === ""
    ? words.account({ sentence, counts })
    : words.accountOfVersions({ versions: known, sentence, counts });
}
