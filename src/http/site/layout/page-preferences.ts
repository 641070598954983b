import { asLanguage, chooseLanguage, type Language } from "../../../i18n/language.ts";
import { type Exchange, queryValue } from "../../core/exchange.ts";
import { isSecure } from "../../core/origin.ts";
import { remembered } from "../../core/remembered.ts";
import type { HeaderList } from "../../core/replies.ts";

/**
 * The reader's language and theme. The server writes the page accordingly, so that no script has to run before it is
 * painted.
 */
export interface PagePreferences {
  language: Language;
  /** `null`: the system decides. */
  theme: "light" | "dark" | null;
}

export function pagePreferences(exchange: Exchange): PagePreferences {
  return { language: pageLanguage(exchange), theme: chosenTheme(exchange.request.headers.get("cookie")) };
}

/** What the reader chose with the switch; else what the browser asks for. */
export function pageLanguage(exchange: Exchange): Language {
  const { headers } = exchange.request;
  return chosen(exchange) ?? fromCookie(headers.get("cookie")) ?? languageOf(headers.get("accept-language") ?? "");
}

const languageOf = remembered(chooseLanguage);

/** The switch is a link, so that it works without scripts; its answer remembers the choice. */
export function languageHeaders(exchange: Exchange, publicUrl: string | null): HeaderList {
  const language = chosen(exchange);
  if (!language) return {};
  const secure = isSecure(exchange, publicUrl) ? "; Secure" : "";
  return { "Set-Cookie": `lang=${language}; Path=/; Max-Age=31536000; SameSite=Lax${secure}` };
}

function chosen(exchange: Exchange): Language | null {
  return exchange.search === "" ? null : asLanguage(queryValue(exchange, "lang"));
}

function fromCookie(cookie: string | null): Language | null {
  return cookie === null ? null : asLanguage(/(?:^|; ?)lang=([\w-]{2,8})(?:;|$)/.exec(cookie)?.[1]);
}

/** The switch needs a script, which writes this cookie. */
function chosenTheme(cookie: string | null): PagePreferences["theme"] {
  const theme = cookie === null ? undefined : /(?:^|; ?)theme=(light|dark)(?:;|$)/.exec(cookie)?.[1];
  return (theme as PagePreferences["theme"] | undefined) ?? null;
}
