/** The other end of a `ThreadPool`: what runs inside its threads. */
import { setPriority } from "node:os";
import { Outage, Refusal, type RefusalCode } from "../wire/refusal.ts";

declare const self: Worker;

export interface ToThread {
  input: unknown;
}

export type FromThread =
  | { kind: "result"; output: unknown }
  | { kind: "refusal"; code: RefusalCode; message: string; retryAfter: number | undefined }
  | { kind: "outage"; message: string }
  | { kind: "bug"; message: string };

/** Large buffers of a result that are handed over instead of copied. */
export type TransferOf<Out> = (output: Out) => Uint8Array[];

export function serveJobs<In, Out>(handle: (input: In) => Out, transferOf: TransferOf<Out> = () => []): void {
  stepBack();
  self.onmessage = (event: MessageEvent<ToThread>) => {
    try {
      const output = handle(event.data.input as In);
      self.postMessage({ kind: "result", output } satisfies FromThread, wholeBuffers(transferOf(output)));
    } catch (error) {
      self.postMessage(describe(error as Error));
    }
  };
}

/** A view into a larger buffer cannot be handed over without taking its neighbours along; it is copied. */
export function wholeBuffers(views: Uint8Array[]): ArrayBuffer[] {
  const whole = views.filter((view) => view.byteLength > 65536 && view.byteLength === view.buffer.byteLength);
  return [...new Set(whole.map((view) => view.buffer as ArrayBuffer))];
}

/** On Linux a priority belongs to a thread: when cores are short, answering requests comes before heavy work. */
function stepBack(): void {
  if (process.platform !== "linux") return;
  try {
    setPriority(0, 10);
  } catch {
    // A sandbox may forbid it; the work is the same, only less polite.
  }
}

function describe(error: Error): FromThread {
  if (error instanceof Refusal) {
    return { kind: "refusal", code: error.code, message: error.message, retryAfter: error.retryAfter };
  }
  if (error instanceof Outage) return { kind: "outage", message: error.message };
  return { kind: "bug", message: error.stack ?? error.message };
}
