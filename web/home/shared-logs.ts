import type { UploadAnswer } from "../../src/wire/answers.ts";

/** A log that was just shared. */
export interface Stored {
  /** Logs are listed in the order in which they were added. */
  order: number;
  answer: UploadAnswer;
  title: string;
  name: string;
  /** How many places were masked. `null`: the log was not looked through. */
  masked: number | null;
  /** What the log says, once that is known. `""` where nobody knows. */
  headline: Promise<string>;
}

/** A log that could not be shared. */
export interface Failed {
  order: number;
  title: string;
  why: string;
  /** What the service said, in English. */
  exact: string;
  mayBeRetried: boolean;
}
