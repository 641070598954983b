import type { ParsedArgs } from "./cli/arguments.ts";
import type { CliContext, Output, ServerCommands } from "./cli/context.ts";
import { safeText } from "./cli/terminal-text.ts";
import { troubleText } from "./i18n/trouble-text.ts";
import type { OperatorCommand } from "./server-commands/operator-command.ts";
import { visibleJson } from "./wire/unseen.ts";

/**
 * The commands that run a server or touch its data, over what they need. Each is loaded when it is called for, so that
 * every other command starts at once.
 */
export function composeServerCommands(terminal: CliContext): ServerCommands {
  const { environment, language } = terminal;
  /** What operators are shown has words of visitors, senders and other programs in it. */
  const shown = (isJson: boolean): CliContext => ({
    ...terminal,
    out: harmless(terminal.out, isJson ? visibleJson : safeText),
    err: harmless(terminal.err, safeText),
  });
  const context = shown(false);
  const operator = (load: () => Promise<OperatorCommand>) => (parsed: ParsedArgs) =>
    runServerCommand(context, async (readConfig) => {
      const { runOperatorCommand } = await import("./server-commands/operator-command.ts");
      const { out, err, directory } = shown(parsed.has("json"));
      const texts = { out: out.write, err: err.write, directory, language };
      return runOperatorCommand(await load(), readConfig(environment), parsed, texts);
    });
  return {
    serve: () =>
      runServerCommand(context, async (readConfig) => {
        // Before the server is loaded: what is wrong with a setting is told at once.
        const config = readConfig(environment);
        const { serve } = await import("./server-commands/serve.ts");
        const { misspelledSettings } = await import("./config/misspelled-settings.ts");
        await serve(config, language, misspelledSettings(environment));
        return null;
      }),
    remove: operator(async () => (await import("./server-commands/remove.ts")).removeLogs),
    moderate: (command, parsed) =>
      operator(async () => (await import("./server-commands/moderate.ts")).moderation[command])(parsed),
    keys: operator(async () => (await import("./server-commands/keys.ts")).runKeys),
    mappings: operator(async () => (await import("./server-commands/mappings.ts")).runMappings),
    crashes: operator(async () => (await import("./server-commands/crashes.ts")).runCrashes),
    analyseAgain: () =>
      runServerCommand(context, async (readConfig) => {
        const { analyseAgain } = await import("./server-commands/analyse-again.ts");
        return analyseAgain(readConfig(environment), context.err, language);
      }),
    status: (parsed) =>
      runServerCommand(context, async (readConfig) => {
        const { runStatus } = await import("./status/command.ts");
        return runStatus(parsed.has("json"), readConfig(environment), shown(parsed.has("json")));
      }),
    backup: (command, parsed) =>
      runServerCommand(context, async (readConfig) => {
        const { runBackup } = await import("./backup/command.ts");
        return runBackup(command, parsed, readConfig(environment), shown(parsed.has("json")));
      }),
    migrate: (parsed) =>
      runServerCommand(context, async (readConfig) => {
        const { runMigrate } = await import("./migrate/command.ts");
        return runMigrate(parsed, readConfig(environment), shown(parsed.has("json")));
      }),
  };
}

/** What the bars of progress begin with: the one sequence that is meant. */
const redraw = "\r\u001b[K";

function harmless(output: Output, made: (text: string) => string): Output {
  const fit = (text: string) => (text.startsWith(redraw) ? redraw + made(text.slice(redraw.length)) : made(text));
  return { ...output, write: (data) => output.write(typeof data === "string" ? fit(data) : data) };
}

const failed = 1;

/** What is wrong with the settings or the machine is told in a sentence; everything else is a bug. */
async function runServerCommand<Code extends number | null>(
  { err, language }: CliContext,
  work: (readConfig: ReadConfig) => Promise<Code>,
): Promise<Code | typeof failed> {
  const { ConfigError, readConfig } = await import("./config/config.ts");
  const { CannotListen } = await import("./http/server.ts");
  const { CannotBuildPages } = await import("./server-commands/web-files.ts");
  const { UnusableStore } = await import("./storage/unusable-store.ts");
  try {
    return await work(readConfig);
  } catch (error) {
    const expected = [ConfigError, UnusableStore, CannotBuildPages, CannotListen];
    const isExpected = expected.some((kind) => error instanceof kind);
    const { message, stack } = error as Error;
    const said = `lectern: ${isExpected ? troubleText(message, language) : stack}\n`;
    // It failed all the same where nobody reads that.
    await err.write(said).catch(() => {});
    return failed;
  }
}

type ReadConfig = typeof import("./config/config.ts").readConfig;
