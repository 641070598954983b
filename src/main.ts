#!/usr/bin/env bun
import { ConfigError, readConfig } from "./config.ts";
import { CannotListen } from "./http/server.ts";
import { removeLogs } from "./remove.ts";
import { CannotBuildPages, serve } from "./serve.ts";
import { UnusableStore } from "./storage/open.ts";

const usage = `Usage: lectern [serve]        start the server
       lectern remove ID...   remove logs for good, also while the server runs

Settings come from the environment; the README lists them.
`;

/** The composition root: from the command line and the environment to a running program. */
async function main(): Promise<void> {
  const [command = "serve", ...rest] = process.argv.slice(2);
  if (command === "serve" && rest.length === 0) return serve(readConfig(process.env));
  if (command === "remove" && rest.length > 0) {
    process.exitCode = await removeLogs(readConfig(process.env).dataDir, rest);
    return;
  }
  const isHelp = command === "help" || command === "--help" || command === "-h";
  (isHelp ? process.stdout : process.stderr).write(usage);
  process.exitCode = isHelp ? 0 : 2;
}

try {
  await main();
} catch (error) {
  const expected = [ConfigError, UnusableStore, CannotBuildPages, CannotListen];
  const isExpected = expected.some((kind) => error instanceof kind);
  process.stderr.write(`lectern: ${isExpected ? (error as Error).message : (error as Error).stack}\n`);
  process.exit(1);
}
