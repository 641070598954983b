import type { RefusalCode } from "../../../wire/refusal.ts";

/** Made-up examples, so that nobody's log is shown. `sampleOrigin` becomes the address that the reader used. */
export const sampleOrigin = "https://lectern.example";
export const sampleId = "7Kd3mPq9Xw";
export const sampleToken = "c0ffee".padEnd(64, "0");
export const sampleLog =
  "[12:00:00] [Server thread/INFO]: Done (3.141s)!\n[12:00:07] [Server thread/WARN]: Can't keep up!\n";
export const sampleTime = "2026-01-15T10:30:00.000Z";

const errorSentences: Partial<Record<RefusalCode, string>> = {
  400: "Content cannot be empty",
  403: "This token does not belong to the log.",
  404: "There is no log with this id. Check the link for missing or extra characters.",
  413: "The log is larger than 10 MiB. Share the parts that matter: its beginning, its end and what stands around the crash, without repetitions. The form of this site and `lectern share --parts` find them.",
  429: "You can share 10 logs a minute. Try again in 12 seconds.",
  503: "The service cannot reach its storage right now. Nothing was lost; try again in a moment.",
};

export function errorSample(code: RefusalCode): unknown {
  const error = errorSentences[code];
  return error === undefined ? undefined : { success: false, error, code };
}
