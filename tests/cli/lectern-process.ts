import { join } from "node:path";
import type { CommandOptions, Ended } from "../support/command-line.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

const main = join(import.meta.dir, "../../src/main.ts");

type RunOptions = Omit<CommandOptions, "terminal">;

/** Nothing of who runs the tests: no settings, no home. */
function environmentOf({ env = {} }: RunOptions): Record<string, string> {
  return { PATH: process.env["PATH"] ?? "", HOME: temporaryDirectory(), TERM: "xterm-256color", ...env };
}

/** The real program in pipes, to its end. For what does not need a process there is `runCommandLine`. */
export async function lecternProcess(args: string[], options: RunOptions = {}): Promise<Ended> {
  const child = Bun.spawn([process.execPath, main, ...args], {
    env: environmentOf(options),
    cwd: options.directory ?? temporaryDirectory(),
    stdin: options.input === undefined ? "ignore" : Buffer.from(options.input),
    stdout: "pipe",
    stderr: "pipe",
  });
  const [bytes, stderr] = await Promise.all([child.stdout.bytes(), child.stderr.text()]);
  return { code: await child.exited, stdout: new TextDecoder().decode(bytes), stderr, bytes };
}

/** The real program in a terminal. `answer` sees all that was shown so far, and returns what is typed. */
export async function lecternInTerminal(
  args: string[],
  options: RunOptions & { columns?: number; answer?: (shown: string) => string } = {},
): Promise<{ code: number; shown: string }> {
  let shown = "";
  const decoder = new TextDecoder();
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const child = Bun.spawn([process.execPath, main, ...args], {
    env: environmentOf(options),
    cwd: options.directory ?? temporaryDirectory(),
    terminal: {
      cols: options.columns ?? 80,
      rows: 24,
      data(terminal: Bun.Terminal, data: Uint8Array) {
        shown += decoder.decode(data, { stream: true });
        const typed = options.answer?.(shown) ?? "";
        if (typed !== "") terminal.write(typed);
      },
      exit: () => resolve(),
    },
  });
  const code = await child.exited;
  await ended;
  return { code, shown };
}
