/** What the side that wants a job done knows of it: not the code, which only the thread need load. */
export interface JobName<In, Out> {
  name: string;
  run?(input: In): Out | Promise<Out>;
}

/** Work that can run on another thread. Functions cannot be sent there, so both sides know it by its name. */
export interface Job<In, Out> extends JobName<In, Out> {
  /** Input and output are plain data. */
  run(input: In): Out | Promise<Out>;
  /** The large buffers of a result, which are handed over instead of copied. */
  transferOf?(output: Out): Uint8Array[];
}

export function jobOf<In, Out>(
  { name }: JobName<In, Out>,
  run: (input: In) => Out | Promise<Out>,
  transferOf: (output: Out) => Uint8Array[] = () => [],
): Job<In, Out> {
  return { name, run, transferOf };
}

/** A job of any kind, for lists of them. */
export type AnyJob = Job<never, unknown>;

/** What is sent to a thread. */
export interface JobCall {
  name: string;
  input: unknown;
}
