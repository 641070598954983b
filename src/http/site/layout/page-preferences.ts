import type { Language } from "../../../i18n/language.ts";
import type { Exchange } from "../../core/exchange.ts";
import { isSecure } from "../../core/origin.ts";
import { askedLanguage, readerLanguage } from "../../core/reader-language.ts";
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
  return { language: readerLanguage(exchange), theme: chosenTheme(exchange.request.headers.get("cookie")) };
}

/** Says the language of the page. The switch is a link, so that it works without scripts; its answer remembers the choice. */
export function languageHeaders(exchange: Exchange, publicUrl: string | null): HeaderList {
  const language = askedLanguage(exchange);
  if (!language) return { "Content-Language": readerLanguage(exchange) };
  const secure = isSecure(exchange, publicUrl) ? "; Secure" : "";
  const cookie = `lang=${language}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
  return { "Content-Language": language, "Set-Cookie": cookie };
}

/** The switch needs a script, which writes this cookie. */
function chosenTheme(cookie: string | null): PagePreferences["theme"] {
  const theme = cookie === null ? undefined : /(?:^|; ?)theme=(light|dark)(?:;|$)/.exec(cookie)?.[1];
  return (theme as PagePreferences["theme"] | undefined) ?? null;
}
