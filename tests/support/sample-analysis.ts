import { analyse } from "../../src/analysis/analyse.ts";
import type { Analysis, ReportedFinding } from "../../src/analysis/model/analysis.ts";
import type { ExceptionGroup, Frame } from "../../src/analysis/model/exception-group.ts";
import type { Facts } from "../../src/analysis/model/facts.ts";
import type { LogCounts, LogId } from "../../src/logs/ports.ts";

/** Analyses made up by hand, for what is written of them. */

export const sampleCounts: LogCounts = {
  id: "23456789AB" as LogId,
  name: "latest.log",
  createdAt: Date.parse("2026-01-15T10:30:45.123Z"),
  size: 61_440,
  views: 12,
  uniqueViews: 3,
};

/** Of a log that says next to nothing, with what is given in its place. */
export function analysisWith(facts: Partial<Facts>, changes: Partial<Omit<Analysis, "facts">> = {}): Analysis {
  const plain = analyse("nothing to see\n");
  // Without a time it would be no log.
  const times = { ...plain.facts.times, first: 36_000_000 };
  return { ...plain, ...changes, facts: { ...plain.facts, times, ...facts } };
}

/** One whose text has that message in it. */
export function findingWith(message: string, changes: Partial<ReportedFinding> = {}): ReportedFinding {
  return {
    code: "crash-unknown",
    severity: "error",
    confidence: 0.95,
    parameters: { exception: message },
    firstLine: 119,
    endLine: 121,
    lines: [119],
    count: 1,
    isConsequence: false,
    isFromEarlierRun: false,
    excerpt: { level: 3, time: null, prefix: "", firstLine: 119, lines: ["first line of it", "second line of it"] },
    decisive: { line: 119, text: "first line of it" },
    ...changes,
  };
}

export function frameWith(method: string, changes: Partial<Frame> = {}): Frame {
  return { method, file: null, line: null, jar: null, module: null, mixins: [], handler: null, ...changes };
}

export function exceptionWith(changes: Partial<ExceptionGroup> = {}): ExceptionGroup {
  const thrown = { type: "java.lang.IllegalStateException", message: "the shop is closed" };
  return {
    ...thrown,
    causes: [],
    root: thrown,
    frames: [],
    suppressed: [],
    outerFrames: [],
    suppressedFrames: [],
    firstLine: 9,
    endLine: 20,
    lines: [9],
    count: 1,
    fingerprint: "a1b2c3d4e5f6",
    crash: false,
    ...changes,
  };
}
