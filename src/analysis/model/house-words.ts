import type { InSomeLanguages } from "../../wire/languages.ts";

/** What a finding of an operator's own says. It comes from a file of theirs, so no catalogue has it: in the languages that they wrote, at least in one. */
export type HouseWords = InSomeLanguages<{ message: string; advice: HouseAdvice[] }>;

export interface HouseAdvice {
  text: string;
  /** An https address to read on at. */
  url?: string;
}

/** Where only text is shown, the address is part of it. */
export function adviceText({ text, url }: HouseAdvice): string {
  return url === undefined ? text : `${text} ${url}`;
}
