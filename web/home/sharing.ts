import type { UploadAnswer } from "../../src/wire/answers.ts";
import type { Source } from "./sources.ts";
import type { Body } from "./upload-body.ts";
import type { Outcome } from "./upload-outcome.ts";

/** What sharing needs from the page. */
export interface SharingSteps {
  /** Masks and packs, or says why not: it became too large, or nobody knows what is private in it. */
  prepare(source: Source): Promise<Body | "tooLarge" | "unchecked">;
  upload(source: Source, body: Body, signal: AbortSignal): Promise<Outcome>;
  /** Resolves when the time has passed, somebody asks for the next try, or the signal says so. */
  wait(seconds: number, status: 429 | 503, signal: AbortSignal): Promise<void>;
  stored(source: Source, answer: UploadAnswer): void;
}

export type SharingEnd =
  | { kind: "done" | "cancelled" }
  | { kind: "unreachable" | "tooLarge" | "unchecked" | "busy"; source: Source }
  | { kind: "refused"; source: Source; status: number; message: string };

/** After this many tries the user is asked, so that a forgotten tab does not try for ever. */
const maxTries = 6;

/** One log after the other: the service counts uploads, and each is told when it is stored. Ends at the first failure. */
export async function shareAll(
  sources: readonly Source[],
  steps: SharingSteps,
  signal: AbortSignal,
): Promise<SharingEnd> {
  for (const source of sources) {
    const body = await steps.prepare(source);
    if (signal.aborted) return { kind: "cancelled" };
    if (typeof body === "string") return { kind: body, source };
    const outcome = await uploadPatiently(source, body, steps, signal);
    if (outcome.kind === "cancelled") return { kind: "cancelled" };
    if (outcome.kind !== "stored") return { ...outcome, source };
    steps.stored(source, outcome.answer);
  }
  return { kind: "done" };
}

async function uploadPatiently(source: Source, body: Body, steps: SharingSteps, signal: AbortSignal): Promise<Outcome> {
  for (let tries = 1; ; tries++) {
    const outcome = await steps.upload(source, body, signal);
    if (outcome.kind !== "busy" || tries === maxTries) return outcome;
    await steps.wait(outcome.seconds, outcome.status, signal);
    if (signal.aborted) return { kind: "cancelled" };
  }
}
