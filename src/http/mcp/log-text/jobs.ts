import { Lines } from "../../../analysis/text/lines.ts";
import type { StoredLog } from "../../../logs/ports.ts";
import { storedText } from "../../core/utf8-text.ts";
import { readableText } from "../../names/readable-text.ts";
import { lineRange } from "./line-range.ts";
import { type LineSearch, searchLines } from "./search-lines.ts";

export type LogTextQuestion = { kind: "lines"; from: number; to: number } | { kind: "search"; search: LineSearch };

export interface LogTextJob {
  log: StoredLog;
  question: LogTextQuestion;
  /** A glossary as JSON, where readable names are asked for and there are any. */
  names: Uint8Array | null;
}

/** What assistants ask of a log's text. The result is a `LineRange` or `FoundLines` as JSON. */
export function runLogTextJob({ log, question, names }: LogTextJob): Uint8Array {
  const lines = new Lines(names ? readableText(log, names) : storedText(log));
  const answer =
    question.kind === "lines" ? lineRange(lines, question.from, question.to) : searchLines(lines, question.search);
  return Buffer.from(JSON.stringify(answer));
}
