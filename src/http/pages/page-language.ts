import { asLanguage, chooseLanguage, type Language } from "../../words/language.ts";
import { type Exchange, queryValue } from "../exchange.ts";
import type { HeaderList } from "../respond.ts";

/** What the reader chose with the switch; else what the browser asks for. */
export function pageLanguage(exchange: Exchange): Language {
  const { headers } = exchange.request;
  return chosen(exchange) ?? fromCookie(headers.get("cookie")) ?? chooseLanguage(headers.get("accept-language"));
}

/** The switch is a link, so that it works without scripts; its answer remembers the choice. */
export function languageHeaders(exchange: Exchange): HeaderList {
  const language = chosen(exchange);
  return language ? { "Set-Cookie": `lang=${language}; Path=/; Max-Age=31536000; SameSite=Lax` } : {};
}

function chosen(exchange: Exchange): Language | null {
  return exchange.search === "" ? null : asLanguage(queryValue(exchange, "lang"));
}

function fromCookie(cookie: string | null): Language | null {
  return cookie === null ? null : asLanguage(/(?:^|; ?)lang=([\w-]{2,8})(?:;|$)/.exec(cookie)?.[1]);
}
