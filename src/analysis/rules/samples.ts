import type { MaybeParameters } from "../model/finding.ts";

/** A text in which a rule finds something. */
export interface Sample {
  text: string;
  /** `null` says that the log does not give this one, and that nothing may stand there. */
  parameters: MaybeParameters;
  /** All codes that are found in it, in their order, where it is not only its own. */
  codes?: readonly string[];
}

/** What stands beside a rule, in `NAME.samples.ts`: for tests and docs, and in no program. */
export interface LineSamples {
  /** Where they make sense, if not in every log. */
  only?: "server" | "client";
  /** `only: []` where a sample makes sense in no other log. */
  samples: readonly (Sample & { only?: readonly [] })[];
  /** Texts in which it finds nothing. */
  counterSamples: readonly string[];
}

export interface WholeLogSamples {
  /** Whole logs in which it is found, with the code and parameters it then has. */
  samples: readonly (Sample & {
    code?: string;
    /** The logs that it may stand in, if not in every one. */
    only?: readonly ("server" | "client" | "launcher")[];
  })[];
  /** Logs in which it is not. */
  counterSamples: readonly string[];
}
