/** The languages of everything that people read, and how each calls itself. To add one: CONTRIBUTING.md, "Add a language". */
export const languageNames = {
  en: "English",
  "zh-CN": "简体中文",
  "zh-TW": "繁體中文",
  ja: "日本語",
  ko: "한국어",
  ru: "Русский",
  uk: "Українська",
  de: "Deutsch",
  fr: "Français",
  es: "Español",
  "pt-BR": "Português (Brasil)",
  pl: "Polski",
} as const;

export type Language = keyof typeof languageNames;

export const languages = Object.keys(languageNames) as Language[];

/** Where a language lacks a sentence, it is taken from these, in this order. English, which lacks none, is the last. */
export function fallbackChain(language: Language): Language[] {
  const chain: string[] = [language];
  if (language.startsWith("zh-") && language !== "zh-CN") chain.push("zh-CN");
  if (language !== "en") chain.push("en");
  return chain as Language[];
}

/** What at least one language has. */
export type InSomeLanguages<Thing> = { readonly [One in Language]?: Thing | undefined };

/** The same with what is read instead, where a language lacks it. */
export function inEveryLanguage<Thing>(things: InSomeLanguages<Thing>): Record<Language, Thing> {
  return Object.fromEntries(languages.map((one) => [one, inLanguage(things, one)])) as Record<Language, Thing>;
}

/** What is read instead, where a language lacks it, is better than nothing. */
export function inLanguage<Thing>(things: InSomeLanguages<Thing>, language: Language): Thing {
  for (const one of fallbackChain(language)) if (things[one] !== undefined) return things[one];
  return Object.values(things)[0]!;
}
