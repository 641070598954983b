import type { FromWorker, ToWorker } from "./messages.ts";
import { search } from "./search.ts";

/** Searches the log apart from the page, which stays quick meanwhile. */
let text = "";

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === "open") {
    text = data.text;
    return;
  }
  const result = search(text, data.query);
  const buffers = "starts" in result ? [result.starts.buffer, result.ends.buffer] : [];
  const found: FromWorker = { ticket: data.ticket, result };
  postMessage(found, { transfer: buffers as ArrayBuffer[] });
});
