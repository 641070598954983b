import { Lines } from "../../../analysis/text/lines.ts";
import { unpackSync } from "../../../logs/content.ts";
import type { StoredLog } from "../../../logs/ports.ts";
import { utf8Text } from "../../core/utf8-text.ts";
import { lineRange } from "./line-range.ts";
import { type LineSearch, searchLines } from "./search-lines.ts";

export type LogTextQuestion = { kind: "lines"; from: number; to: number } | { kind: "search"; search: LineSearch };

export interface LogTextJob {
  log: StoredLog;
  question: LogTextQuestion;
}

/** What assistants ask of a log's text. The result is a `LineRange` or `FoundLines` as JSON. */
export function runLogTextJob({ log, question }: LogTextJob): Uint8Array {
  const text = unpackSync(log);
  const lines = new Lines(utf8Text(text));
  const answer =
    question.kind === "lines" ? lineRange(lines, question.from, question.to) : searchLines(lines, question.search);
  return Buffer.from(JSON.stringify(answer));
}
