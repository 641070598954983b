/** What the viewer has to know of a log beside its text. Arrays of numbers: they cross from the worker without being copied. */
export interface LogIndex {
  lineCount: number;
  /** By line, a `LineLevel`. Lines without a header are like the message that they belong to. */
  levels: Uint8Array;
  /** By line: 1 where a message begins. */
  begins: Uint8Array;
  /** How many messages there are of each level. */
  levelCounts: number[];
  /** By line, a place in `threads` and `loggers`; 0 where the log does not say. */
  threadOf: Uint16Array;
  loggerOf: Uint16Array;
  threads: NamedCount[];
  loggers: NamedCount[];
  folds: Folds;
}

export interface NamedCount {
  name: string;
  count: number;
}

export const lineLevels = ["info", "trace", "debug", "warning", "error"] as const;
export type LineLevel = (typeof lineLevels)[number];

/** Lines that are hidden until somebody asks for them: in order, by their first line; some lie within others. */
export interface Folds {
  first: Int32Array;
  /** Exclusive. */
  end: Int32Array;
  /** For frames of a trace 0; else how often the block above comes in all. */
  repeats: Int32Array;
}
