import { UsageError } from "../wire/usage-error.ts";
import type { ParsedArgs } from "./arguments.ts";
import type { CliContext } from "./context.ts";
import { exitCodes } from "./exit-codes.ts";
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
    throw new UsageError('config knows "set", "get" and "unset".');
  }
  if (key !== "server") throw new UsageError(`There is one setting: "server". Write: lectern config ${action} server`);
  if ((action === "set") !== (value !== undefined)) {
    throw new UsageError(action === "set" ? "Write: lectern config set server URL" : `${action} takes no value.`);
  }
  if (action === "get") {
    await context.out.write(`${safeLine((await chooseServer(undefined, context)).url)}\n`);
    return exitCodes.done;
  }
  const { server: _, ...others } = await readSettings(path);
  const settings = value === undefined ? others : { ...others, server: checkServer(value, "The server") };
  await writeSettings(path, settings);
  await context.err.write(`Written to ${safeLine(path)}.\n`);
  return exitCodes.done;
}
