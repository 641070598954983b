import type { UploadAnswer } from "../../src/wire/answers.ts";

/** A log that was just shared, or several with one link. */
export interface Stored {
  answer: UploadAnswer;
  title: string;
  /** As the list of what this browser shared has it. */
  name: string;
  /** How many logs it is. */
  files: number;
  /** How many places were masked. `null`: nobody looked for private data. */
  masked: number | null;
  /** What it says, once that is known. `""` where nobody knows. */
  headline: Promise<string>;
}

/** A file that could not be shared. */
export interface Failed {
  title: string;
  why: string;
}
