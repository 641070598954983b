import { join } from "node:path";

const root = join(import.meta.dir, "../..");
const main = join(root, "src/main.ts");

export interface ServerProcess {
  url: string;
  port: number;
  pid: number;
  exited: Promise<number>;
  stderr(): string;
  /** What it has written to standard output so far. */
  output(): string;
  /** All of that, when it has ended. */
  stdout(): Promise<string>;
  signal(signal: NodeJS.Signals): void;
  /** Ends it in order, and waits. */
  stop(): Promise<number>;
}

export interface ProcessOptions {
  env?: Record<string, string>;
  /** Words before the command, such as `prlimit …`. */
  wrapper?: string[];
  args?: string[];
  /** Instead of the program itself, such as `npm start`; run in the project's root. */
  command?: string[];
}

/** A test is one client, and may do what many do in earnest: no limits. And threads that get their share of a processor beside other tests and other programs. */
export const testSettings = {
  PORT: "0",
  HOST: "127.0.0.1",
  UPLOADS_PER_MINUTE: "0",
  WASTED_SECONDS_PER_MINUTE: "0",
  CLIENT_SHARE_PERCENT: "0",
  THREAD_NICENESS: "0",
};

function commandLine({ wrapper = [], command, args = [] }: ProcessOptions): string[] {
  return [...wrapper, ...(command ?? [process.execPath, main]), ...args];
}

/** The environment of the tests must not leak into the server's configuration. */
function cleanEnvironment(env: Record<string, string>): Record<string, string> {
  return { PATH: process.env["PATH"] ?? "", HOME: process.env["HOME"] ?? "", ...env };
}

/** Runs the program to its end: for starts that are meant to fail, and for commands. */
export async function runToEnd(options: ProcessOptions): Promise<{ code: number; stdout: string; stderr: string }> {
  const child = Bun.spawn(commandLine(options), {
    env: cleanEnvironment(options.env ?? {}),
    stdout: "pipe",
    stderr: "pipe",
  });
  const [stdout, stderr] = await Promise.all([child.stdout.text(), child.stderr.text()]);
  return { code: await child.exited, stdout, stderr };
}

/** The real program as an own process, as an operator starts it. Resolves when it listens. */
export async function startProcess(options: ProcessOptions): Promise<ServerProcess> {
  const child = Bun.spawn(commandLine(options), {
    ...(options.command ? { cwd: root } : {}),
    env: cleanEnvironment({ ...testSettings, ...options.env }),
    stdout: "pipe",
    stderr: "pipe",
  });
  let written = "";
  const readStdout = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of child.stdout) written += decoder.decode(chunk, { stream: true });
    return written;
  };
  const stdout = readStdout();
  let said = "";
  const { promise: listening, resolve, reject } = Promise.withResolvers<string>();
  const readStderr = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of child.stderr) {
      said += decoder.decode(chunk, { stream: true });
      const address = /listens on (http:\S+)\n/.exec(said)?.[1];
      if (address) resolve(address);
    }
    reject(new Error(`the server ended at its start: ${said}`));
  };
  void readStderr();
  const url = await listening;
  return {
    url,
    port: Number(new URL(url).port),
    pid: child.pid,
    exited: child.exited,
    stderr: () => said,
    output: () => written,
    stdout: () => stdout,
    signal: (signal) => child.kill(signal),
    async stop() {
      child.kill("SIGTERM");
      return child.exited;
    },
  };
}
