import { nearest } from "../wire/suggestion.ts";
import { UsageError } from "../wire/usage-error.ts";
import { maybe, parseArguments } from "./arguments.ts";
import { commandLanguage, systemLanguage } from "./command-language.ts";
import { type Command, commandNamed, commands } from "./commands.ts";
import { type CliContext, ClosedPipe, Interrupted, type ServerCommands, type Terminal } from "./context.ts";
import { exitCodes, Failure } from "./exit-codes.ts";
import { commandHelp, generalHelp, usageLine, usageOf } from "./help.ts";
import { cliWords, tellFailure } from "./said.ts";
import { safeLine } from "./terminal-text.ts";

/** Runs one command line. Resolves with the exit code, or `null` where the program goes on: the server runs. */
export async function run(
  args: string[],
  terminal: Terminal,
  serverCommandsIn: (context: CliContext) => ServerCommands,
): Promise<number | null> {
  const { interrupted } = terminal;
  const stopped = new Promise<never>((_, reject) => {
    if (interrupted.aborted) reject(interrupted.reason);
    interrupted.addEventListener("abort", () => reject(interrupted.reason), { once: true });
  });
  stopped.catch(() => {});
  const context: CliContext = { ...terminal, language: systemLanguage(terminal.environment) };
  try {
    const { language = context.language, rest } = commandLanguage(args);
    context.language = language;
    return await Promise.race([dispatch(rest, context, serverCommandsIn(context)), stopped]);
  } catch (error) {
    return tell(error, context);
  }
}

async function dispatch(args: string[], context: CliContext, serverCommands: ServerCommands): Promise<number | null> {
  const [first, ...rest] = args;
  // Services that were set up before there were other commands start the program without a word, and have no terminal.
  if (first === undefined && !context.input.isTerminal) return serverCommands.serve();
  if (first === undefined || first === "--help" || first === "-h") return say(context, generalHelp(context.language));
  if (first === "help")
    return say(
      context,
      rest[0] === undefined ? generalHelp(context.language) : commandHelp(find(rest[0]), context.language),
    );
  if (first === "--version" || first === "-V") return dispatch(["version"], context, serverCommands);
  const command = find(first);
  try {
    return await runCommand(command, rest, context, serverCommands);
  } catch (error) {
    if (error instanceof UsageError) error.usage = usageOf(command);
    throw error;
  }
}

async function runCommand(
  command: Command,
  args: string[],
  context: CliContext,
  serverCommands: ServerCommands,
): Promise<number | null> {
  const parsed = parseArguments(command, args);
  if (parsed.has("help")) return say(context, commandHelp(command, context.language));
  // Each command is loaded when it is called for: the analyser and the server are large.
  switch (command.name) {
    case "share":
      return (await import("./share.ts")).share(parsed, context);
    case "analyse":
      return (await import("./analyse.ts")).analyseCommand(parsed, context);
    case "get":
      return (await import("./get.ts")).get(parsed, context);
    case "stats":
      return (await import("./stats.ts")).stats(parsed, context);
    case "list":
      return (await import("./list.ts")).list(parsed, context);
    case "delete":
      return (await import("./delete.ts")).deleteLogs(parsed, context);
    case "config":
      return (await import("./config-command.ts")).config(parsed, context);
    case "completions":
      return (await import("./completions-command.ts")).completions(parsed, context);
    case "version":
      return say(context, `lectern ${(await import("../wire/version.ts")).version}\n`);
    case "findings":
      return (await import("./check-findings.ts")).checkFindings(parsed, context);
    case "keys":
      return serverCommands.keys(parsed);
    case "mappings":
      return serverCommands.mappings(parsed);
    case "crashes":
      return serverCommands.crashes(parsed);
    case "analyse-again":
      return serverCommands.analyseAgain(parsed);
    case "remove":
      return serverCommands.remove(parsed);
    case "reports":
    case "block":
    case "audit":
      return serverCommands.moderate(command.name, parsed);
    case "status":
      return serverCommands.status(parsed);
    case "migrate":
      return serverCommands.migrate(parsed);
    case "backup":
    case "restore":
    case "verify":
      return serverCommands.backup(command.name, parsed);
    default:
      return serverCommands.serve();
  }
}

async function say(context: CliContext, text: string): Promise<number> {
  await context.out.write(text);
  return exitCodes.done;
}

function find(name: string): Command {
  const command = commandNamed(name);
  if (command) return command;
  const meant = nearest(name, [...commands.flatMap(({ name, aliases = [] }) => [name, ...aliases]), "help"]);
  throw maybe(meant, (words) => words.noCommand({ name: safeLine(name, 60) }));
}

/** Reports a failure to the user. Bugs are rethrown. */
async function tell(error: unknown, context: CliContext): Promise<number> {
  const { err, language } = context;
  if (error instanceof ClosedPipe) return exitCodes.done;
  try {
    if (error instanceof Interrupted) {
      await err.write(`${err.isTerminal ? "\r\u001b[K" : ""}${cliWords[language].cancelled}\n`);
      return exitCodes.interrupted;
    }
    if (error instanceof UsageError) {
      await tellFailure(error, context);
      await err.write(`${usageLine(error.usage, language)}\n`);
      return exitCodes.usage;
    }
    if (error instanceof Failure) {
      await tellFailure(error, context);
      return exitCodes.failed;
    }
  } catch (fault) {
    if (fault instanceof ClosedPipe) return exitCodes.failed;
    throw fault;
  }
  throw error;
}
