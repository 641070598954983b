import { asLanguage, chooseLanguage, type Language, languageFor } from "../../i18n/language.ts";
import { type Exchange, queryValue } from "./exchange.ts";
import { remembered } from "./remembered.ts";

/** Whatever depends on the language of the reader depends on these. */
export const languageVary = "Accept-Language, Cookie";

/** `?lang`, which may be any tag that means one of our languages: `pt`, `zh-Hant`. `null` without it, or for another one. */
export function askedLanguage(exchange: Exchange): Language | null {
  const tag = exchange.search === "" ? null : queryValue(exchange, "lang");
  return tag === null || tag === "" ? null : languageByTag(tag);
}

/** What the reader asks for with the address, else what they chose with the switch, else what their program asks for. */
export function readerLanguage(exchange: Exchange): Language {
  const { headers } = exchange.request;
  return (
    askedLanguage(exchange) ?? fromCookie(headers.get("cookie")) ?? languageOf(headers.get("accept-language") ?? "")
  );
}

/** Clients repeat themselves. */
const languageOf = remembered(chooseLanguage);
const languageByTag = remembered(languageFor);

function fromCookie(cookie: string | null): Language | null {
  return cookie === null ? null : asLanguage(/(?:^|; ?)lang=([\w-]{2,8})(?:;|$)/.exec(cookie)?.[1]);
}
