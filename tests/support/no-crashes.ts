import type { CrashParts } from "../../src/http/insights/known-crashes.ts";

/** Nothing is counted, and nothing known. */
export const noCrashes: CrashParts = {
  counter: { note: async () => {} },
  known: { of: async () => null, epoch: 0 },
};
