import type { CliContext, ServerCommands } from "./cli/context.ts";

/**
 * The commands that run a server or touch its data, over what they need. Each is loaded when it is called for, so that
 * every other command starts at once.
 */
export function composeServerCommands(context: CliContext): ServerCommands {
  const { environment } = context;
  const texts = { out: context.out.write, err: context.err.write };
  return {
    serve: () =>
      runServerCommand(context, async (readConfig) => {
        // Before the server is loaded: what is wrong with a setting is told at once.
        const config = readConfig(environment);
        const { serve } = await import("./server-commands/serve.ts");
        const { misspelledSettings } = await import("./config/misspelled-settings.ts");
        await serve(config, misspelledSettings(environment));
        return null;
      }),
    remove: (parsed) =>
      runServerCommand(context, async (readConfig) => {
        const { removeLogs } = await import("./server-commands/remove.ts");
        const request = { ids: parsed.words, reason: parsed.value("reason") ?? null, isRefused: parsed.has("refuse") };
        return removeLogs(readConfig(environment), request, context.out.write);
      }),
    moderate: (command, parsed) =>
      runServerCommand(context, async (readConfig) => {
        const { moderate } = await import("./server-commands/moderate.ts");
        return moderate(readConfig(environment), command, parsed, texts);
      }),
    keys: (parsed) =>
      runServerCommand(context, async (readConfig) => {
        const { runKeys } = await import("./server-commands/keys.ts");
        const [action = "", name = null] = parsed.words;
        const uploadsPerMinute = parsed.value("uploads-per-minute") ?? null;
        const request = { action, name, uploadsPerMinute, asJson: parsed.has("json") };
        return runKeys(readConfig(environment), request, texts);
      }),
    status: (parsed) =>
      runServerCommand(context, async (readConfig) => {
        const { runStatus } = await import("./status/command.ts");
        return runStatus(parsed.has("json"), readConfig(environment), context);
      }),
    backup: (command, parsed) =>
      runServerCommand(context, async (readConfig) => {
        const { runBackup } = await import("./backup/command.ts");
        return runBackup(command, parsed, readConfig(environment), context);
      }),
    migrate: (args) =>
      runServerCommand(context, async (readConfig) => {
        const { runMigrate } = await import("./migrate/command.ts");
        return runMigrate(args, readConfig(environment), context);
      }),
  };
}

const failed = 1;

/** What is wrong with the settings or the machine is told in a sentence; everything else is a bug. */
async function runServerCommand<Code extends number | null>(
  { err }: CliContext,
  work: (readConfig: ReadConfig) => Promise<Code>,
): Promise<Code | typeof failed> {
  const { ConfigError, readConfig } = await import("./config/config.ts");
  const { CannotListen } = await import("./http/server.ts");
  const { CannotBuildPages } = await import("./server-commands/web-files.ts");
  const { UnusableStore } = await import("./storage/open.ts");
  try {
    return await work(readConfig);
  } catch (error) {
    const expected = [ConfigError, UnusableStore, CannotBuildPages, CannotListen];
    const isExpected = expected.some((kind) => error instanceof kind);
    const said = `lectern: ${isExpected ? (error as Error).message : (error as Error).stack}\n`;
    // It failed all the same where nobody reads that.
    await err.write(said).catch(() => {});
    return failed;
  }
}

type ReadConfig = typeof import("./config/config.ts").readConfig;
