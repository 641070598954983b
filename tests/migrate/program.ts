import { join } from "node:path";
import { parseArguments } from "../../src/cli/arguments.ts";
import { commandNamed } from "../../src/cli/commands.ts";
import { readConfig } from "../../src/config/config.ts";
import { runMigrate } from "../../src/migrate/command.ts";

/** `lectern migrate` by itself: a process that can be killed. */

if (import.meta.main) {
  const screen = (stream: NodeJS.WriteStream) => ({
    isTerminal: false,
    columns: 80,
    write: (text: string) => new Promise<void>((resolve) => stream.write(text, () => resolve())),
  });
  const interruption = new AbortController();
  process.on("SIGINT", () => interruption.abort());
  const [out, err] = [screen(process.stdout), screen(process.stderr)];
  const io = { out, err, interrupted: interruption.signal, language: "en" as const };
  const given = parseArguments(commandNamed("migrate")!, process.argv.slice(2));
  process.exit(await runMigrate(given, readConfig(process.env), io));
}

export type Environment = Record<string, string>;

export interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

export interface Migration {
  ended: Promise<Ended>;
  signal(signal: NodeJS.Signals): void;
}

export function startMigration(args: string[], environment: Environment = {}): Migration {
  const child = Bun.spawn([process.execPath, join(import.meta.dir, "program.ts"), ...args], {
    env: { PATH: process.env["PATH"] ?? "", HOME: process.env["HOME"] ?? "", ...environment },
    stdout: "pipe",
    stderr: "pipe",
  });
  const end = async () => {
    const [stdout, stderr] = await Promise.all([child.stdout.text(), child.stderr.text()]);
    return { code: await child.exited, stdout, stderr };
  };
  return { ended: end(), signal: (signal) => child.kill(signal) };
}

export function migrate(from: string, to: string, more: string[] = [], environment: Environment = {}): Promise<Ended> {
  return startMigration(["--from", from, "--to", to, ...more], environment).ended;
}
