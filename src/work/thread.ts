/** The other end of a `ThreadPool`: what runs inside its threads. */
import { getPriority, setPriority } from "node:os";
import { Outage, Refusal, type RefusalCode } from "../wire/refusal.ts";
import { collectGarbageOfJobs } from "./garbage.ts";
import { nicenessOfThread } from "./niceness.ts";
import { ownClock } from "./thread-clock.ts";

declare const self: Worker;

export interface ToThread {
  inputs: unknown[];
}

/** The first that a thread says: where its time can be read. */
export interface FirstWords {
  clock: string | null;
}

/** For each input what became of it, and how long it took. */
export type FromThread = ({ outcome: Outcome } & JobTime)[];

export interface JobTime {
  /** From its beginning to its end. */
  ms: number;
  /** Of the processor: where other programs keep that busy, a job takes longer, and is not to blame. */
  cpuMs: number;
}

type Outcome =
  | { kind: "result"; output: unknown }
  | { kind: "refusal"; code: RefusalCode; message: string; retryAfter: number | undefined }
  | { kind: "outage"; message: string }
  | { kind: "bug"; message: string };

/** Large buffers of a result that are handed over instead of copied. */
export type TransferOf<In, Out> = (output: Out, input: In) => Uint8Array[];

export function serveJobs<In, Out>(
  handle: (input: In) => Out | Promise<Out>,
  transferOf: TransferOf<In, Out> = () => [],
): void {
  lowerPriority();
  self.postMessage({ clock: ownClock() } satisfies FirstWords);
  // A message that comes while a job waits for something is answered after it: answers have the order of messages.
  let last = Promise.resolve();
  self.onmessage = (event: MessageEvent<ToThread>) => {
    last = last.then(() => answer(event.data.inputs as In[]));
  };

  async function answer(inputs: readonly In[]): Promise<void> {
    const answers: FromThread = [];
    const buffers: Uint8Array[] = [];
    for (const input of inputs) {
      const started = performance.now();
      const before = process.threadCpuUsage();
      const outcome = await outcomeOf(input);
      answers.push({ outcome, ...timeSince(started, before) });
      if (outcome.kind === "result") buffers.push(...transferOf(outcome.output as Out, input));
    }
    try {
      self.postMessage(answers satisfies FromThread, wholeBuffers(buffers));
    } catch (error) {
      const outcome = describe(error as Error);
      self.postMessage(answers.map((answer) => ({ ...answer, outcome })) satisfies FromThread);
    }
    const longest = Math.max(...answers.map(({ ms }) => ms));
    if (longest > shortMs || ++shortJobs % shortJobsTogether === 0) collectGarbageOfJobs();
  }

  async function outcomeOf(input: In): Promise<Outcome> {
    try {
      return { kind: "result", output: await handle(input) };
    } catch (error) {
      return describe(error as Error);
    }
  }
}

/** The system counts the processor's time of a thread in steps of some milliseconds. */
const coarseMs = 20;

function timeSince(started: number, before: NodeJS.CpuUsage): JobTime {
  const ms = performance.now() - started;
  const { user, system } = process.threadCpuUsage(before);
  return { ms, cpuMs: ms < coarseMs ? ms : (user + system) / 1000 };
}

/** What takes no longer leaves little behind, so that only now and then somebody looks: that alone takes a while. */
const shortMs = 4;
const shortJobsTogether = 16;
let shortJobs = 0;

/** A view into a larger buffer cannot be handed over without taking its neighbours along; it is copied. */
export function wholeBuffers(views: Uint8Array[]): ArrayBuffer[] {
  const whole = views.filter((view) => view.byteLength > 16384 && view.byteLength === view.buffer.byteLength);
  return [...new Set(whole.map((view) => view.buffer as ArrayBuffer))];
}

/** On Linux a priority belongs to a thread: when cores are scarce, answering requests comes before heavy work. */
function lowerPriority(): void {
  if (process.platform !== "linux") return;
  try {
    // Never before the place that the operator gave the whole process.
    setPriority(0, Math.max(getPriority(0), nicenessOfThread()));
  } catch {
    // A sandbox may forbid it. The work still gets done.
  }
}

function describe(error: Error): Outcome {
  if (error instanceof Refusal) {
    return { kind: "refusal", code: error.code, message: error.message, retryAfter: error.retryAfter };
  }
  if (error instanceof Outage) return { kind: "outage", message: error.message };
  return { kind: "bug", message: error.stack ?? error.message };
}
