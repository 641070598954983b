import type { ProgressScreen } from "./progress-line.ts";

/** What a command that works on whole stores has of its terminal. */
export interface CommandIo {
  out: { write(text: string): Promise<void> };
  err: ProgressScreen;
  /** Aborted by Ctrl-C. */
  interrupted: AbortSignal;
}

export const exitCodes = { done: 0, failed: 1, usage: 2, interrupted: 130 } as const;
