#!/usr/bin/env bun
import { homedir } from "node:os";
import { type CliContext, ClosedPipe, Interrupted, type Output, type ServerCommands } from "./cli/context.ts";
import { run } from "./cli/run.ts";

/**
 * The composition root: from the command line and the environment to a running program. The server is loaded when it is
 * called for, so that every other command starts at once.
 */
const serverCommands: ServerCommands = {
  async serve() {
    process.removeListener("SIGINT", interrupt);
    await runServerCommand(async (readConfig) => {
      // Before the server is loaded: what is wrong with a setting is told at once.
      const config = readConfig(process.env);
      const { serve } = await import("./server-commands/serve.ts");
      const { misspelledSettings } = await import("./config/misspelled-settings.ts");
      return serve(config, misspelledSettings(process.env));
    });
  },
  remove: (parsed) =>
    runServerCommand(async (readConfig) => {
      const { removeLogs } = await import("./server-commands/remove.ts");
      const request = { ids: parsed.words, reason: parsed.value("reason") ?? null, isRefused: parsed.has("refuse") };
      return removeLogs(readConfig(process.env), request, context.out.write);
    }),
  moderate: (command, parsed) =>
    runServerCommand(async (readConfig) => {
      const { moderate } = await import("./server-commands/moderate.ts");
      return moderate(readConfig(process.env), command, parsed, { out: context.out.write, err: context.err.write });
    }),
  keys: (parsed) =>
    runServerCommand(async (readConfig) => {
      const { runKeys } = await import("./server-commands/keys.ts");
      const [action = "", name = null] = parsed.words;
      const uploadsPerMinute = parsed.value("uploads-per-minute") ?? null;
      const request = { action, name, uploadsPerMinute, asJson: parsed.has("json") };
      return runKeys(readConfig(process.env), request, { out: context.out.write, err: context.err.write });
    }),
  status: (parsed) =>
    runServerCommand(async (readConfig) => {
      const { runStatus } = await import("./status/command.ts");
      return runStatus(parsed.has("json"), readConfig(process.env), context);
    }),
  backup: (command, parsed) =>
    runServerCommand(async (readConfig) => {
      const { runBackup } = await import("./backup/command.ts");
      return runBackup(command, parsed, readConfig(process.env), context);
    }),
  migrate: (args) =>
    runServerCommand(async (readConfig) => {
      const { runMigrate } = await import("./migrate/command.ts");
      return runMigrate(args, readConfig(process.env), context);
    }),
};

const interruption = new AbortController();

function interrupt(): void {
  // A second signal ends the program at once.
  process.removeListener("SIGINT", interrupt);
  interruption.abort(new Interrupted());
}

const context: CliContext = {
  environment: process.env,
  directory: process.cwd(),
  home: homeDirectory(),
  platform: process.platform,
  input: {
    isTerminal: process.stdin.isTTY === true,
    chunks: () => Bun.stdin.stream() as unknown as AsyncIterable<Uint8Array>,
  },
  out: outputOf(process.stdout),
  err: outputOf(process.stderr),
  interrupted: interruption.signal,
};

process.on("SIGINT", interrupt);
const code = await run(process.argv.slice(2), context, serverCommands);
if (code !== null) process.exit(code);

/** A service may run as a user without a home directory and without an entry in the user database. */
function homeDirectory(): string {
  try {
    return process.env["HOME"] || homedir();
  } catch {
    return "/";
  }
}

function outputOf(stream: NodeJS.WriteStream): Output {
  // Every write tells its own failure; without a listener, the first one would end the program.
  stream.on("error", () => {});
  return {
    isTerminal: stream.isTTY === true,
    columns: stream.columns || 80,
    write: (data) =>
      data.length === 0
        ? Promise.resolve()
        : new Promise((resolve, reject) => {
            stream.write(data, (error) => (error ? reject(new ClosedPipe()) : resolve()));
          }),
  };
}

/** What is wrong with the settings or the machine is told in a sentence; everything else is a bug. */
async function runServerCommand<Result>(work: (readConfig: ReadConfig) => Promise<Result>): Promise<Result> {
  const { ConfigError, readConfig } = await import("./config/config.ts");
  const { CannotListen } = await import("./http/server.ts");
  const { CannotBuildPages } = await import("./server-commands/web-files.ts");
  const { UnusableStore } = await import("./storage/open.ts");
  try {
    return await work(readConfig);
  } catch (error) {
    const expected = [ConfigError, UnusableStore, CannotBuildPages, CannotListen];
    const isExpected = expected.some((kind) => error instanceof kind);
    process.stderr.write(`lectern: ${isExpected ? (error as Error).message : (error as Error).stack}\n`);
    process.exit(1);
  }
}

type ReadConfig = typeof import("./config/config.ts").readConfig;
