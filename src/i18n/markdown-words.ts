import { declareWords, message, type WordsIn } from "./declare-words.ts";

/** `/{id}.md`: a log in short, for people and assistants. */
export const markdownWords = declareWords("pages.markdown", {
  about: message<{ site: string }>(),
  aboutFiles: message<{ site: string }>(),
  confidence: message<{ percent: number }>(),
  day: message<{ day: number; time: string }>(),
  errorCount: message<{ count: number }>(),
  fromLine: message<{ line: string }>(),
  fromTo: message<{ from: string; to: string; count: number }>(),
  labelled: message<{ label: string; text: string }>(),
  line: message<{ line: string }>(),
  lineCount: message<{ count: number }>(),
  lineSpan: message<{ from: string; to: string }>(),
  lines: message<{ lines: string }>(),
  links: {
    issues: message<{ name: string }>(),
    search: message<{ name: string }>(),
  },
  more: message<{ count: number }>(),
  moreLines: message<{ count: number }>(),
  noted: message<{ text: string; note: string }>(),
  shared: message<{ time: string }>(),
  span: message<{ from: string; to: string }>(),
  startup: message<{ count: number }>(),
  times: message<{ count: number }>(),
  versionOf: message<{ name: string }>(),
  warningCount: message<{ count: number }>(),
});

export type MarkdownWords = WordsIn<typeof markdownWords>;
