import { Lines } from "../../../src/analysis/lines.ts";
import { indexLog } from "./index-log.ts";
import type { LogIndex } from "./log-index.ts";
import type { FromWorker, ToWorker } from "./messages.ts";
import { search } from "./search.ts";

/** Reads the log apart from the page, which stays quick meanwhile. */
let text = "";

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === "load") {
    load(data.path).catch((error: Error) => answer({ kind: "failed", message: error.message }, []));
    return;
  }
  if (data.kind === "open") {
    text = data.text;
    return;
  }
  const result = search(text, data.query);
  const buffers = "starts" in result ? [result.starts.buffer, result.ends.buffer] : [];
  answer({ kind: "found", ticket: data.ticket, result }, buffers as ArrayBuffer[]);
});

/** The text goes to the page as soon as it is there: both have work to do with it. */
async function load(path: string): Promise<void> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  text = await response.text();
  answer({ kind: "loaded", text }, []);
  answerIndex(indexLog(new Lines(text)));
}

function answerIndex(index: LogIndex): void {
  const { levels, begins, threadOf, loggerOf, folds } = index;
  const arrays = [levels, begins, threadOf, loggerOf, folds.first, folds.end, folds.repeats];
  answer({ kind: "opened", index }, arrays.map(({ buffer }) => buffer) as ArrayBuffer[]);
}

function answer(message: FromWorker, handOver: ArrayBuffer[]): void {
  postMessage(message, { transfer: handOver });
}
