import type { FrameInsight, ThrownInsight as Thrown } from "../../wire/insights-answer.ts";

export type { Thrown };

/** What is known of an exception. Pure data: it crosses threads and the network. */

export interface Frame extends Omit<FrameInsight, "readable"> {
  /** OptiFine has put its own class in the place of this one. Rules ask for it; a finished analysis does not have it. */
  isReplacedByOptiFine?: true;
}

/** The method of a frame by the name that people know, where a map of the game's names says it; else as the log has it. */
export type ReadableMethod = (frame: Frame) => string;

export const asWritten: ReadableMethod = ({ method }) => method;

/** An exception, and how often it was thrown in the same way. Lines are counted from 0. */
export interface ExceptionGroup extends Thrown {
  /** From the outer to the deepest. Without the exception itself. */
  causes: Thrown[];
  /** The deepest cause; the exception itself where it has none. */
  root: Thrown;
  /** Thrown beside it while it was handled, at most 10. */
  suppressed: Thrown[];
  /** Of those and their causes, from the inner to the outer, at most 30 each and 90 in all. */
  suppressedFrames: Frame[];
  /** Of the root, at most 30. */
  frames: Frame[];
  /** Of the exceptions around the root, from the inner to the outer, at most 30 each and 90 in all. */
  outerFrames: Frame[];
  firstLine: number;
  /** Of the first one, exclusive. */
  endLine: number;
  /** The first lines of all of them, at most 100; the last of these is that of the last one. */
  lines: number[];
  count: number;
  /** Equal for equal failures, in every log. */
  fingerprint: string;
  /** The log says that the game or the server ended with it. */
  crash: boolean;
}

/** What a thread was doing, in a thread dump. It is not an exception, but it may be why nothing goes on. */
export interface ThreadGroup {
  thread: string;
  frames: Frame[];
  firstLine: number;
  endLine: number;
  lines: number[];
  count: number;
  fingerprint: string;
}
