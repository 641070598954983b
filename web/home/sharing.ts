import type { UploadAnswer } from "../../src/wire/answers.ts";
import type { Source } from "./sources.ts";
import type { Body } from "./upload-body.ts";
import type { Outcome } from "./upload-outcome.ts";

/** What sharing needs from the page. */
export interface SharingSteps {
  /** Masks, or says why not: it became too large, or nobody knows what is private in it. */
  prepare(source: Source): Promise<Blob | "tooLarge" | "unchecked">;
  /** `null`: all together are too large. */
  pack(files: readonly Blob[]): Promise<Body | null>;
  upload(body: Body, signal: AbortSignal): Promise<Outcome>;
  /** Resolves when the time has passed, somebody asks for the next try, or the signal says so. */
  wait(seconds: number, status: 429 | 503, signal: AbortSignal): Promise<void>;
  stored(answer: UploadAnswer): void;
}

/** Why nothing was shared. */
export type Reason =
  | { kind: "unreachable" | "tooMuch" | "busy" }
  | { kind: "tooLarge" | "unchecked"; source: Source }
  | { kind: "refused"; status: number; message: string };

export type SharingEnd = { kind: "done" | "cancelled" } | { kind: "failed"; reason: Reason };

/** After this many tries the user is asked, so that a forgotten tab does not try for ever. */
const maxTries = 6;

/** All logs in one request, which get one link. If one of them cannot go, none does: they belong together. */
export async function shareTogether(
  sources: readonly Source[],
  steps: SharingSteps,
  signal: AbortSignal,
): Promise<SharingEnd> {
  const files: Blob[] = [];
  for (const source of sources) {
    const file = await steps.prepare(source);
    if (signal.aborted) return { kind: "cancelled" };
    if (typeof file === "string") return { kind: "failed", reason: { kind: file, source } };
    files.push(file);
  }
  const body = await steps.pack(files);
  if (signal.aborted) return { kind: "cancelled" };
  if (!body) return { kind: "failed", reason: { kind: "tooMuch" } };
  const outcome = await uploadPatiently(body, steps, signal);
  if (outcome.kind === "cancelled") return { kind: "cancelled" };
  if (outcome.kind === "busy") return { kind: "failed", reason: { kind: "busy" } };
  if (outcome.kind !== "stored") return { kind: "failed", reason: outcome };
  steps.stored(outcome.answer);
  return { kind: "done" };
}

async function uploadPatiently(body: Body, steps: SharingSteps, signal: AbortSignal): Promise<Outcome> {
  for (let tries = 1; ; tries++) {
    const outcome = await steps.upload(body, signal);
    if (outcome.kind !== "busy" || tries === maxTries) return outcome;
    await steps.wait(outcome.seconds, outcome.status, signal);
    if (signal.aborted) return { kind: "cancelled" };
  }
}
