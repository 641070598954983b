/** Work that can run on another thread. Functions cannot be sent there, so both sides know it by its name. */
export interface Job<In, Out> {
  name: string;
  /** Input and output are plain data. */
  run(input: In): Out;
  /** The large buffers of a result, which are handed over instead of copied. */
  transferOf?(output: Out): Uint8Array[];
}

/** A job of any kind, for lists of them. */
export type AnyJob = Job<never, unknown>;

/** What is sent to a thread. */
export interface JobCall {
  name: string;
  input: unknown;
}
