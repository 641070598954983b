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

/** Why a log was not shared. */
export type Reason =
  | { kind: "unreachable" | "tooLarge" | "unchecked" | "busy" }
  | { kind: "refused"; status: number; message: string };

export interface Failure {
  source: Source;
  reason: Reason;
}

export type SharingEnd = { kind: "done" | "cancelled" } | { kind: "failed"; failures: Failure[] };

/** After this many tries the user is asked, so that a forgotten tab does not try for ever. */
const maxTries = 6;

/**
 * One log after the other: the service counts uploads, and each is told when it is stored. A log that fails does not
 * keep the others back, unless the service takes none at all for now.
 */
export async function shareAll(
  sources: readonly Source[],
  steps: SharingSteps,
  signal: AbortSignal,
): Promise<SharingEnd> {
  const failures: Failure[] = [];
  for (const [i, source] of sources.entries()) {
    const body = await steps.prepare(source);
    if (signal.aborted) return { kind: "cancelled" };
    if (typeof body === "string") {
      failures.push({ source, reason: { kind: body } });
      continue;
    }
    const outcome = await uploadPatiently(source, body, steps, signal);
    if (outcome.kind === "cancelled") return { kind: "cancelled" };
    if (outcome.kind === "stored") steps.stored(source, outcome.answer);
    else if (outcome.kind !== "busy") failures.push({ source, reason: outcome });
    else {
      failures.push(...sources.slice(i).map((one): Failure => ({ source: one, reason: { kind: "busy" } })));
      break;
    }
  }
  return failures.length === 0 ? { kind: "done" } : { kind: "failed", failures };
}

async function uploadPatiently(source: Source, body: Body, steps: SharingSteps, signal: AbortSignal): Promise<Outcome> {
  for (let tries = 1; ; tries++) {
    const outcome = await steps.upload(source, body, signal);
    if (outcome.kind !== "busy" || tries === maxTries) return outcome;
    await steps.wait(outcome.seconds, outcome.status, signal);
    if (signal.aborted) return { kind: "cancelled" };
  }
}
