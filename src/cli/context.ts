import type { Language } from "../wire/languages.ts";
import type { ParsedArgs } from "./arguments.ts";

/** The terminal and the environment that a command runs in. Tests hand in their own. */
export interface CliContext extends Terminal {
  /** Of what it says. */
  language: Language;
}

export interface Terminal {
  environment: Readonly<Record<string, string | undefined>>;
  /** Where it was started. */
  directory: string;
  home: string;
  platform: NodeJS.Platform;
  input: Input;
  out: Output;
  err: Output;
  /** Aborted by Ctrl-C. */
  interrupted: AbortSignal;
}

interface Input {
  isTerminal: boolean;
  chunks(): AsyncIterable<Uint8Array>;
}

export interface Output {
  isTerminal: boolean;
  /** 80 where the width is unknown. */
  columns: number;
  /** Resolves when it is on its way. Rejects with a `ClosedPipe` when nobody reads any more. */
  write(data: string | Uint8Array): Promise<void>;
}

/** Whoever reads our output, such as `head`, has closed the pipe. Not an error. */
export class ClosedPipe extends Error {}

/** Ctrl-C. */
export class Interrupted extends Error {}

/** The commands that run a server or touch its data. `compose-server-commands.ts` provides them, because `cli/` imports neither. */
export interface ServerCommands {
  /** Resolves when it listens, with `null`, or with the exit code. */
  serve(): Promise<number | null>;
  // All others resolve with the exit code.
  remove(parsed: ParsedArgs): Promise<number>;
  moderate(command: "reports" | "block" | "audit", parsed: ParsedArgs): Promise<number>;
  keys(parsed: ParsedArgs): Promise<number>;
  mappings(parsed: ParsedArgs): Promise<number>;
  crashes(parsed: ParsedArgs): Promise<number>;
  analyseAgain(parsed: ParsedArgs): Promise<number>;
  backup(command: "backup" | "restore" | "verify", parsed: ParsedArgs): Promise<number>;
  status(parsed: ParsedArgs): Promise<number>;
  migrate(parsed: ParsedArgs): Promise<number>;
}
