import type { Body } from "./upload-body.ts";
import { type Outcome, outcomeOf } from "./upload-outcome.ts";

/** What is said of an upload beside its body. */
export interface UploadWishes {
  /** Of the log, where the body does not say it. */
  name: string;
  /** Its fault is not to be counted with those of others. */
  isUncounted: boolean;
}

/** Uses XMLHttpRequest, because `fetch` does not report how much of a body was sent. */
export function upload(
  { name, isUncounted }: UploadWishes,
  body: Body,
  signal: AbortSignal,
  onProgress: (sent: number, all: number) => void,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const end = (outcome: Outcome) => {
      signal.removeEventListener("abort", abort);
      resolve(outcome);
    };
    const abort = () => request.abort();
    const query = new URLSearchParams({ ...(name !== "" && { name }), ...(isUncounted && { known: "false" }) });
    request.open("POST", `/api/upload${query.size === 0 ? "" : `?${query}`}`);
    request.setRequestHeader("Content-Type", body.type);
    if (body.isPacked) request.setRequestHeader("Content-Encoding", "gzip");
    request.upload.onprogress = ({ loaded }) => onProgress(loaded, body.blob.size);
    request.onload = () => {
      const { status, responseText } = request;
      const [retryAfter, token] = ["Retry-After", "Lectern-Token"].map((name) => request.getResponseHeader(name));
      end(outcomeOf({ status, retryAfter: retryAfter!, token: token!, body: responseText }));
    };
    request.onerror = () => end({ kind: "unreachable" });
    request.onabort = () => end({ kind: "cancelled" });
    if (signal.aborted) return end({ kind: "cancelled" });
    signal.addEventListener("abort", abort);
    request.send(body.blob);
  });
}
