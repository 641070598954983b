#!/usr/bin/env bun
import { homedir } from "node:os";
import { ClosedPipe, Interrupted, type Output, type Terminal } from "./cli/context.ts";
import { run } from "./cli/run.ts";
import { composeServerCommands } from "./compose-server-commands.ts";

/** The composition root: from the command line and the environment to a running program. */
const interruption = new AbortController();

function interrupt(): void {
  // A second signal ends the program at once.
  process.removeListener("SIGINT", interrupt);
  interruption.abort(new Interrupted());
}

const context: Terminal = {
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
const code = await run(process.argv.slice(2), context, (inLanguage) => {
  const serverCommands = composeServerCommands(inLanguage);
  return {
    ...serverCommands,
    serve() {
      // A server ends in order by itself.
      process.removeListener("SIGINT", interrupt);
      return serverCommands.serve();
    },
  };
});
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
