import {
  type InSomeLanguages,
  inEveryLanguage,
  inLanguage,
  type Language,
  languageNames,
  languages,
} from "../wire/languages.ts";

export { type InSomeLanguages, inEveryLanguage, inLanguage, type Language, languageNames, languages };

export function asLanguage(text: string | null | undefined): Language | null {
  return languages.find((language) => language === text) ?? null;
}

const maxHeader = 500;
/** Browsers send a handful. */
const maxWishes = 30;
const maxTag = 35;

/**
 * The language for a tag such as `de-AT`, `pt`, `zh-Hant` or `zh_HK.UTF-8`: the same one, else one that is spoken alike and
 * written in the same script; `null` where there are no words for it.
 */
export function languageFor(tag: string): Language | null {
  const wish = localeOf(tag);
  if (!wish) return null;
  const alike = spoken.filter(({ tongue }) => tongue === wish.language);
  const script = alike.length > 0 ? wish.maximize().script : undefined;
  const chosen =
    alike.find(({ language }) => language.toLowerCase() === wish.baseName.toLowerCase()) ??
    alike.find((one) => one.script === script) ??
    alike[0];
  return chosen?.language ?? null;
}

/** The first language in `Accept-Language`, by weight, that there are words for. */
export function chooseLanguage(header: string | null): Language {
  for (const tag of wishesIn(header ?? "")) {
    const language = languageFor(tag);
    if (language) return language;
  }
  return "en";
}

/** The tags of the header, the most wanted first. */
function wishesIn(header: string): string[] {
  return header
    .slice(0, maxHeader)
    .split(",", maxWishes)
    .map((item) => {
      const [tag = "", ...parameters] = item.split(";").map((part) => part.trim().toLowerCase());
      const q = parameters.find((parameter) => parameter.startsWith("q="));
      return { tag, weight: q ? Number(q.slice(2)) || 0 : 1 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}

/** Systems write `de_AT.UTF-8@euro`. */
function localeOf(tag: string): Intl.Locale | null {
  const plain = tag
    .slice(0, maxTag)
    .replace(/[.@].*$/s, "")
    .replaceAll("_", "-");
  if (!/^[a-z]{2,3}(?:-[a-z0-9]{1,8}){0,3}$/i.test(plain)) return null;
  try {
    return new Intl.Locale(plain);
  } catch {
    return null;
  }
}

/** What is compared with the wishes of each request. */
const spoken = languages.map((language) => {
  const locale = new Intl.Locale(language);
  return { language, tongue: locale.language, script: locale.maximize().script };
});
