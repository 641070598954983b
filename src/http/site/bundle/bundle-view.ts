import type { BundleExplanation } from "../../../analysis/bundle/model.ts";
import type { Analysis } from "../../../analysis/model/analysis.ts";
import type { LogId } from "../../../logs/ports.ts";
import type { KnownCrash } from "../../../wire/known-crash.ts";

export interface BundleViewFile {
  id: LogId;
  name: string;
  /** `null`: there is none right now. */
  analysis: Analysis | null;
}

/** A bundle as its page shows it: one file, and what all of them say. */
export interface BundleView {
  id: LogId;
  /** Those that are there. */
  files: readonly BundleViewFile[];
  /** Indexes of `files`, the most telling first. */
  order: readonly number[];
  /** Index of the file that the page shows. */
  shown: number;
  /** Its files are those of `files`. `null`: there is none right now. */
  explanation: BundleExplanation | null;
  /** What is known of their fault from the logs of others. */
  known: KnownCrash | null;
}

/** The page with another file of the bundle, which also opens without a script. Line from 1. */
export function fileAddress({ id, files, order, shown }: BundleView, file: number, line?: number): string {
  const hash = line === undefined ? "" : `#L${line}`;
  if (file === shown && line !== undefined) return hash;
  const query = file === order[0] ? "" : `?file=${encodeURIComponent(files[file]!.name)}`;
  return `/${id}${query}${hash}`;
}
