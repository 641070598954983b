import type { Given } from "./arguments.ts";
import { exitCodes, UsageError } from "./exit-codes.ts";
import { checkServer, chooseServer } from "./server-choice.ts";
import { readSettings, settingsPath, writeSettings } from "./settings-file.ts";
import { safeLine } from "./terminal-text.ts";
import type { World } from "./world.ts";

/** `lectern config` */
export async function config({ words }: Given, world: World): Promise<number> {
  const [action, key, value] = words;
  const path = settingsPath(world);
  if (action === undefined) {
    const { url, from } = await chooseServer(undefined, world);
    await world.out.write(`server  ${safeLine(url)} (${safeLine(from)})\nfile    ${safeLine(path)}\n`);
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
    await world.out.write(`${safeLine((await chooseServer(undefined, world)).url)}\n`);
    return exitCodes.done;
  }
  const { server: _, ...others } = await readSettings(path);
  const settings = value === undefined ? others : { ...others, server: checkServer(value, "The server") };
  await writeSettings(path, settings);
  await world.err.write(`Written to ${safeLine(path)}.\n`);
  return exitCodes.done;
}
