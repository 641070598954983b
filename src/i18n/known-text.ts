import type { KnownCrash } from "../wire/known-crash.ts";
import { knownWords } from "./known-words.ts";
import type { Language } from "./language.ts";
import { joined } from "./lists.ts";

/** More of them would hide what is said. */
const mostTold = 2;

/** In sentences; none where nothing may be told. */
export function knownText(known: KnownCrash, language: Language): string {
  const words = knownWords[language];
  const { count, since, inCommon, never, goneIn } = known;
  if (count === null || since === null) return "";
  const { month, percent } = formatsOf(language);
  const share = (value: number) => percent.format(value);
  const sentences = [
    words.seen({ count, since: month.format(new Date(since)) }),
    ...inCommon
      .slice(0, mostTold)
      .map((one) => words.inCommon({ ...one, share: share(one.share), usual: share(one.usual) })),
    ...(inCommon.length === 0
      ? never.slice(0, 1).map(({ name, usual }) => words.never({ name, usual: share(usual) }))
      : []),
    ...(goneIn ? [words.goneIn({ name: goneIn.name, version: goneIn.version, count: goneIn.logs })] : []),
  ];
  return joined("sentences", sentences, language);
}

interface Formats {
  month: Intl.DateTimeFormat;
  percent: Intl.NumberFormat;
}

/** Made once for each language that is used. */
const made = new Map<Language, Formats>();

function formatsOf(language: Language): Formats {
  const formats = made.get(language) ?? {
    month: new Intl.DateTimeFormat(language, { year: "numeric", month: "long", timeZone: "UTC" }),
    percent: new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 }),
  };
  made.set(language, formats);
  return formats;
}
