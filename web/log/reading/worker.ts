import { Lines } from "../../../src/analysis/lines.ts";
import { indexLog } from "./index-log.ts";
import type { LogIndex } from "./log-index.ts";
import type { FromWorker, ToWorker } from "./messages.ts";
import { search } from "./search.ts";

/** Reads the log apart from the page, which stays quick meanwhile. */
let text = "";

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === "open") {
    text = data.text;
    if (data.wantsIndex) answerIndex(indexLog(new Lines(text)));
    return;
  }
  const result = search(text, data.query);
  const buffers = "starts" in result ? [result.starts.buffer, result.ends.buffer] : [];
  answer({ kind: "found", ticket: data.ticket, result }, buffers as ArrayBuffer[]);
});

function answerIndex(index: LogIndex): void {
  const { starts, levels, threadOf, loggerOf, folds } = index;
  const arrays = [starts, levels, threadOf, loggerOf, folds.first, folds.end, folds.repeats];
  answer({ kind: "opened", index }, arrays.map(({ buffer }) => buffer) as ArrayBuffer[]);
}

function answer(message: FromWorker, handOver: ArrayBuffer[]): void {
  postMessage(message, { transfer: handOver });
}
