import type { Output, Terminal } from "../../src/cli/context.ts";
import { run } from "../../src/cli/run.ts";
import { composeServerCommands } from "../../src/compose-server-commands.ts";
import { temporaryDirectory } from "./temporary-directory.ts";

export interface CommandOptions {
  /** Instead of the environment of the tests: nothing of who runs them. */
  env?: Record<string, string>;
  /** Where it is started. */
  directory?: string;
  /** Without it, there is nothing to read. */
  input?: string | Uint8Array;
  /** Whether its output is a terminal, as far as a program sees that, and how wide it is. */
  terminal?: { columns: number };
}

export interface Ended {
  code: number;
  stdout: string;
  stderr: string;
  /** What stands in `stdout`, to the byte. */
  bytes: Uint8Array;
}

/**
 * Runs a command line to its end as `main.ts` does, but in this process: a process of its own has to load the analyser or
 * the server each time. What only a process has, such as signals and real pipes, is tested with one.
 */
export async function runCommandLine(args: string[], options: CommandOptions = {}): Promise<Ended> {
  const { env = {}, directory = temporaryDirectory(), input, terminal } = options;
  const environment = { PATH: process.env["PATH"], TERM: "xterm-256color", HOME: temporaryDirectory(), ...env };
  const [out, err] = [capture(terminal), capture(terminal)];
  const context: Terminal = {
    environment,
    directory,
    home: environment.HOME,
    platform: process.platform,
    input: { isTerminal: false, chunks: () => chunksOf(input) },
    out: out.output,
    err: err.output,
    interrupted: new AbortController().signal,
  };
  // Commands that write what is private change it for their process.
  const umask = process.umask();
  try {
    const code = await run(args, context, composeServerCommands);
    if (code === null) throw new Error("a server started, which would have to run in a process of its own");
    return { code, stdout: out.text(), stderr: err.text(), bytes: out.bytes() };
  } finally {
    process.umask(umask);
  }
}

async function* chunksOf(input: string | Uint8Array | undefined): AsyncGenerator<Uint8Array> {
  if (input !== undefined) yield Buffer.from(input);
}

function capture(terminal: { columns: number } | undefined) {
  const written: Uint8Array[] = [];
  const output: Output = {
    isTerminal: terminal !== undefined,
    columns: terminal?.columns ?? 80,
    async write(data) {
      // A copy: the command may use its buffer again.
      written.push(typeof data === "string" ? Buffer.from(data) : data.slice());
    },
  };
  const bytes = () => new Uint8Array(Buffer.concat(written));
  return { output, bytes, text: () => new TextDecoder().decode(bytes()) };
}
