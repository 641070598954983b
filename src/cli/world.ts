/** What the command line can see and do, beside files and servers. Only `main.ts` knows the real one. */
export interface World {
  environment: Readonly<Record<string, string | undefined>>;
  /** Where it was started. */
  directory: string;
  home: string;
  platform: NodeJS.Platform;
  input: Input;
  out: Screen;
  err: Screen;
  /** Aborted by Ctrl-C. */
  interrupted: AbortSignal;
}

export interface Input {
  isTerminal: boolean;
  chunks(): AsyncIterable<Uint8Array>;
}

export interface Screen {
  isTerminal: boolean;
  /** 80 where nobody knows. */
  columns: number;
  /** Resolves when it is on its way. Rejects with a `ClosedPipe` when nobody reads any more. */
  write(data: string | Uint8Array): Promise<void>;
}

/** Whoever read our output has enough. Not an error. */
export class ClosedPipe extends Error {}

/** Ctrl-C. */
export class Interrupted extends Error {}

/** What only the composition can do: the server and its data are not the command line's. */
export interface Operator {
  /** Resolves when it listens. */
  serve(): Promise<void>;
  /** Resolves with the exit code. */
  remove(idsOrLinks: string[]): Promise<number>;
  /** The same. It reads its arguments by itself. */
  migrate(args: string[]): Promise<number>;
}
