import { type Language, languages } from "../wire/languages.ts";

export { type Language, languages };

/** Words in every language. The type makes a missing one an error. */
export type InEveryLanguage<Words> = Record<Language, Words>;

/** One thing for each language, such as a cache. */
export function forEveryLanguage<Thing>(make: () => Thing): Record<Language, Thing> {
  return Object.fromEntries(languages.map((language) => [language, make()])) as Record<Language, Thing>;
}

/** How a language calls itself. */
export const languageNames: Record<Language, string> = { en: "English", "zh-CN": "简体中文" };

export function asLanguage(text: string | null | undefined): Language | null {
  return languages.find((language) => language === text) ?? null;
}

/** The first language in `Accept-Language`, by weight, that there are words for. */
export function chooseLanguage(header: string | null): Language {
  const wishes = (header ?? "")
    .slice(0, 500)
    .split(",")
    .map((item) => {
      const [tag = "", ...parameters] = item.split(";").map((part) => part.trim().toLowerCase());
      const q = parameters.find((parameter) => parameter.startsWith("q="));
      return { tag, weight: q ? Number(q.slice(2)) || 0 : 1 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { tag } of wishes) {
    if (tag === "zh" || tag.startsWith("zh-")) return "zh-CN";
    if (tag === "en" || tag.startsWith("en-")) return "en";
  }
  return "en";
}
