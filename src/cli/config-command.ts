import { UsageError } from "../wire/usage-error.ts";
import type { ParsedArgs } from "./arguments.ts";
import type { CliContext } from "./context.ts";
import { exitCodes } from "./exit-codes.ts";
import { cliWords, said } from "./said.ts";
import { checkServer, chooseServer } from "./server-choice.ts";
import { readSettings, settingsPath, writeSettings } from "./settings-file.ts";
import { safeLine } from "./terminal-text.ts";

/** `lectern config` */
export async function config({ words }: ParsedArgs, context: CliContext): Promise<number> {
  const [action, key, value] = words;
  const path = settingsPath(context);
  if (action === undefined) {
    const { url, from } = await chooseServer(undefined, context);
    await context.out.write(`server  ${safeLine(url)} (${safeLine(from)})\nfile    ${safeLine(path)}\n`);
    return exitCodes.done;
  }
  if (action !== "set" && action !== "get" && action !== "unset") {
    throw new UsageError(said(({ configKnows }) => configKnows));
  }
  if (key !== "server") {
    throw new UsageError(said((words) => words.oneSetting({ command: `lectern config ${action} server` })));
  }
  if ((action === "set") !== (value !== undefined)) {
    const command = "lectern config set server URL";
    throw new UsageError(said((words) => (value ? words.noValue({ option: action }) : words.write({ command }))));
  }
  if (action === "get") {
    await context.out.write(`${safeLine((await chooseServer(undefined, context)).url)}\n`);
    return exitCodes.done;
  }
  const { server: _, ...others } = await readSettings(path);
  const settings = value === undefined ? others : { ...others, server: checkServer(value, "config set server") };
  await writeSettings(path, settings);
  await context.err.write(`${cliWords[context.language].written({ file: safeLine(path) })}\n`);
  return exitCodes.done;
}
