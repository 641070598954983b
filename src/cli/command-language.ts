import { type Language, languageFor, languages } from "../i18n/language.ts";
import { UsageError } from "../wire/usage-error.ts";
import { said } from "./said.ts";

/** As `locale(7)` has it: the first that is set. */
const variables = ["LC_ALL", "LC_MESSAGES", "LANG"];
const option = /^--lang(?:uage)?(?:=(.*))?$/s;

/** The language that `--lang` asks for, where it does; and the arguments without it. Every command takes it. */
export function commandLanguage(args: readonly string[]): { language?: Language; rest: string[] } {
  const rest: string[] = [];
  let language: Language | undefined;
  for (let at = 0; at < args.length; at++) {
    const arg = args[at]!;
    // What follows is names of files.
    if (arg === "--") return { ...(language && { language }), rest: [...rest, ...args.slice(at)] };
    const match = option.exec(arg);
    if (match) language = languageOf(match[1] ?? args[++at] ?? "");
    else rest.push(arg);
  }
  return { ...(language && { language }), rest };
}

function languageOf(tag: string): Language {
  const language = languageFor(tag);
  if (language) return language;
  const error = new UsageError(said((words) => words.language({ languages: languages.join(", ") })));
  error.usage = "lectern COMMAND --lang=LANG";
  throw error;
}

export function systemLanguage(environment: Readonly<Record<string, string | undefined>>): Language {
  const locale = variables.map((name) => environment[name]).find((value) => value !== undefined && value !== "");
  return languageFor(locale ?? "") ?? "en";
}
