import { bundleHeadline } from "../../../analysis/words/bundle-insights.ts";
import { messageParts } from "../../../analysis/words/render.ts";
import { bundleWords } from "../../../i18n/bundle-words.ts";
import type { Language } from "../../../i18n/language.ts";
import { joined } from "../../../i18n/lists.ts";
import type { BundleView } from "./bundle-view.ts";

/** The title of the page, and of what chats show of its link. */
export function bundleTitle({ explanation, files, order }: BundleView, language: Language): string {
  if (!explanation) return files[order[0]!]!.name;
  const named = files.map(({ name, analysis }) => ({ name, analysis: analysis! }));
  return bundleHeadline(explanation, named, language) || files[order[0]!]!.name;
}

/** What the files say together, and which they are. `null`: nobody knows right now. */
export function bundleDescription({ explanation, files, order }: BundleView, language: Language): string | null {
  if (!explanation) return null;
  const [cause] = explanation.findings;
  const words = bundleWords[language];
  const names = order.map((file) => files[file]!.name);
  const list = words.namedFiles({ count: files.length, names: joined("items", names, language) });
  return cause ? words.description({ summary: messageParts(cause, language).summary, files: list }) : list;
}
